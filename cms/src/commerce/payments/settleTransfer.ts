import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { changeOrderStatus } from '../orders/changeOrderStatus';
import { reactivateOrder } from '../orders/reactivateOrder';
import { orderTexts } from '../orders/texts';
import { HttpError } from '../../platform/errors/HttpError';
import { formatAmount } from '@iia/shared/numbers';
import { insertRows, query } from '../../platform/sql/query';
import { queueRefund } from '../refunds/queueRefund';
import type { RefundReason } from '../../generated/types';
import { type Payer, notifyPayer } from '../refunds/payer';
import { changeRenewStatus } from '../../membership/renewals/changeRenewStatus';
import { splitAmount, type Settlement, type SettlementReason } from './settlement';
import type { Payable } from './findPayable';
import { lockPayable, type LockedPayable } from './lockPayable';
import { paymentTexts } from './texts';
import type { Provider } from './Transfer';
import { ReactivationNeeded, type PricedReactivations } from './withReactivation';

export interface StoredTransfer {
  /** Row of `bank_transactions`. */
  id: number;
  amount: number;
  provider?: Provider;
}

export interface SettlementContext {
  strapi: Core.Strapi;
  trx: Knex.Transaction;
  transfer: StoredTransfer;
  reactivations: PricedReactivations;
}

/**
 * Decides what a transfer pays and records it: the order or request, the refund due, and the payer's
 * notification. Call in the transaction that stores the transfer.
 */
export async function settleTransfer(
  context: SettlementContext,
  unlocked: Payable | null,
  code: string | null,
): Promise<Settlement> {
  const payable = unlocked && (await lockPayable(context.trx, unlocked));
  const settlement = payable
    ? await settleFor(context, payable)
    : unmatched('unknown_purpose', code);
  if (settlement.allocated > 0 && settlement.code !== null)
    await allocate(context, settlement.code, settlement.allocated);
  await saveSettlement(context, settlement);
  return settlement;
}

/** The part of a transfer allocated to an order or request. */
export interface Part {
  payable: LockedPayable;
  /** Đồng, above 0. */
  amount: number;
}

/**
 * Pays several orders and requests with one transfer that equals their outstanding total, or none of
 * them.
 * @throws SplitRejected, to roll the transaction back, if any of them cannot be paid so
 */
export async function settleSeveral(
  context: SettlementContext,
  payables: readonly Payable[],
): Promise<Settlement> {
  const locked = await lockPayables(context.trx, payables);
  const unpaid = locked.find(({ status }) => status !== 'pending_payment');
  if (unpaid) throw new SplitRejected(unpaid.code);
  const parts = locked.map((payable) => ({ payable, amount: outstandingOf(payable) }));
  if (sumOf(parts) !== context.transfer.amount) throw new SplitRejected(null);
  return settleParts(context, parts);
}

/**
 * Allocates one transfer to several orders and requests, all of them or none. Queues a refund of the
 * rest.
 * @param parts of locked ones, together no more than the transfer
 * @throws SplitRejected, to roll the transaction back, if one does not accept its whole part
 */
export async function settleParts(
  context: SettlementContext,
  parts: readonly Part[],
): Promise<Settlement> {
  const { trx, transfer } = context;
  let reason: SettlementReason | null = null;
  for (const { payable, amount } of parts) {
    const settled = { ...context, transfer: { ...transfer, amount } };
    const settlement = await settleFor(settled, payable);
    if (settlement.allocated !== amount) throw new SplitRejected(payable.code);
    await allocate(context, payable.code, amount);
    reason ??= settlement.reason;
  }
  const allocated = sumOf(parts);
  const rest = transfer.amount - allocated;
  if (rest > 0) {
    reason = 'excess';
    await queueRefund(trx, {
      transferId: transfer.id,
      amount: rest,
      reason,
      payer: payerOf(parts),
    });
  }
  const code = parts.map(({ payable }) => payable.code).join(' ');
  const settlement = confirmed(reason, code, allocated);
  await saveSettlement(context, settlement);
  return settlement;
}

/** Rolls a transaction back because a transfer cannot pay all its parts. */
export class SplitRejected extends Error {
  /** @param code of the part that was not accepted; null if the total differs */
  constructor(readonly code: string | null) {
    super('The transfer cannot be split this way.');
  }
}

/**
 * In a fixed order, so that two transfers for the same orders cannot deadlock. Requests first: they
 * lock their member.
 */
export async function lockPayables(
  trx: Knex,
  payables: readonly Payable[],
): Promise<LockedPayable[]> {
  const locked: LockedPayable[] = [];
  for (const each of [...payables].sort(byLock)) {
    const payable = await lockPayable(trx, each);
    if (!payable) throw new SplitRejected(each.code);
    locked.push(payable);
  }
  return locked;
}

/** The outstanding amount in đồng. A cancelled order accepts it only as a whole. */
export function outstandingOf({ kind, status, total, received }: LockedPayable): number {
  if (status === 'refunded' || (kind === 'request' && status === 'cancelled')) return 0;
  return Math.max(0, total - received);
}

