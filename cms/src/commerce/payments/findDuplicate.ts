import { DAY_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import type { TransferState } from './settlement';
import { BULK_PROVIDER, type Provider, type Transfer } from './Transfer';
import { compactText, joinedCodes, paymentCodes } from './paymentCodesInText';

/** `proven`: by the bank's reference alone. `likely`: against a statement, by purpose and day too. */
export type Confidence = 'proven' | 'likely';

export interface TransferText {
  reference: string | null;
  description: string;
}

/** Shorter texts occur within others by chance. */
const MIN_LENGTH = 8;

/** Whether the bank's own reference proves that both report one transfer. Their amounts must be equal. */
export function isProvenDuplicate(one: TransferText, other: TransferText): boolean {
  const [first, second] = [referenceKey(one.reference), referenceKey(other.reference)];
  if (first !== null && first === second) return true;
  return containsReference(other, first) || containsReference(one, second);
}

/**
 * Whether the texts suggest that both report one transfer. Sufficient only against a bank statement,
 * which lists each transfer exactly once.
 */
export function isLikelyDuplicate(one: TransferText, other: TransferText): boolean {
  const [codes, others] = [namedCodes(one), namedCodes(other)];
  if (codes.length > 0 && others.length > 0) return codes.join() === others.join();
  if (paymentCodes(one.description).length > 0) return false;
  const [first, second] = [compactText(one.description), compactText(other.description)];
  if (Math.min(first.length, second.length) < MIN_LENGTH) return false;
  return first.includes(second) || second.includes(first);
}

/** The codes in the text; if there are none, those that the bank split or joined to other text. */
function namedCodes({ description }: TransferText): string[] {
  const codes = paymentCodes(description);
  return codes.length > 0 ? codes : joinedCodes(description);
}

/** Some banks include their reference in the text: `MBVCB.3278907687.DH26A7K3Q`. */
function containsReference({ description }: TransferText, reference: string | null): boolean {
  return reference !== null && compactText(description).includes(reference);
}

/** Null for a reference too short to identify one transfer, e.g. a number within the day. */
export function referenceKey(reference: string | null): string | null {
  const key = compactText(reference ?? '');
  return key.length >= MIN_LENGTH && key.replace(/\D/g, '').length >= 4 ? key : null;
}

/** Banks reuse references after a while. */
const PROOF_WINDOW_MS = 7 * DAY_MS;
/** A transfer made on Friday evening may be booked on Monday. */
const SIMILARITY_WINDOW_MS = 3 * DAY_MS;

interface StoredRow {
  id: number;
  state: TransferState;
  reference: string | null;
  description: string;
  banked_at: Stamp;
  by_statement: number | string;
}

/**
 * Finds the stored transfer that this report duplicates: reported by another provider, or by the same
 * one under another id. Call with its amount locked.
 */
export async function findDuplicate(
  trx: Knex,
  transfer: Transfer,
  confidence: Confidence,
): Promise<{ id: number; state: TransferState } | null> {
  if (transfer.provider === BULK_PROVIDER) return null;
  const at = (transfer.bankedAt ?? new Date()).getTime();
  const rows = await query<StoredRow>(
    trx,
    `select t.id, t.state, t.reference, t.description, t.banked_at,
            (select count(*) from bank_transaction_sources s
             where s.bank_transaction_id = t.id and s.provider = 'statement') as by_statement
     from bank_transactions t
     where t.amount = ? and t.provider <> '${BULK_PROVIDER}' and t.banked_at between ? and ? and (
       not exists (
         select 1 from bank_transaction_sources s
         where s.bank_transaction_id = t.id and s.provider = ?)
       or (? <> 'statement' and t.reference = ? and t.description = ? and t.banked_at = ?))
     order by t.banked_at, t.id`,
    [
      transfer.amount,
      new Date(at - PROOF_WINDOW_MS),
      new Date(at + PROOF_WINDOW_MS),
      transfer.provider,
      transfer.provider,
      transfer.reference,
      transfer.description,
      transfer.bankedAt,
    ],
  );
  const proven = rows.find((row) => isIdentical(row, transfer) || isProvenDuplicate(row, transfer));
  if (proven) return { id: proven.id, state: proven.state };
  if (confidence === 'proven') return null;
  const distance = (row: StoredRow): number => Math.abs(toDate(row.banked_at).getTime() - at);
  // The nearest in time, because two equal payments have separate lines.
  const [similar] = rows
    .filter(
      (row) =>
        isBesideStatement(row, transfer.provider) &&
        distance(row) <= SIMILARITY_WINDOW_MS &&
        isLikelyDuplicate(row, transfer),
    )
    .sort((one, other) => distance(one) - distance(other));
  return similar ? { id: similar.id, state: similar.state } : null;
}

/**
 * Providers renumber transfers when an account is connected again. A statement lists each transfer
 * once, so that its equal lines are different transfers.
 */
function isIdentical(row: StoredRow, { provider, reference, description, bankedAt }: Transfer) {
  return (
    provider !== 'statement' &&
    reference !== null &&
    row.reference === reference &&
    row.description === description &&
    toDate(row.banked_at).getTime() === bankedAt?.getTime()
  );
}

function isBesideStatement(row: StoredRow, provider: Provider): boolean {
  return provider === 'statement' || Number(row.by_statement) > 0;
}
