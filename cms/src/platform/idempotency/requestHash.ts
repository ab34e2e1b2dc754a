import { untracked } from '../errors/inputReads';
import { fingerprint } from './fingerprint';

export const requestHash = (input: { idempotencyKey: string }): string =>
  fingerprint({ ...untracked(input), idempotencyKey: null });
