import { describe, expect, it } from 'vitest';
import {
  releasesDiscountUse,
  releasesSeats,
  isOrderStatus,
  canTransition,
  ORDER_STATUSES,
  statusesBefore,
} from './orderStatus';

describe('order status transitions', () => {
  it('allows these six only', () => {
    const changes = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(changes).toEqual([
      'pending_payment → paid',
      'pending_payment → cancelled',
      'paid → completed',
      'paid → refunded',
      'completed → refunded',
      'cancelled → paid',
    ]);
  });

  it('rejects paying a cancelled order without reserving its seats', () => {
    expect(statusesBefore('paid')).toEqual(['pending_payment']);
  });

  it('returns the possible previous statuses', () => {
    expect(statusesBefore('refunded')).toEqual(['paid', 'completed']);
    expect(statusesBefore('pending_payment')).toEqual([]);
    expect(ORDER_STATUSES.flatMap(statusesBefore)).not.toContain('cancelled');
  });

  it('releases seats when cancelled or refunded', () => {
    expect(ORDER_STATUSES.filter(releasesSeats)).toEqual(['cancelled', 'refunded']);
  });

  it('releases the use of a code when cancelled, not when refunded', () => {
    expect(ORDER_STATUSES.filter(releasesDiscountUse)).toEqual(['cancelled']);
  });

  it.each(['toString', '', null, 1, ['paid']])('rejects %j as a status', (value) => {
    expect(isOrderStatus('paid')).toBe(true);
    expect(isOrderStatus(value)).toBe(false);
  });
});
