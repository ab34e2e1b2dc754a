import type { AddUserOrderInput } from '@/data/generated/types';
import { readDraft, readMark, writeDraft, writeMark } from '@/lib/drafts';

const draftName = 'order-attempt';
const markName = 'order-key';

/**
 * One order on its way. The key is made when checkout opens and kept, over reloads too, until an
 * answer came: the server answers the same key with the same order, so asking again is safe.
 */
export interface OrderAttempt {
  key: string;
  /** The member whose order it is: another one at this browser begins anew. */
  owner: string;
  /** What was sent and not yet answered for certain. */
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
 * The member's attempt under way in this tab, begun where there is none. Of one that a logout cut off
 * the key is left: sent again, the same order is answered, and another one is refused.
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

/** Notes what is about to be sent: from here on the order may stand, whatever comes back. */
export function recordSent(attempt: OrderAttempt, sent: AddUserOrderInput): OrderAttempt {
  writeMark(markName, { key: attempt.key, owner: attempt.owner } satisfies OrderKey);
  return save({ ...attempt, sent });
}

/** The server said for certain that this order was not placed: the key may serve the next try. */
export function recordRefused(attempt: OrderAttempt): OrderAttempt {
  writeMark(markName, null);
  return save({ ...attempt, sent: null });
}

/** An attempt of its own, beside an earlier one that was placed. */
export function startAttempt(owner: string): OrderAttempt {
  writeMark(markName, null);
  return save({ key: newKey(), owner, sent: null });
}

/** The order was placed and answered: nothing is under way any more. */
export function closeAttempt(): void {
  writeMark(markName, null);
  writeDraft(draftName, null);
}

function save(attempt: OrderAttempt): OrderAttempt {
  writeDraft(draftName, attempt);
  return attempt;
}

/** A UUID v4. `randomUUID` is missing on plain http other than localhost. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
