import { DAY_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import type { TransferState } from './settlement';
import { truncatedCodes, joinedCodes, compactText } from './paymentCodesInText';
import { referenceKey, isLikelyDuplicate } from './findDuplicate';
import { BULK_PROVIDER, type Provider } from './Transfer';

/** A transfer that may be the same as a stored one. */
export interface Candidate {
  id: number;
  documentId: string;
  provider: Provider;
  state: TransferState;
  reference: string | null;
  description: string;
  bankedAt: Date;
}

/** A row of `bank_transactions` with its reports. */
export interface UnmatchedTransfer {
  id: number;
  amount: number;
  /** The code in its text, or the code it was allocated to. */
  code: string | null;
  reference: string | null;
  description: string;
  bankedAt: Date;
}

interface CandidateRow {
  id: number;
  document_id: string;
  provider: Provider;
  state: TransferState;
  code: string | null;
  reference: string | null;
  description: string | null;
  banked_at: Stamp;
  beside_statement: number | string;
}

/** Shorter texts occur within others by chance. */
const MIN_LENGTH = 8;
/** Banks add their own words before and after the payer's. */
const MAX_LENGTH = 200;

/**
 * Whether at least half of the shorter text occurs contiguously in the other, ignoring spaces and
 * punctuation.
 */
export function sharesWords(one: string, other: string): boolean {
  const [first, second] = [compactText(one), compactText(other)];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  const length = Math.max(MIN_LENGTH, Math.ceil(Math.min(short.length, MAX_LENGTH) / 2));
  for (let start = 0; start + length <= Math.min(short.length, MAX_LENGTH); start += 1) {
    if (long.includes(short.slice(start, start + length))) return true;
  }
  return false;
}

/**
 * A bank books within days, over the longest holidays too. Payers without a code write the same words
 * each month.
 */
const WINDOW_MS = 14 * DAY_MS;

/**
 * Transfers of the same amount and purpose, of which no provider has reported both; one of the two is
 * in a statement, or has no bank reference. Neither reference nor day proves or disproves that they
 * are the same. Settled ones first, then the nearest in time.
 */
export function findCandidates(db: Knex, transfer: UnmatchedTransfer): Promise<Candidate[]> {
  return findSimilar(
    db,
    transfer,
    `not exists (
       select 1 from bank_transaction_sources s
       join bank_transaction_sources own on own.provider = s.provider
       where s.bank_transaction_id = t.id and own.bank_transaction_id = ?)`,
  );
}

/** As `findCandidates`, regardless of the providers that reported them. */
export function findEqual(db: Knex, transfer: UnmatchedTransfer): Promise<Candidate[]> {
  return findSimilar(db, transfer, 't.id <> ?');
}

/** @param where a condition on the row `t`, with a placeholder for the transfer's id */
async function findSimilar(
  db: Knex,
  transfer: UnmatchedTransfer,
  where: string,
): Promise<Candidate[]> {
  const { id, amount, code, bankedAt } = transfer;
  const at = bankedAt.getTime();
  const rows = await query<CandidateRow>(
    db,
    `select t.id, t.document_id, t.provider, t.state, t.code, t.reference, t.description, t.banked_at,
       (select count(*) from bank_transaction_sources s
        where s.bank_transaction_id in (t.id, ?) and s.provider = 'statement') as beside_statement
     from bank_transactions t
     where t.id in (
         select n.id from bank_transactions n where n.amount = ? and n.banked_at between ? and ?
         union select c.id from bank_transactions c where c.amount = ? and c.code = ?)
       and t.id <> ? and ${where} and t.provider <> '${BULK_PROVIDER}'
       and not exists (
         select 1 from bank_transactions b where b.id = ? and b.provider = '${BULK_PROVIDER}')
     order by t.id`,
    [id, amount, new Date(at - WINDOW_MS), new Date(at + WINDOW_MS), amount, code, id, id, id],
  );
  const distance = (candidate: Candidate): number => Math.abs(candidate.bankedAt.getTime() - at);
  return rows
    .map(({ description, ...row }) => ({ ...row, description: description ?? '' }))
    .filter(
      (row) =>
        (Number(row.beside_statement) > 0 || lackReference(row, transfer)) &&
        haveSamePurpose(row, transfer),
    )
    .map((row) => ({
      id: row.id,
      documentId: row.document_id,
      provider: row.provider,
      state: row.state,
      reference: row.reference,
      description: row.description,
      bankedAt: toDate(row.banked_at),
    }))
    .sort(
      (one, other) =>
        Number(isSettled(other)) - Number(isSettled(one)) || distance(one) - distance(other),
    );
}

export function isSettled({ state }: { state: TransferState }): boolean {
  return state !== 'needs_review';
}

/** Whether two webhooks may report the same transfer despite their references. */
function lackReference(
  one: { reference: string | null },
  other: { reference: string | null },
): boolean {
  return referenceKey(one.reference) === null || referenceKey(other.reference) === null;
}

type PurposeFields = Pick<UnmatchedTransfer, 'code' | 'description' | 'reference'>;

/** Compares codes, the remainders of codes that the bank cut or split, or words. */
function haveSamePurpose(one: PurposeFields, other: PurposeFields): boolean {
  if (one.code !== null && one.code === other.code) return true;
  if (isLikelyDuplicate(one, other) || isLikelyDuplicate(other, one)) return true;
  const [names, others] = [namesOf(one), namesOf(other)];
  if (names.length === 0 && others.length === 0) {
    return sharesWords(one.description, other.description);
  }
  return coversNames(names, others) && coversNames(others, names);
}

function coversNames(names: readonly string[], others: readonly string[]): boolean {
  return others.every((other) =>
    names.some((name) => name.startsWith(other) || other.startsWith(name)),
  );
}

/** Whole codes and beginnings of codes. */
function namesOf({ code, description }: PurposeFields): string[] {
  return [...(code?.split(' ') ?? []), ...joinedCodes(description), ...truncatedCodes(description)];
}
