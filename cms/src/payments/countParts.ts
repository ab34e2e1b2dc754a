import { badField, type HttpError } from '../platform/errors/HttpError';
import { divideAmount, type DivisionRefusal } from './settlement';
import type { Payable } from './findPayable';
import type { LockedPayable } from './lockPayable';
import {
  lockPayables,
  missingOf,
  settleParts,
  SplitRejected,
  type SettlementContext,
} from './settleTransfer';
import { paymentTexts } from './texts';

export interface WantedPart {
  code: string;
  /** Đồng; null or absent for as much as is missing. */
  amount?: number | null | undefined;
}

export type NamedPart = WantedPart & { payable: Payable };

export interface Counted {
  code: string;
  /** Đồng. */
  allocated: number;
}

/**
 * Counts a transfer for several orders and requests, all of them or none, and owes the rest back.
 * @throws HttpError 400 beside the code or amount that cannot be served
 */
export async function countParts(
  context: SettlementContext,
  named: readonly NamedPart[],
): Promise<Counted[]> {
  try {
    const payables = named.map(({ payable }) => payable);
    const locked = await lockPayables(context.trx, payables);
    const amounts = divided(context.transfer.amount, named, locked);
    const parts = locked.map((payable) => ({ payable, amount: amounts.get(payable.code) ?? 0 }));
    await settleParts(context, parts);
    return [...amounts].map(([code, allocated]) => ({ code, allocated }));
  } catch (error) {
    if (!(error instanceof SplitRejected)) throw error;
    const at = named.findIndex(({ code }) => code === error.code);
    throw badPart(Math.max(0, at), 'code', paymentTexts.partRefused);
  }
}

/** @returns đồng by code, in the sequence that staff gave */
function divided(
  amount: number,
  named: readonly NamedPart[],
  locked: readonly LockedPayable[],
): Map<string, number> {
  const states = new Map(locked.map((payable) => [payable.code, payable]));
  const wanted = named.map(({ code, amount: given = null }) => {
    const payable = states.get(code);
    return { missing: payable ? missingOf(payable) : 0, amount: given, payable };
  });
  const division = divideAmount(amount, wanted);
  if ('limit' in division) throw refusalOf(division);
  const { amounts } = division;
  const short = wanted.findIndex(
    ({ payable, missing }, at) => payable?.status === 'cancelled' && (amounts[at] ?? 0) < missing,
  );
  if (short >= 0) {
    throw badPart(short, 'amount', paymentTexts.wholeOnly(wanted[short]?.missing ?? 0));
  }
  return new Map(named.map(({ code }, at) => [code, amounts[at] ?? 0]));
}

function refusalOf({ at, limit, most }: DivisionRefusal): HttpError {
  if (most === 0) {
    const message = limit === 'missing' ? paymentTexts.nothingMissing : paymentTexts.nothingLeft;
    return badPart(at, 'code', message);
  }
  const message = limit === 'missing' ? paymentTexts.lacksOnly : paymentTexts.leftOnly;
  return badPart(at, 'amount', message(most));
}

export function badPart(at: number, field: keyof WantedPart, message: string): HttpError {
  return badField(`parts.${at}.${field}`, message);
}
