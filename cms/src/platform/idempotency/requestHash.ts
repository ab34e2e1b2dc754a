import { untracked } from '../errors/inputReads';
import { fingerprint } from './fingerprint';

/** What tells a member's request from any other that comes with the same key. */
export const requestHash = (input: { idempotencyKey: string }): string =>
  fingerprint({ ...untracked(input), idempotencyKey: null });
