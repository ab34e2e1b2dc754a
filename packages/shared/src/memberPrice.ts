interface ItemPrice {
  /** Đồng. */
  price: number;
  /** Đồng; absent if members pay the full price. */
  memberPrice?: number | null;
}

/** The member price for `listPrice` (the item's, or an option's in the same proportion); null if it is no lower. */
export function memberPriceOf(
  { price, memberPrice = null }: ItemPrice,
  listPrice: number,
): number | null {
  if (memberPrice === null || memberPrice >= price) return null;
  return listPrice === price ? memberPrice : share(listPrice, memberPrice, price);
}

/** `amount × part / whole` in đồng, rounded half up; big integers keep large amounts exact. Non-negative, `whole` ≠ 0. */
function share(amount: number, part: number, whole: number): number {
  const [two, divisor] = [BigInt(2), BigInt(whole)];
  return Number((BigInt(amount) * BigInt(part) * two + divisor) / (divisor * two));
}
