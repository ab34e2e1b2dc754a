import { badField, type HttpError } from '../../platform/errors/HttpError';
import { divideAmount, type SplitError } from './settlement';
import type { Payable } from './findPayable';
import type { LockedPayable } from './lockPayable';
import {
  lockPayables,
  outstandingOf,
  settleParts,
  SplitRejected,
  type SettlementContext,
} from './settleTransfer';
import { paymentTexts } from './texts';

export interface RequestedPart {
  code: string;
  /** Đồng; null or absent for the whole outstanding amount. */
  amount?: number | null | undefined;
}

export type NamedPart = RequestedPart & { payable: Payable };

export interface AllocatedPart {
  code: string;
  /** Đồng. */
  allocated: number;
}

/**
 * Allocates a transfer to several orders and requests, all of them or none, and queues a refund of
 * the rest.
 * @throws HttpError 400 on the code or amount that cannot be satisfied
 */
export async function allocateParts(
  context: SettlementContext,
  namedParts: readonly NamedPart[],
): Promise<AllocatedPart[]> {
  try {
    const payables = namedParts.map(({ payable }) => payable);
    const locked = await lockPayables(context.trx, payables);
    const amounts = divide(context.transfer.amount, namedParts, locked);
    const parts = locked.map((payable) => ({ payable, amount: amounts.get(payable.code) ?? 0 }));
    await settleParts(context, parts);
    return [...amounts].map(([code, allocated]) => ({ code, allocated }));
  } catch (error) {
    if (!(error instanceof SplitRejected)) throw error;
    const at = namedParts.findIndex(({ code }) => code === error.code);
    throw badPart(Math.max(0, at), 'code', paymentTexts.partRefused);
  }
}

/** @returns đồng by code, in the order given */
function divide(
  amount: number,
  namedParts: readonly NamedPart[],
  locked: readonly LockedPayable[],
): Map<string, number> {
  const states = new Map(locked.map((payable) => [payable.code, payable]));
  const requested = namedParts.map(({ code, amount: requestedAmount = null }) => {
    const payable = states.get(code);
    return { outstanding: payable ? outstandingOf(payable) : 0, amount: requestedAmount, payable };
  });
  const division = divideAmount(amount, requested);
  if ('exceeds' in division) throw refusalOf(division);
  const { amounts } = division;
  const short = requested.findIndex(
    ({ payable, outstanding }, at) =>
      payable?.status === 'cancelled' && (amounts[at] ?? 0) < outstanding,
  );
  if (short >= 0) {
    throw badPart(short, 'amount', paymentTexts.wholeOnly(requested[short]?.outstanding ?? 0));
  }
  return new Map(namedParts.map(({ code }, at) => [code, amounts[at] ?? 0]));
}

function refusalOf({ index, exceeds, maximum }: SplitError): HttpError {
  if (maximum === 0) {
    const message =
      exceeds === 'outstanding' ? paymentTexts.nothingOutstanding : paymentTexts.nothingLeft;
    return badPart(index, 'code', message);
  }
  const message = exceeds === 'outstanding' ? paymentTexts.outstandingOnly : paymentTexts.leftOnly;
  return badPart(index, 'amount', message(maximum));
}

export function badPart(at: number, field: keyof RequestedPart, message: string): HttpError {
  return badField(`parts.${at}.${field}`, message);
}
