import { memberPriceOf } from '@/data/generated/memberPrice';

interface Prices {
  /** Đồng. */
  price: number;
  memberPrice?: number | null;
}

/**
 * What an option costs: its own price where it has one, and the members' share of it: the same share as the
 * seminar's. For show; the server prices.
 */
export function optionPrices(seminar: Prices, optionPrice?: number | null): Required<Prices> {
  const price = optionPrice ?? seminar.price;
  return { price, memberPrice: memberPriceOf(seminar, price) };
}
