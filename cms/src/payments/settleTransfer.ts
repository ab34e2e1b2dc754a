import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { changeOrderStatus } from '../orders/changeOrderStatus';
import { reviveOrder } from '../orders/reviveOrder';
import { orderTexts } from '../orders/texts';
import { Fault } from '../platform/errors/Fault';
import { formatDong } from '../platform/formats';
import { insertRows, query } from '../platform/sql/query';
import { oweRefund } from '../refunds/oweRefund';
import type { RefundReason } from '../generated/types';
import type { Payer } from '../refunds/payer';
import { tellPayer } from '../refunds/tellPayer';
import { changeRenewStatus } from '../renewals/changeRenewStatus';
import { split, type Fate, type Reason } from './fate';
import type { Payable } from './findPayable';
import { lockPayable, type LockedPayable } from './lockPayable';
import { paymentTexts } from './texts';
import { RevivalNeeded, type PricedRevivals } from './withRevival';

export interface StoredTransfer {
  /** Row of `bank_transactions`. */
  id: number;
  amount: number;
}

export interface Settlement {
  strapi: Core.Strapi;
  trx: Knex.Transaction;
  transfer: StoredTransfer;
  revivals: PricedRevivals;
}

/**
 * Decides what a transfer counts for, and writes it down: the order or request, the sum owed back, and
 * what its payer is told. Call in the transaction that stores the transfer.
 */
export async function settleTransfer(
  settlement: Settlement,
  named: Payable | null,
  code: string | null,
): Promise<Fate> {
  const payable = named && (await lockPayable(settlement.trx, named));
  const fate = payable ? await settleFor(settlement, payable) : unmatched('unknown_purpose', code);
  if (fate.allocated > 0 && fate.code !== null)
    await allocate(settlement, fate.code, fate.allocated);
  await writeFate(settlement, fate);
  return fate;
}

/** What an order or request takes of a transfer. */
export interface Part {
  payable: LockedPayable;
  /** Đồng, above 0. */
  amount: number;
}

/**
 * Pays several orders and requests with one transfer that is exactly what they still lack, or none of them.
 * @throws SplitRefused, to roll the transaction back, if any of them cannot be paid so
 */
export async function settleSeveral(
  settlement: Settlement,
  named: readonly Payable[],
): Promise<Fate> {
  const locked = await lockPayables(settlement.trx, named);
  const unpaid = locked.find(({ status }) => status !== 'pending_payment');
  if (unpaid) throw new SplitRefused(unpaid.code);
  const parts = locked.map((payable) => ({ payable, amount: missingOf(payable) }));
  if (sumOf(parts) !== settlement.transfer.amount) throw new SplitRefused(null);
  return settleParts(settlement, parts);
}

/**
 * Counts one transfer for several orders and requests, all of them or none. The rest is owed back.
 * @param parts of locked ones, together no more than the transfer
 * @throws SplitRefused, to roll the transaction back, if one does not take its whole part
 */
export async function settleParts(settlement: Settlement, parts: readonly Part[]): Promise<Fate> {
  const { trx, transfer } = settlement;
  let reason: Reason | null = null;
  for (const { payable, amount } of parts) {
    const settled = { ...settlement, transfer: { ...transfer, amount } };
    const fate = await settleFor(settled, payable);
    if (fate.allocated !== amount) throw new SplitRefused(payable.code);
    await allocate(settlement, payable.code, amount);
    reason ??= fate.reason;
  }
  const allocated = sumOf(parts);
  const rest = transfer.amount - allocated;
  if (rest > 0) {
    reason = 'excess';
    await oweRefund(trx, { transferId: transfer.id, amount: rest, reason, payer: payerOf(parts) });
  }
  const code = parts.map(({ payable }) => payable.code).join(' ');
  const fate = confirmed(reason, code, allocated);
  await writeFate(settlement, fate);
  return fate;
}

/** Rolls a transaction back because a transfer cannot pay everything that it should. */
export class SplitRefused extends Error {
  /** @param code of what does not take its part; null if the sum is another */
  constructor(readonly code: string | null) {
    super('The transfer cannot be split this way.');
  }
}

/** In one sequence for all, so that two transfers for the same orders cannot deadlock. Requests first: they lock their member. */
export async function lockPayables(trx: Knex, named: readonly Payable[]): Promise<LockedPayable[]> {
  const locked: LockedPayable[] = [];
  for (const each of [...named].sort(byLock)) {
    const payable = await lockPayable(trx, each);
    if (!payable) throw new SplitRefused(each.code);
    locked.push(payable);
  }
  return locked;
}

