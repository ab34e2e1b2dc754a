import { newTransferId } from '../../support/payments';
import type { OrderBody } from '../../support/orders';
import type { Frame, History, PlannedTransfer, Typing } from './history';
import { vietnamDay } from '../../support/clock';

/** A transfer that really took place, however it is reported. */
export interface RealTransfer {
  amount: number;
  /** Indexes of the orders that the money pays. */
  orders: number[];
  typed: string;
  /** `2026-11-22`, of the payment. */
  day: string;
  /** `09:30:00` */
  time: string;
  /** The bank's, which every provider passes on. */
  reference: string;
  reports: Report[];
  line: Line;
  reversal: Line | null;
}

/** A webhook call, the same each time. */
export interface Report {
  provider: PlannedTransfer['webhooks'][number]['provider'];
  times: number;
  /** The provider's own. */
  id: number;
  paymentLinkId: string;
  description: string;
  reference: string;
}

/** Of a statement. */
export interface Line {
  day: string;
  amount: number;
  description: string;
  reference: string;
}

/** The amount of transfers that are unrelated to the shop. */
const OTHER_AMOUNT = 7_000_000;

/** A past day in Vietnam. */
export const daysAgo = (days: number): string => vietnamDay(-days);

/** Creates the transfers of a plan, for orders that already have codes and prices. */
export function realTransfers(
  plan: History,
  orders: readonly OrderBody[],
  number: number,
): RealTransfer[] {
  const { transfers, doubled } = plan;
  const again = doubled === null ? undefined : transfers[doubled % transfers.length];
  const all = again
    ? [...transfers, { ...again, daysAgo: Math.max(0, again.daysAgo - 1) }]
    : transfers;
  return all.map((planned, index) => realTransfer(planned, { index, orders, number }));
}

function realTransfer(
  planned: PlannedTransfer,
  { index, orders, number }: { index: number; orders: readonly OrderBody[]; number: number },
): RealTransfer {
  const indexes = orderIndexes(planned, orders.length);
  const codes = indexes.map((at) => orders[at]?.code ?? '');
  const price = indexes.reduce((sum, at) => sum + (orders[at]?.total ?? 0), 0);
  const amount = amountOf(planned.amount, price || OTHER_AMOUNT + 100 * number + 10 * index);
  const typed =
    codes.length === 0 || planned.typing === 'none'
      ? `nop tien hoc lop ${number}p${indexes.join('')}`
      : codes.map((code) => typedAs(planned.typing, code)).join(' ');
  const id = newTransferId();
  const bank = `FT${id}`;
  const passedOn = planned.isNumberedDaily ? String(100 + index) : bank;
  const { line, daysAgo: ago } = planned;
  const lineReference = { same: passedOn, own: `5212 - ${id % 100_000_000}`, none: '' };
  return {
    amount,
    orders: indexes,
    typed,
    day: daysAgo(ago),
    time: `08:${String(10 + index)}:00`,
    reference: bank,
    reports: planned.webhooks.map(({ provider, times, frame }) => ({
      provider,
      times,
      id: newTransferId(),
      paymentLinkId: `link${id}`,
      description: framed(frame, typed, bank),
      // Our own call has no other id than the bank's reference.
      reference: provider === 'bank' ? bank : passedOn,
    })),
    line: {
      day: daysAgo(Math.max(0, ago - line.daysLater)),
      amount,
      description: framed(line.frame, typed, bank),
      reference: lineReference[line.reference],
    },
    reversal:
      planned.reversedAfter === null
        ? null
        : {
            day: daysAgo(Math.max(0, ago - line.daysLater - planned.reversedAfter)),
            amount,
            description: `HOAN GD ${bank} ${typed}`,
            reference: `RV${id}`,
          },
  };
}

function orderIndexes({ order, second }: PlannedTransfer, count: number): number[] {
  if (order === null) return [];
  const indexes = second === null ? [order] : [order, second];
  return [...new Set(indexes.map((index) => index % count))].sort();
}

function amountOf(kind: PlannedTransfer['amount'], price: number): number {
  return { exact: price, half: price / 2, over: price + 7_000, under: price - 400_000 }[kind];
}

function typedAs(typing: Typing, code: string): string {
  if (typing === 'lower') return code.toLowerCase();
  if (typing === 'wide') return code.replace(/./g, widened);
  if (typing === 'pieces') return `${code.slice(0, 5)} ${code.slice(5)}`;
  if (typing === 'cut') return code.slice(0, -2);
  if (typing === 'mistyped') return `${code.slice(0, -1)}${code.endsWith('X') ? 'Y' : 'X'}`;
  return code;
}

/** The full-width form of an ASCII character. */
function widened(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 0xfee0);
}

function framed(frame: Frame, typed: string, reference: string): string {
  if (frame === 'before') return `CT DEN 970436 ${typed}`;
  if (frame === 'after') return `${typed} GD 789604-251126`;
  if (frame === 'quoted') return `MBVCB ${reference} ${typed} CHUYEN TIEN`;
  return typed;
}
