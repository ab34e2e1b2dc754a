import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor, AuditEntry } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { queueRefund } from '../refunds/queueRefund';
import {
  badPart,
  allocateParts,
  type AllocatedPart,
  type NamedPart,
  type RequestedPart,
} from './allocateParts';
import { findByCodes } from './findPayable';
import { settleTransfer, type SettlementContext, type StoredTransfer } from './settleTransfer';
import { paymentTexts } from './texts';
import { withReactivation } from './withReactivation';

export interface Assigned {
  parts: AllocatedPart[];
  owed: number;
}

interface LockedRow {
  id: number;
  amount: number | string;
}

/**
 * Allocates an unmatched transfer to orders and requests, and queues a refund of the rest. A single
 * code without an amount is settled as if the transfer's text had contained it.
 * @throws HttpError 400 for an unknown or repeated code, or one that cannot accept its part; 404 for
 * an unknown transfer; 409 if it is no longer unmatched
 */
export function assignTransfer(
  strapi: Core.Strapi,
  { id, parts, actor }: { id: string; parts: readonly RequestedPart[]; actor: AuditActor },
): Promise<Assigned> {
  return retryTransient(() =>
    withReactivation(strapi, async (reactivations) =>
      strapi.db.transaction(async ({ trx }): Promise<Assigned> => {
        const transfer = await lockUnmatched(trx, id, actor.name);
        const namedParts = await findNamed(trx, parts);
        const context = { strapi, trx, transfer, reactivations };
        const allocations =
          parts.length === 1 && parts[0]?.amount == null
            ? [await allocateWhole(context, namedParts[0])]
            : await allocateParts(context, namedParts);
        const owed =
          transfer.amount - allocations.reduce((sum, { allocated }) => sum + allocated, 0);
        await writeAudit(trx, actor, await entriesOf(trx, { id, allocations, owed }));
        return { parts: allocations, owed };
      }),
    ),
  );
}

async function findNamed(trx: Knex, parts: readonly RequestedPart[]): Promise<NamedPart[]> {
  const codes = parts.map(({ code }) => code);
  const found = new Map((await findByCodes(trx, codes)).map((each) => [each.code, each]));
  return parts.map((part, at) => {
    if (codes.indexOf(part.code) < at) throw badPart(at, 'code', paymentTexts.codeRepeated);
    const payable = found.get(part.code);
    if (!payable) throw badPart(at, 'code', paymentTexts.codeUnknown);
    return { ...part, payable };
  });
}

async function allocateWhole(
  context: SettlementContext,
  part: NamedPart | undefined,
): Promise<AllocatedPart> {
  const { code, payable = null } = part ?? { code: '' };
  const { state, allocated } = await settleTransfer(context, payable, code);
  if (state === 'needs_review') throw badPart(0, 'code', paymentTexts.refused);
  return { code, allocated };
}

/** One audit entry per code, so that each payer's own record has it. */
async function entriesOf(
  trx: Knex,
  { id, allocations, owed }: { id: string; allocations: readonly AllocatedPart[]; owed: number },
): Promise<AuditEntry[]> {
  return Promise.all(
    allocations.map(async ({ code, allocated }, at) => ({
      action: 'transfer_assigned' as const,
      subject: { kind: 'transfer', id, label: code },
      userId: await payerOf(trx, code),
      changes: [
        { field: 'allocated', before: 0, after: allocated },
        { field: 'owed', before: 0, after: at === 0 ? owed : 0 },
      ],
    })),
  );
}

/**
 * Queues a refund of an unmatched transfer to its sender.
 * @throws HttpError 404 for an unknown transfer, 409 if it is no longer unmatched
 */
export async function returnTransfer(
  strapi: Core.Strapi,
  { id, actor }: { id: string; actor: AuditActor },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { id: transferId, amount } = await lockUnmatched(trx, id, actor.name);
    await query(
      trx,
      "update bank_transactions set state = 'confirmed', reason = 'returned' where id = ?",
      [transferId],
    );
    await queueRefund(trx, { transferId, amount, reason: 'unmatched', payer: null });
    await writeAudit(trx, actor, {
      action: 'transfer_returned',
      subject: { kind: 'transfer', id },
      changes: [{ field: 'owed', before: 0, after: amount }],
    });
  });
}

async function payerOf(trx: Knex, code: string): Promise<number | null> {
  const [payer] = await query<{ user_id: number | null }>(
    trx,
    `select user_id from orders where code = ?
     union all select user_id from renew_requests where code = ?`,
    [code, code],
  );
  return payer?.user_id ?? null;
}

/** If two staff settle one transfer concurrently, the second waits and is rejected. */
export async function lockUnmatched(trx: Knex, id: string, actor: string): Promise<StoredTransfer> {
  const [row] = await query<LockedRow>(
    trx,
    `update bank_transactions set handled_by = ?
     where document_id = ? and state = 'needs_review' returning id, amount`,
    [actor, id],
  );
  if (row) return { id: row.id, amount: Number(row.amount) };
  const [known] = await query(trx, 'select id from bank_transactions where document_id = ?', [id]);
  throw known
    ? new HttpError(409, 'TransferSettled', paymentTexts.settled)
    : new HttpError(404, 'NotFoundError', paymentTexts.notFound);
}
