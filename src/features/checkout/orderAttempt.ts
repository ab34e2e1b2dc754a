import type { AddUserOrderInput } from '@/data/generated/types';
import { readDraft, readMark, writeDraft, writeMark } from '@/lib/drafts';

const draftName = 'order-attempt';
const markName = 'order-key';

/**
 * An order being placed. Its idempotency key is created when checkout opens and kept, across
 * reloads, until the server has answered: the same key always yields the same order, so retrying is
 * safe.
 */
export interface OrderAttempt {
  key: string;
  /** The member who is ordering: a different one in this browser starts a new attempt. */
  owner: string;
  /** What was sent without a definite answer. */
  sent: AddUserOrderInput | null;
}

type OrderKey = Pick<OrderAttempt, 'key' | 'owner'>;

const isKey = (value: unknown): value is OrderKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'owner' in value &&
  typeof value.owner === 'string';

const isAttempt = (value: unknown): value is OrderAttempt =>
  isKey(value) &&
  'sent' in value &&
  (value.sent === null || (typeof value.sent === 'object' && 'items' in value.sent));

/**
 * The member's attempt in this tab, started if there is none. After a logout only its key is left:
 * resending the same order with it returns the same result, and a different order is rejected.
 *
 * @param owner the member's documentId.
 */
export function resumeAttempt(owner: string): OrderAttempt {
  const saved = readDraft(draftName);
  if (isAttempt(saved) && saved.owner === owner) return saved;
  const interrupted = readMark(markName);
  return isKey(interrupted) && interrupted.owner === owner
    ? save({ ...interrupted, sent: null })
    : startAttempt(owner);
}

/** Records what is about to be sent: from now on the order may exist, whatever the response. */
export function recordSent(attempt: OrderAttempt, sent: AddUserOrderInput): OrderAttempt {
  writeMark(markName, { key: attempt.key, owner: attempt.owner } satisfies OrderKey);
  return save({ ...attempt, sent });
}

/** The server confirmed that the order was not placed, so the key can be reused. */
export function recordRefused(attempt: OrderAttempt): OrderAttempt {
  writeMark(markName, null);
  return save({ ...attempt, sent: null });
}

/** Starts a new attempt in place of an earlier one. */
export function startAttempt(owner: string): OrderAttempt {
  writeMark(markName, null);
  return save({ key: newKey(), owner, sent: null });
}

export function closeAttempt(): void {
  writeMark(markName, null);
  writeDraft(draftName, null);
}

function save(attempt: OrderAttempt): OrderAttempt {
  writeDraft(draftName, attempt);
  return attempt;
}

/** A UUID v4. `randomUUID` is unavailable on plain http other than localhost. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
