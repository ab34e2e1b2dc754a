import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';

/** Documents have no places. */
export const holdsPlaces = ({ lines }: PurchasedOrderQuery['userOrderDetail']): boolean =>
  lines.some(({ kind }) => kind !== 'document');
