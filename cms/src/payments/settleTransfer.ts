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

interface Settlement {
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

/**
 * Pays several orders and requests with one transfer that is exactly what they still lack, or none of them.
 * @throws SplitRefused, to roll the transaction back, if any of them cannot be paid so
 */
export async function settleSeveral(
  settlement: Settlement,
  named: readonly Payable[],
): Promise<Fate> {
  const { amount } = settlement.transfer;
  const locked: LockedPayable[] = [];
  // One sequence for all, so that two such transfers cannot deadlock; requests first, as they lock their member.
  for (const each of [...named].sort(byLock)) {
    const payable = await lockPayable(settlement.trx, each);
    if (payable?.status !== 'pending_payment') throw new SplitRefused();
    locked.push(payable);
  }
  if (locked.reduce((sum, payable) => sum + missingOf(payable), 0) !== amount) {
    throw new SplitRefused();
  }
  for (const payable of locked) {
    const part = missingOf(payable);
    const transfer = { ...settlement.transfer, amount: part };
    const { state, allocated } = await settlePending({ ...settlement, transfer }, payable);
    if (state !== 'confirmed' || allocated !== part) throw new SplitRefused();
    await allocate(settlement, payable.code, part);
  }
  const code = locked.map((payable) => payable.code).join(' ');
  const fate = confirmed(null, code, amount);
  await writeFate(settlement, fate);
  return fate;
}

/** Rolls a transaction back because a transfer cannot pay everything that it names. */
export class SplitRefused extends Error {}

function byLock(one: Payable, other: Payable): number {
  if (one.kind !== other.kind) return one.kind === 'request' ? -1 : 1;
  return one.code < other.code ? -1 : 1;
}

function missingOf({ total, received }: LockedPayable): number {
  return total - received;
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
