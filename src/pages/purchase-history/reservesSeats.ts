import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';

/** Documents have no places. */
export const reservesSeats = ({ lines }: PurchasedOrderQuery['userOrderDetail']): boolean =>
  lines.some(({ kind }) => kind !== 'document');
