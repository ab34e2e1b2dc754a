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

/** Half of a pair of UTF-16, which no address can hold. */
const LONE = /[\ud800-\udfff]/u;

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && !LONE.test(value)) ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** A segment that a browser or server would drop or climb out of leads to another endpoint. */
const leadsAway = (segment: string): boolean => /^\.{0,2}$/.test(segment);

function buildSegment(template: string, segment: string, args: Args): string {
  const built = segment.replace(PLACEHOLDER, (_match, name: string) => {
    const value = args[name];
    if (!isPlain(value) || leadsAway(String(value))) throw refuse(template, name, value);
    return encodeURIComponent(value);
  });
  return built;
}

/** One `key=value`; null where its argument is absent, so that no empty filter is sent. */
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
 * Fills the path of an `@endpoint` with the arguments of its field.
 *
 * Values are encoded where they stand. A value that would leave its segment (empty, `.`, `..`,
 * absent), or that no address can hold, is refused with an ApiError `BadPath`; a query pair without its
 * argument is left out.
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
