import { CODE_ALPHABET } from '../../commerce/billing/paymentCode';
import { priceOrder } from '../../commerce/orders/priceOrder';
import type { QuantityRule, Quote } from '../../commerce/orders/types';
import type { SelectedItem } from '../../commerce/seats/items';
import { streets } from '../members/names';
import type { PlannedMember } from '../members/planMembers';
import type { Random } from '../random';
import { planHistory, UNPAID_HOURS, type PlannedHistory } from './planHistory';
import type { SaleItem } from './saleItems';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const YEARS = 2;

export interface Buyer extends PlannedMember {
  id: number;
  /** Purchases of documents and self-paced courses; random if omitted. */
  visits?: number;
}

/** A complete sample order, as if placed and paid through the API. */
export interface PlannedOrder extends PlannedHistory {
  userId: number;
  code: string;
  placedAt: Date;
  payBefore: Date | null;
  quote: Quote;
  customer: { fullName: string; email: string; phone: string; address: string | null };
  invoice: null;
  note: string | null;
}

interface Plan {
  buyers: readonly Buyer[];
  items: readonly SaleItem[];
  quantityRule: QuantityRule;
  random: Random;
  now: Date;
}

/** Weights by month: slow at Tết, busy towards the year's end. */
const SEASON = [0.7, 0.4, 0.9, 1, 1, 0.9, 0.8, 0.9, 1.1, 1.2, 1.3, 1];

/** Within working hours or the evening, weighted by season. */
function momentBetween(from: number, to: number, random: Random): Date {
  for (let attempt = 0; ; attempt += 1) {
    const moment = new Date(from + random.next() * (to - from));
    const vietnamHour = (moment.getUTCHours() + 7) % 24;
    const likely = (SEASON[moment.getUTCMonth()] ?? 1) / 1.3;
    const isDaytime = vietnamHour >= 7 && vietnamHour < 23;
    if (attempt > 20 || (isDaytime && random.chance(likely))) return moment;
  }
}

function hasMembershipAt(buyer: Buyer, moment: Date): boolean {
  return buyer.memberExpiresAt !== null && moment < buyer.memberExpiresAt;
}

/**
 * Plans two years of orders. Dated items with few seats sell to exactly their target; then documents
 * and self-paced courses sell over the months. No one buys the same thing twice.
 */
export function planOrders({ buyers, items, quantityRule, random, now }: Plan): PlannedOrder[] {
  const owned = new Set<string>();
  const codes = new Set<string>();
  /** Buyers with a paid course. */
  const learners = new Set<number>();
  const orders: PlannedOrder[] = [];
  const timeless = items.filter((item) => item.opensAt === null);
  const key = (buyer: Buyer, item: SaleItem) => `${buyer.id} ${item.selected.item.documentId}`;

  const newCode = (placedAt: Date): string => {
    const year = String(new Date(placedAt.getTime() + 7 * HOUR).getUTCFullYear() % 100);
    const code = `DH${year.padStart(2, '0')}${random.text(CODE_ALPHABET, 5)}`;
    if (codes.has(code)) return newCode(placedAt);
    codes.add(code);
    return code;
  };

  const place = (buyer: Buyer, placedAt: Date, lines: SelectedItem[], endsAt: Date | null) => {
    const quote = priceOrder(lines, {
      activeMembership: hasMembershipAt(buyer, placedAt),
      quantityRule,
    });
    const past = planHistory({ placedAt, endsAt, free: quote.total === 0, random, now });
    const order: PlannedOrder = {
      userId: buyer.id,
      code: newCode(placedAt),
      placedAt,
      payBefore:
        past.status === 'pending_payment'
          ? new Date(placedAt.getTime() + UNPAID_HOURS * HOUR)
          : null,
      quote,
      customer: {
        fullName: buyer.fullName,
        email: buyer.email,
        phone: buyer.phone,
        address: random.chance(0.5) ? `Số ${random.whole(1, 180)} ${random.pick(streets)}` : null,
      },
      invoice: null,
      note: random.chance(0.05) ? 'Xin gửi giấy xác nhận qua email.' : null,
      ...past,
    };
    orders.push(order);
    const isPaid = order.status === 'paid' || order.status === 'completed';
    if (isPaid && lines.some(({ item }) => item.kind === 'course')) learners.add(buyer.id);
    return order;
  };

  const withExtras = (buyer: Buyer, lines: SelectedItem[], chance: number) => {
    while (lines.length < 3 && random.chance(chance)) {
      const extra = random.pick(timeless);
      if (owned.has(key(buyer, extra))) continue;
      owned.add(key(buyer, extra));
      lines.push(extra.selected);
    }
    return lines;
  };

  const sellDated = (item: SaleItem, opensAt: Date, closesAt: Date) => {
    let remaining = item.requestedSeats;
    const last = Math.min(closesAt.getTime(), now.getTime());
    const candidates = buyers.filter((buyer) => buyer.createdAt.getTime() < last - 2 * DAY);
    for (let tries = 0; remaining > 0 && tries < 40 * item.requestedSeats; tries += 1) {
      const buyer = random.pick(candidates);
      if (owned.has(key(buyer, item))) continue;
      owned.add(key(buyer, item));
      const from = Math.max(opensAt.getTime(), buyer.createdAt.getTime() + DAY);
      const placedAt = momentBetween(from, last, random);
      const group = buyer.memberType === 'corporate' ? random.whole(1, 6) : 1;
      const quantity = Math.min(remaining, random.chance(0.08) ? group + 1 : group);
      const lines = [{ ...item.selected, quantity }];
      const order = place(buyer, placedAt, withExtras(buyer, lines, 0.08), item.endsAt);
      if (order.status !== 'cancelled' && order.status !== 'refunded') remaining -= quantity;
    }
  };

  const visitShop = (buyer: Buyer, item: SaleItem) => {
    if (owned.has(key(buyer, item))) return;
    owned.add(key(buyer, item));
    const from = Math.max(buyer.createdAt.getTime() + HOUR, now.getTime() - YEARS * 365 * DAY);
    const placedAt = momentBetween(from, now.getTime(), random);
    place(buyer, placedAt, withExtras(buyer, [item.selected], 0.25), null);
  };

  for (const item of items) {
    if (item.opensAt && item.closesAt) sellDated(item, item.opensAt, item.closesAt);
  }
  for (const buyer of buyers) {
    const visits =
      buyer.visits ??
      random.weighted([
        [0, 14],
        [1, 18],
        [2, 20],
        [4, 22],
        [6, 15],
        [9, 11],
      ]);
    for (let visit = 0; visit < visits; visit += 1) {
      const item = random.pick(timeless);
      visitShop(buyer, item);
    }
    // The sample member always has a course to open, whatever the day's random numbers are.
    const courses = timeless.filter(({ selected }) => selected.item.kind === 'course');
    while (buyer.visits !== undefined && !learners.has(buyer.id) && courses.length > 0) {
      visitShop(buyer, courses.pop() as SaleItem);
    }
  }
  return orders.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}
