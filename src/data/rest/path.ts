import { ApiError } from '../ApiError';
import { messageFor } from './messages';

type Args = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{args\.([A-Za-z0-9_]+)\}/g;

function refuse(template: string, name: string, value: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'BadPath',
    message: messageFor({ code: 'BadPath', status: 0 }),
    details: { template, argument: name, value },
  });
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && !LONE_SURROGATE.test(value)) ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Browsers and servers drop these segments or climb out of them, which would reach another endpoint. */
const isUnsafeSegment = (segment: string): boolean => /^\.{0,2}$/.test(segment);

function buildSegment(template: string, segment: string, args: Args): string {
  const built = segment.replace(PLACEHOLDER, (_match, name: string) => {
    const value = args[name];
    if (!isPlain(value) || isUnsafeSegment(String(value))) throw refuse(template, name, value);
    return encodeURIComponent(value);
  });
  return built;
}

function buildPair(template: string, pair: string, args: Args): string | null {
  let absent = false;
  const built = pair.replace(PLACEHOLDER, (_match, name: string) => {
    const value = args[name];
    if (value === undefined || value === null || value === '') {
      absent = true;
      return '';
    }
    if (!isPlain(value)) throw refuse(template, name, value);
    return encodeURIComponent(value);
  });
  return absent ? null : built;
}

/** Throws an ApiError `BadPath` for a value that would leave its segment or cannot be encoded. */
export function buildPath(template: string, args: Args): string {
  const [path = '', query] = template.split(/\?(.*)/s);
  const built = path
    .split('/')
    .map((segment) => buildSegment(template, segment, args))
    .join('/');
  const pairs = (query ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => buildPair(template, pair, args))
    .filter((pair) => pair !== null);
  return pairs.length > 0 ? `${built}?${pairs.join('&')}` : built;
}
