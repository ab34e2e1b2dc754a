import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';

/** Whether an order reserves seats; documents have none. */
export const reservesSeats = ({ lines }: PurchasedOrderQuery['userOrderDetail']): boolean =>
  lines.some(({ kind }) => kind !== 'document');
