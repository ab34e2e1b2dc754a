import type { OrderStatus } from '../../generated/types';

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending_payment: ['paid', 'cancelled'],
  paid: ['completed', 'refunded'],
  completed: ['refunded'],
  // Only by a late payment, once seats and code use are reserved again: docs/decisions/0098.
  cancelled: ['paid'],
  refunded: [],
};

export const ORDER_STATUSES = Object.keys(NEXT) as readonly OrderStatus[];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'string' && Object.hasOwn(NEXT, value);
}

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** Excludes orders that released their seats, which `reactivateOrder` reserves again first. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((from) => canTransition(from, to) && !releasesSeats(from));
}

export function releasesSeats(to: OrderStatus): boolean {
  return to === 'cancelled' || to === 'refunded';
}

export function releasesDiscountUse(to: OrderStatus): boolean {
  return to === 'cancelled';
}
