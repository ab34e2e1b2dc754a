import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { documentColumns, newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { transfersReceived } from '../../platform/telemetry/metrics';
import { compactText } from './paymentCodesInText';
import type { Settlement, TransferState } from './settlement';
import { findCandidates, isSettled } from './findCandidates';
import { findPayable } from './findPayable';
import { findDuplicate, type Confidence } from './findDuplicate';
import { settleSeveral, settleTransfer, SplitRejected } from './settleTransfer';
import type { Transfer } from './Transfer';
import { withReactivation } from './withReactivation';

export interface Receipt {
  /** Row of `bank_transactions`. */
  id: number;
  state: TransferState;
  /** `duplicate`: already reported by this provider; `matched`: by another; `new`. */
  how: 'duplicate' | 'matched' | 'new';
}

/**
 * Records a bank transfer exactly once, whatever the number of reports, providers or retries, and
 * also if they arrive concurrently.
 */
export async function receiveTransfer(strapi: Core.Strapi, reported: Transfer): Promise<Receipt> {
  const receipt = await receive(strapi, reported, { several: true }).catch((error: unknown) => {
    if (error instanceof SplitRejected) return receive(strapi, reported, { several: false });
    throw error;
  });
  const { how, state } = receipt;
  transfersReceived.inc({ provider: reported.provider, how, state });
  return receipt;
}

function receive(
  strapi: Core.Strapi,
  reported: Transfer,
  may: { several: boolean },
): Promise<Receipt> {
  return retryTransient(() =>
    withReactivation(strapi, async (reactivations) =>
      strapi.db.transaction(async ({ trx }): Promise<Receipt> => {
        const { transfer, known: existing } = await addReport(trx, reported);
        if (existing) return existing;
        const duplicate = await matchDuplicate(trx, transfer, 'likely');
        if (duplicate) return duplicate;
        const id = await insertTransfer(trx, transfer);
        await linkSource(trx, transfer, id);
        const { payable, several, code } = await findPayable(trx, transfer);
        if (transfer.transactionId !== reported.transactionId) {
          strapi.log.warn(
            `Transaction ${reported.transactionId} of ${transfer.provider} was reported again with another amount or text: needs review`,
          );
          return reviewRepeated(trx, id, payable?.code ?? code);
        }
        const stored = { id, amount: transfer.amount, provider: transfer.provider };
        const context = { strapi, trx, reactivations, transfer: stored };
        const { state, reason } =
          (await reviewDuplicate(trx, { ...transfer, ...stored }, payable?.code ?? code)) ??
          (may.several && several.length > 1
            ? await settleSeveral(context, several)
            : await settleTransfer(context, payable, code));
        if (state === 'needs_review') {
          strapi.log.warn(`Bank transaction ${transfer.transactionId} needs review: ${reason}`);
        }
        return { id, state, how: 'new' };
      }),
    ),
  );
}

/** Marks a transfer for review if it may duplicate a settled one. @returns null if it cannot */
async function reviewDuplicate(
  trx: Knex,
  { bankedAt, ...transfer }: Transfer & { id: number },
  code: string | null,
): Promise<Settlement | null> {
  const [candidate] = await findCandidates(trx, {
    ...transfer,
    code,
    bankedAt: bankedAt ?? new Date(),
  });
  // An unsettled candidate blocks no payment: staff see both.
  if (!candidate || !isSettled(candidate)) return null;
  const reason = 'possible_duplicate';
  await query(trx, 'update bank_transactions set reason = ?, code = ? where id = ?', [
    reason,
    code,
    transfer.id,
  ]);
  return { state: 'needs_review', reason, code, allocated: 0 };
}

/** As `receiveTransfer`, but only if the bank's reference proves a duplicate. @returns null otherwise */
export async function matchTransfer(
  strapi: Core.Strapi,
  transfer: Transfer,
): Promise<Receipt | null> {
  return retryTransient(() =>
    strapi.db.transaction(async ({ trx }): Promise<Receipt | null> => {
      const existing = await addSource(trx, transfer);
      const found = existing ?? (await matchDuplicate(trx, transfer, 'proven'));
      if (found === null) await removeSource(trx, transfer);
      return found;
    }),
  );
}

/** Marks a transfer for review that reuses an id with another amount or text. */
async function reviewRepeated(trx: Knex, id: number, code: string | null): Promise<Receipt> {
  await query(trx, "update bank_transactions set reason = 'repeated_id', code = ? where id = ?", [
    code,
    id,
  ]);
  return { id, state: 'needs_review', how: 'new' };
}

/** Assigns another id if its provider has used the id for another amount or text. */
async function addReport(
  trx: Knex,
  transfer: Transfer,
): Promise<{ transfer: Transfer; known: Receipt | null }> {
  const existing = await addSource(trx, transfer);
  if (existing === null || (await isRepetition(trx, transfer)))
    return { transfer, known: existing };
  const transactionId = digest(`${transfer.transactionId} ${factsOf(transfer)}`);
  const other = { ...transfer, transactionId };
  return { transfer: other, known: await addSource(trx, other) };
}

/** Whether the report with this id had the same amount and text. */
async function isRepetition(trx: Knex, transfer: Transfer): Promise<boolean> {
  const [existing] = await query<{ facts: string | null; amount: number | string }>(
    trx,
    `select s.facts, t.amount from bank_transaction_sources s
     join bank_transactions t on t.id = s.bank_transaction_id
     where s.provider = ? and s.transaction_id = ?`,
    [transfer.provider, transfer.transactionId],
  );
  // Reports from before this digest was stored have none, nor have those that we queried.
  if (existing?.facts == null || transfer.isQueried)
    return Number(existing?.amount) === transfer.amount;
  return existing.facts === factsOf(transfer);
}

/** Digest of what two reports of one transfer have in common. */
function factsOf({ amount, description }: Transfer): string {
  return digest(`${amount} ${compactText(description)}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Writes first, which waits for a concurrent call with the same id.
 *
 * @returns the earlier result if it was reported before
 */
async function addSource(trx: Knex, transfer: Transfer): Promise<Receipt | null> {
  const { provider, transactionId } = transfer;
  const added = await insertRows(
    trx,
    'bank_transaction_sources',
    {
      provider,
      transaction_id: transactionId,
      facts: transfer.isQueried ? null : factsOf(transfer),
    },
    'on conflict do nothing returning provider',
  );
  if (added.length > 0) return null;
  const [row] = await query<{ id: number; state: TransferState }>(
    trx,
    `select t.id, t.state from bank_transaction_sources s
     join bank_transactions t on t.id = s.bank_transaction_id
     where s.provider = ? and s.transaction_id = ?`,
    [provider, transactionId],
  );
  if (!row) throw new Error(`Bank transaction ${transactionId} of ${provider} has no record.`);
  return { ...row, how: 'duplicate' };
}

async function matchDuplicate(
  trx: Knex,
  transfer: Transfer,
  confidence: Confidence,
): Promise<Receipt | null> {
  // Serializes two providers that report one transfer concurrently: the second sees the first.
  await insertRows(
    trx,
    'transfer_locks',
    { amount: transfer.amount },
    'on conflict (amount) do update set amount = excluded.amount',
  );
  const duplicate = await findDuplicate(trx, transfer, confidence);
  if (duplicate === null) return null;
  await linkSource(trx, transfer, duplicate.id);
  return { ...duplicate, how: 'matched' };
}

async function linkSource(trx: Knex, transfer: Transfer, id: number): Promise<void> {
  await query(
    trx,
    `update bank_transaction_sources set bank_transaction_id = ?
     where provider = ? and transaction_id = ?`,
    [id, transfer.provider, transfer.transactionId],
  );
}

async function removeSource(trx: Knex, { provider, transactionId }: Transfer): Promise<void> {
  await query(
    trx,
    'delete from bank_transaction_sources where provider = ? and transaction_id = ?',
    [provider, transactionId],
  );
}

async function insertTransfer(trx: Knex, transfer: Transfer): Promise<number> {
  const now = new Date();
  const [inserted] = await insertRows<{ id: number }>(
    trx,
    'bank_transactions',
    {
      ...documentColumns(newDocumentId(), now),
      provider: transfer.provider,
      transaction_id: transfer.transactionId,
      reference: transfer.reference,
      account: transfer.account,
      state: 'needs_review',
      amount: transfer.amount,
      allocated: 0,
      description: transfer.description,
      banked_at: transfer.bankedAt ?? now,
      received_at: now,
    },
    'returning id',
  );
  if (!inserted) throw new Error('The bank transaction was not stored.');
  return inserted.id;
}
