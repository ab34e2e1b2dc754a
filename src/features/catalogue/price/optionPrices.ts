import { memberPriceOf } from '@iia/shared/memberPrice';

interface Prices {
  /** Đồng. */
  price: number;
  memberPrice?: number | null;
}

/**
 * An option's own price if it has one, with the same member discount as the seminar's. For display
 * only; the server sets prices.
 */
export function optionPrices(seminar: Prices, optionPrice?: number | null): Required<Prices> {
  const price = optionPrice ?? seminar.price;
  return { price, memberPrice: memberPriceOf(seminar, price) };
}
