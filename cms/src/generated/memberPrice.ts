/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
interface ItemPrice {
  /** Đồng. */
  price: number;
  /** Đồng; none where members pay what all pay. */
  memberPrice?: number | null;
}

/**
 * What members pay where others pay `listPrice`, which is the item's price or that of one of its options:
 * of an option the same share as of the item. Null where members pay no less.
 */
export function memberPriceOf(
  { price, memberPrice = null }: ItemPrice,
  listPrice: number,
): number | null {
  if (memberPrice === null || memberPrice >= price) return null;
  return listPrice === price ? memberPrice : share(listPrice, memberPrice, price);
}

/**
 * `amount × part / whole`, rounded half up to whole đồng. Counted in big integers, so that two large
 * amounts lose nothing on the way. All three are non-negative whole numbers and `whole` is not 0.
 */
function share(amount: number, part: number, whole: number): number {
  const [two, divisor] = [BigInt(2), BigInt(whole)];
  return Number((BigInt(amount) * BigInt(part) * two + divisor) / (divisor * two));
}
