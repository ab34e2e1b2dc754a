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

/** A lone surrogate cannot be encoded. */
const LONE = /[\ud800-\udfff]/u;

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && !LONE.test(value)) ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Browsers and servers drop these segments or climb out of them, which would reach another endpoint. */
const leadsAway = (segment: string): boolean => /^\.{0,2}$/.test(segment);

function buildSegment(template: string, segment: string, args: Args): string {
  const built = segment.replace(PLACEHOLDER, (_match, name: string) => {
    const value = args[name];
    if (!isPlain(value) || leadsAway(String(value))) throw refuse(template, name, value);
    return encodeURIComponent(value);
  });
  return built;
}

/** Null if its argument is absent, so that no empty filter is sent. */
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

/**
 * Fills in the path of an `@endpoint`. Throws an ApiError `BadPath` for a value that would leave its
 * segment (empty, `.`, `..`, absent) or cannot be encoded; a query pair without its argument is omitted.
 */
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