/** Đồng that it may still receive; a cancelled order only as a whole. */
export function missingOf({ kind, status, total, received }: LockedPayable): number {
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

/** Null if the parts are of several accounts: whose the rest is, only staff can find out. */
function payerOf(parts: readonly Part[]): Payer | null {
  const [first, ...others] = parts.map(({ payable }) => payable.payer);
  if (!first) return null;
  const isShared = others.every(({ userId }) => userId !== null && userId === first.userId);
  return isShared ? first : null;
}

async function allocate(
  { trx, transfer }: Settlement,
  code: string,
  amount: number,
): Promise<void> {
  await insertRows(trx, 'bank_transaction_allocations', [
    { bank_transaction_id: transfer.id, code, amount },
  ]);
}

async function writeFate({ trx, transfer }: Settlement, fate: Fate): Promise<void> {
  await query(
    trx,
    `update bank_transactions set state = ?, reason = ?, code = ?, allocated = ?, updated_at = ?
     where id = ?`,
    [fate.state, fate.reason, fate.code, fate.allocated, new Date(), transfer.id],
  );
}

function settleFor(settlement: Settlement, payable: LockedPayable): Promise<Fate> {
  if (payable.status === 'pending_payment') return settlePending(settlement, payable);
  if (payable.status === 'cancelled') return settleCancelled(settlement, payable);
  if (payable.status === 'refunded') return oweAll(settlement, payable, 'late');
  return settlePaid(settlement, payable);
}

async function settlePending(settlement: Settlement, payable: LockedPayable): Promise<Fate> {
  const { kind, code, total, received, payer } = payable;
  const { strapi, trx, transfer } = settlement;
  if (kind === 'request' && payer.userId === null) return unmatched('account_gone', code);
  const { allocated, rest } = split(transfer.amount, total, received);
  if (received + allocated < total) {
    await tellPartial(trx, payable, received + allocated);
    return confirmed('partial', code, allocated);
  }
  if (kind === 'order') {
    const note = orderTexts.confirmedByBank;
    await changeOrderStatus(strapi, { order: payable.id, to: 'paid', by: 'system', note });
  } else if (!(await payRequest(strapi, payable.id))) {
    return unmatched('refused', code);
  }
  return oweRest(settlement, payable, { allocated, rest, reason: null });
}

/** False, with nothing written, if the terms that the request deducts have changed. */
async function payRequest(strapi: Core.Strapi, request: string): Promise<boolean> {
  try {
    await changeRenewStatus(strapi, { request, to: 'paid', by: 'system' });
    return true;
  } catch (error) {
    if (error instanceof Fault && error.status === 409) return false;
    throw error;
  }
}

/** Staff may have confirmed it by hand, upon seeing the same transfer: then it counts. */
function settlePaid(settlement: Settlement, payable: LockedPayable): Promise<Fate> {
  const { allocated, rest } = split(settlement.transfer.amount, payable.total, payable.received);
  if (allocated === 0) return oweAll(settlement, payable, 'double');
  return oweRest(settlement, payable, { allocated, rest, reason: null });
}

async function settleCancelled(settlement: Settlement, payable: LockedPayable): Promise<Fate> {
  const { strapi, transfer, revivals } = settlement;
  if (payable.kind !== 'order' || transfer.amount < payable.total) {
    return oweAll(settlement, payable, 'late');
  }
  const priced = revivals.get(payable.id);
  if (priced === undefined) throw new RevivalNeeded(payable.id);
  if (priced === null || !(await reviveOrder(strapi, priced))) {
    return oweAll(settlement, payable, 'late');
  }
  const { allocated, rest } = split(transfer.amount, payable.total, 0);
  return oweRest(settlement, payable, { allocated, rest, reason: 'revived' });
}

async function oweRest(
  { trx, transfer }: Settlement,
  { code, payer }: LockedPayable,
  { allocated, rest, reason }: { allocated: number; rest: number; reason: Reason | null },
): Promise<Fate> {
  if (rest > 0) {
    await oweRefund(trx, { transferId: transfer.id, amount: rest, reason: 'excess', payer });
  }
  return confirmed(reason ?? (rest > 0 ? 'excess' : null), code, allocated);
}

async function oweAll(
  { trx, transfer: { id, amount } }: Settlement,
  { code, payer }: LockedPayable,
  reason: Extract<RefundReason, 'late' | 'double'>,
): Promise<Fate> {
  await oweRefund(trx, { transferId: id, amount, reason, payer });
  return confirmed(reason, code, 0);
}

function tellPartial(
  trx: Knex.Transaction,
  { code, total, payBefore, payer }: LockedPayable,
  received: number,
): Promise<void> {
  return tellPayer(trx, payer, {
    kind: 'payment_partial',
    title: paymentTexts.partialTitle(code),
    body: paymentTexts.partialBody(code, total - received, payBefore),
    facts: [
      [paymentTexts.received, formatDong(received)],
      [paymentTexts.missing, formatDong(total - received)],
    ],
  });
}

function confirmed(reason: Reason | null, code: string, allocated: number): Fate {
  return { state: 'confirmed', reason, code, allocated };
}

function unmatched(reason: Reason, code: string | null): Fate {
  return { state: 'needs_review', reason, code, allocated: 0 };
}
