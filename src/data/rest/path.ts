import { localError } from './answerError';

type Args = Readonly<Record<string, unknown>>;

/** `{args.x}`; `{args.x,}` for a list in one value. */
const PLACEHOLDER = /\{args\.([A-Za-z0-9_]+)(,?)\}/g;

const LONE_SURROGATE = /[\ud800-\udfff]/u;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' ? !LONE_SURROGATE.test(value) : Number.isFinite(value));

function encode(template: string, name: string, value: unknown, unfit?: RegExp): string {
  if (isPlain(value) && !unfit?.test(String(value))) return encodeURIComponent(value);
  throw localError('BadPath', { template, argument: name, value });
}

/** Browsers and servers drop these segments or climb out of them, which would reach another endpoint. */
const UNSAFE_SEGMENT = /^\.{0,2}$/;

/** The first list that a pair takes item by item. */
const listIn = (pair: string, args: Args): string | undefined =>
  [...pair.matchAll(PLACEHOLDER)].find(
    ([, name = '', comma]) => comma === '' && Array.isArray(args[name]),
  )?.[1];

/** None without its argument; one for each item of a list, unless its items stand in one value. */
function buildPairs(template: string, pair: string, args: Args): string[] {
  const list = listIn(pair, args);
  if (list !== undefined) {
    const items = args[list] as unknown[];
    return items.flatMap((item) => buildPairs(template, pair, { ...args, [list]: item }));
  }
  let absent = false;
  const built = pair.replace(PLACEHOLDER, (_match, name: string) => {
    const value = args[name];
    const values = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
      (one) => one !== undefined && one !== null && one !== '',
    );
    absent ||= values.length === 0;
    return values.map((one) => encode(template, name, one)).join(',');
  });
  return absent ? [] : [built];
}

/** Throws an ApiError `BadPath` for a value that would leave its segment or cannot be encoded. */
export function buildPath(template: string, args: Args): string {
  const [path = '', query] = template.split(/\?(.*)/s);
  const built = path.replace(PLACEHOLDER, (_match, name: string) =>
    encode(template, name, args[name], UNSAFE_SEGMENT),
  );
  const pairs = (query ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .flatMap((pair) => buildPairs(template, pair, args));
  return pairs.length > 0 ? `${built}?${pairs.join('&')}` : built;
}
