import type { OrderStatus } from '../generated/types';

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending_payment: ['paid', 'cancelled'],
  paid: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
};

export const ORDER_STATUSES = Object.keys(NEXT) as readonly OrderStatus[];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'string' && Object.hasOwn(NEXT, value);
}

/** Whether an order may go from one status straight to the other. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The statuses an order may have had just before this one. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((from) => canTransition(from, to));
}

/** Whether an order that gets this status gives its places back. */
export function releasesPlaces(to: OrderStatus): boolean {
  return to === 'cancelled' || to === 'refunded';
}

/** Whether an order that gets this status gives the use of its discount code back. */
export function releasesDiscountUse(to: OrderStatus): boolean {
  return to === 'cancelled';
}
