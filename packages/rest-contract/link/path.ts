import { localError } from './apiErrors';

type Args = Readonly<Record<string, unknown>>;

export interface PreparedPath {
  /** A path template of apollo-link-rest: `{args.x}`, or `{args.x.0}` for a list item. */
  template: string;
  /** The arguments in it, URL-encoded. Strings that need no encoding, and numbers, are unchanged. */
  values: Args;
}

/** `{args.x}`; `{args.x,}` for a list in one value. */
const PLACEHOLDER = /\{args\.([A-Za-z0-9_]+)(,?)\}/g;

const LONE_SURROGATE = /[\ud800-\udfff]/u;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' ? !LONE_SURROGATE.test(value) : Number.isFinite(value));

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Browsers and servers drop these segments or climb out of them, which would reach another endpoint. */
const UNSAFE_SEGMENT = /^\.{0,2}$/;

/** Returns the placeholder of one item, as apollo-link-rest would print a whole list into one value. */
const itemOf = (name: string, index: number): string => `{args.${name}.${index}}`;

/** The first list in a query pair that repeats the pair for each item. */
const repeatedListIn = (pair: string, args: Args): string | undefined =>
  [...pair.matchAll(PLACEHOLDER)].find(
    ([, name = '', comma]) => comma === '' && Array.isArray(args[name]),
  )?.[1];

/** Returns no pair without a value, and one for each item of a list unless `{args.x,}` joins them. */
function pairsFor(pair: string, args: Args): string[] {
  const repeated = repeatedListIn(pair, args);
  if (repeated !== undefined) {
    return (args[repeated] as unknown[]).flatMap((item, index) =>
      isAbsent(item)
        ? []
        : pairsFor(pair.replaceAll(`{args.${repeated}}`, itemOf(repeated, index)), args),
    );
  }
  let absent = false;
  const filled = pair.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = args[name];
    if (!Array.isArray(value)) {
      absent ||= isAbsent(value);
      return placeholder.replace(',', '');
    }
    const items = (value as unknown[]).flatMap((item, index) =>
      isAbsent(item) ? [] : itemOf(name, index),
    );
    absent ||= items.length === 0;
    return items.join(',');
  });
  return absent ? [] : [filled];
}

/**
 * Makes a path safe for apollo-link-rest, which encodes nothing, prints absent values as `undefined` and cannot repeat a
 * pair.
 *
 * @throws ApiError `BadPath` for a value that would leave its segment or cannot be encoded
 */
export function preparePath(path: string, args: Args): PreparedPath {
  const encode = (name: string, value: unknown, unsafe?: RegExp): unknown => {
    if (!isPlain(value) || unsafe?.test(String(value))) {
      throw localError('BadPath', { template: path, argument: name, value });
    }
    const encoded = encodeURIComponent(value);
    return encoded === String(value) ? value : encoded;
  };
  const [segments = '', query = ''] = path.split(/\?(.*)/s);
  const values: Record<string, unknown> = {};
  for (const [, name = ''] of segments.matchAll(PLACEHOLDER)) {
    values[name] = encode(name, args[name], UNSAFE_SEGMENT);
  }
  for (const [, name = ''] of query.matchAll(PLACEHOLDER)) {
    const value = args[name];
    if (Array.isArray(value)) {
      values[name] = (value as unknown[]).map((item) =>
        isAbsent(item) ? item : encode(name, item),
      );
    } else if (!isAbsent(value)) values[name] = encode(name, value);
  }
  const pairs = query.split('&').flatMap((pair) => (pair === '' ? [] : pairsFor(pair, args)));
  return { template: pairs.length > 0 ? `${segments}?${pairs.join('&')}` : segments, values };
}
