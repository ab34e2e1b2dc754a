import type { Compression } from './Answer';

/** The compressions we support that an `Accept-Encoding` allows (RFC 9110, 12.5.3), best first. */
export function bestEncodings(header: string | undefined): Compression[] {
  if (header === undefined) return [];
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Compression) => weights.get(name) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}
