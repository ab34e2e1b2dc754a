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
  const memberPrice = seminar.memberPrice ?? null;
  if (optionPrice == null) return { price: seminar.price, memberPrice };
  if (memberPrice === null || seminar.price === 0) return { price: optionPrice, memberPrice: null };
  return {
    price: optionPrice,
    memberPrice: Math.round((optionPrice * memberPrice) / seminar.price),
  };
}
