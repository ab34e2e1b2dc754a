import type { Encoding } from './HostResponse';

const cache = new Map<string, readonly Encoding[]>();
const MAX_CACHED = 200;

/** The encodings we support that an `Accept-Encoding` allows (RFC 9110, 12.5.3), best first. */
export function bestEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = cache.get(header);
  if (known !== undefined) return known;
  const encodings = parse(header);
  if (cache.size < MAX_CACHED) cache.set(header, encodings);
  return encodings;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const compressed = (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0);
  compressed.sort((a, b) => weightOf(b) - weightOf(a));
  return [...compressed, 'identity'];
}
