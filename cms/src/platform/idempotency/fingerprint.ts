import { createHash } from 'node:crypto';
import { untracked } from '../errors/inputReads';

export const requestHash = (input: { idempotencyKey: string }): string =>
  fingerprint({ ...untracked(input), idempotencyKey: null });

/** Independent of key order; absent, undefined and null are equal. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field != null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