function byLock(one: Payable, other: Payable): number {
  if (one.kind !== other.kind) return one.kind === 'request' ? -1 : 1;
  return one.code < other.code ? -1 : 1;
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Null if the parts belong to several accounts: only staff can determine who gets the rest. */
function payerOf(parts: readonly Part[]): Payer | null {
  const [first, ...others] = parts.map(({ payable }) => payable.payer);
  if (!first) return null;
  const isShared = others.every(({ userId }) => userId !== null && userId === first.userId);
  return isShared ? first : null;
}

async function allocate(
  { trx, transfer }: SettlementContext,
  code: string,
  amount: number,
): Promise<void> {
  await insertRows(trx, 'bank_transaction_allocations', {
    bank_transaction_id: transfer.id,
    code,
    amount,
  });
}

async function saveSettlement(
  { trx, transfer }: SettlementContext,
  settlement: Settlement,
): Promise<void> {
  await query(
    trx,
    `update bank_transactions set state = ?, reason = ?, code = ?, allocated = ?, updated_at = ?
     where id = ?`,
    [
      settlement.state,
      settlement.reason,
      settlement.code,
      settlement.allocated,
      new Date(),
      transfer.id,
    ],
  );
}

function settleFor(context: SettlementContext, payable: LockedPayable): Promise<Settlement> {
  if (payable.status === 'pending_payment') return settlePending(context, payable);
  if (payable.status === 'cancelled') return settleCancelled(context, payable);
  if (payable.status === 'refunded') return refundAll(context, payable, 'late');
  return settlePaid(context, payable);
}

async function settlePending(
  context: SettlementContext,
  payable: LockedPayable,
): Promise<Settlement> {
  const { kind, code, total, received, payer } = payable;
  const { strapi, trx, transfer } = context;
  if (kind === 'request' && payer.userId === null) return unmatched('account_gone', code);
  const { allocated, rest } = splitAmount(transfer.amount, total, received);
  if (received + allocated < total) {
    await notifyPartialPayment(trx, payable, received + allocated);
    return confirmed('partial', code, allocated);
  }
  if (kind === 'order') {
    const note =
      transfer.provider === 'vnpay' ? orderTexts.confirmedByVnpay : orderTexts.confirmedByBank;
    await changeOrderStatus(strapi, { order: payable.id, to: 'paid', by: 'system', note });
  } else if (!(await payRequest(strapi, payable.id))) {
    return unmatched('refused', code);
  }
  return refundRemainder(context, payable, { allocated, rest, reason: null });
}

/** False, with nothing written, if the terms that the request deducts have changed. */
async function payRequest(strapi: Core.Strapi, request: string): Promise<boolean> {
  try {
    await changeRenewStatus(strapi, { request, to: 'paid', by: 'system' });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return false;
    throw error;
  }
}

/** If staff marked the order as paid because of this transfer, allocates it now. */
function settlePaid(context: SettlementContext, payable: LockedPayable): Promise<Settlement> {
  const { allocated, rest } = splitAmount(context.transfer.amount, payable.total, payable.received);
  if (allocated === 0) return refundAll(context, payable, 'double');
  return refundRemainder(context, payable, { allocated, rest, reason: null });
}

async function settleCancelled(
  context: SettlementContext,
  payable: LockedPayable,
): Promise<Settlement> {
  const { strapi, transfer, reactivations } = context;
  if (payable.kind !== 'order' || transfer.amount < payable.total) {
    return refundAll(context, payable, 'late');
  }
  const priced = reactivations.get(payable.id);
  if (priced === undefined) throw new ReactivationNeeded(payable.id);
  if (priced === null || !(await reactivateOrder(strapi, priced))) {
    return refundAll(context, payable, 'late');
  }
  const { allocated, rest } = splitAmount(transfer.amount, payable.total, 0);
  return refundRemainder(context, payable, { allocated, rest, reason: 'revived' });
}

async function refundRemainder(
  { trx, transfer }: SettlementContext,
  { code, payer }: LockedPayable,
  { allocated, rest, reason }: { allocated: number; rest: number; reason: SettlementReason | null },
): Promise<Settlement> {
  if (rest > 0) {
    await queueRefund(trx, { transferId: transfer.id, amount: rest, reason: 'excess', payer });
  }
  return confirmed(reason ?? (rest > 0 ? 'excess' : null), code, allocated);
}

async function refundAll(
  { trx, transfer: { id, amount } }: SettlementContext,
  { code, payer }: LockedPayable,
  reason: Extract<RefundReason, 'late' | 'double'>,
): Promise<Settlement> {
  await queueRefund(trx, { transferId: id, amount, reason, payer });
  return confirmed(reason, code, 0);
}

function notifyPartialPayment(
  trx: Knex.Transaction,
  { code, total, payBefore, payer }: LockedPayable,
  received: number,
): Promise<void> {
  return notifyPayer(trx, payer, {
    kind: 'payment_partial',
    title: paymentTexts.partialTitle(code),
    body: paymentTexts.partialBody(code, total - received, payBefore),
    facts: [
      [paymentTexts.received, formatAmount(received)],
      [paymentTexts.missing, formatAmount(total - received)],
    ],
  });
}

function confirmed(reason: SettlementReason | null, code: string, allocated: number): Settlement {
  return { state: 'confirmed', reason, code, allocated };
}

function unmatched(reason: SettlementReason, code: string | null): Settlement {
  return { state: 'needs_review', reason, code, allocated: 0 };
}
