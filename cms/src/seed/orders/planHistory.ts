import { orderTexts } from '../../commerce/orders/texts';
import type { OrderStatus } from '../../generated/types';
import type { Random } from '../random';
import type { ChangedBy } from '../../platform/panel/guardRecords';

const HOUR = 3_600_000;
/** Unpaid orders lapse after this many hours. */
export const UNPAID_HOURS = 72;

export interface PlannedChange {
  status: OrderStatus;
  at: Date;
  by: ChangedBy;
  note: string | null;
}

export interface PlannedHistory {
  status: OrderStatus;
  /** Oldest first; the last one is the current status. */
  history: PlannedChange[];
}

interface Circumstances {
  placedAt: Date;
  /** Null for items usable at once. */
  endsAt: Date | null;
  free: boolean;
  random: Random;
  now: Date;
}

/** Simulates an order's history from its placement until now. */
export function planHistory({
  placedAt,
  endsAt,
  free,
  random,
  now,
}: Circumstances): PlannedHistory {
  const history: PlannedChange[] = [];
  const after = (hours: number) =>
    new Date((history.at(-1)?.at ?? placedAt).getTime() + hours * HOUR);
  const add = (status: OrderStatus, at: Date, by: ChangedBy, note: string | null = null) => {
    if (at > now) return false;
    history.push({ status, at, by, note });
    return true;
  };
  const finish = () => ({ status: history.at(-1)?.status ?? 'pending_payment', history });

  add('pending_payment', placedAt, 'buyer');
  if (free) {
    add('paid', placedAt, 'system', orderTexts.nothingToPay);
  } else {
    if (random.chance(0.09)) {
      if (random.chance(0.6)) add('cancelled', after(UNPAID_HOURS), 'system', orderTexts.unpaid);
      else add('cancelled', after(1 + random.next() * 40), 'buyer');
      return finish();
    }
    const paid = add(
      'paid',
      after(0.2 + random.next() ** 2 * 60),
      'staff',
      'Đã nhận chuyển khoản.',
    );
    if (!paid) return finish();
    if (random.chance(0.025)) {
      add(
        'refunded',
        after(24 + random.next() * 72),
        'staff',
        'Hoàn tiền theo đề nghị của người mua.',
      );
      return finish();
    }
  }
  // If the item is over before the transfer arrives, payment completes the order.
  const earliest = after(0.1);
  add('completed', endsAt && endsAt > earliest ? endsAt : earliest, 'system');
  return finish();
}
