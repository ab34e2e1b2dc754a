import { unwatched } from '../errors/inputReads';
import { fingerprint } from './fingerprint';

/** What tells a member's request from any other that comes with the same key. */
export const requestHash = (input: { idempotencyKey: string }): string =>
  fingerprint({ ...unwatched(input), idempotencyKey: null });
