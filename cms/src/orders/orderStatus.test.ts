import { describe, expect, it } from 'vitest';
import {
  releasesPlaces,
  isOrderStatus,
  canTransition,
  ORDER_STATUSES,
  statusesBefore,
} from './orderStatus';

describe('an order’s life', () => {
  it('knows these five changes and no other', () => {
    const changes = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(changes).toEqual([
      'pending_payment → paid',
      'pending_payment → cancelled',
      'paid → completed',
      'paid → refunded',
      'completed → refunded',
    ]);
  });

  it('tells what an order was before', () => {
    expect(statusesBefore('refunded')).toEqual(['paid', 'completed']);
    expect(statusesBefore('pending_payment')).toEqual([]);
  });

  it('gives places back when cancelled or refunded', () => {
    expect(ORDER_STATUSES.filter(releasesPlaces)).toEqual(['cancelled', 'refunded']);
  });

  it('takes no word of Object for a status', () => {
    expect(['paid', 'toString', '', null, 1].map(isOrderStatus)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
