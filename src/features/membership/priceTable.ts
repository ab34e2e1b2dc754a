import type { RenewPricesQuery } from '@/data/generated/operations/RenewPrices';
import { formatMoney } from '@/lib/money';
import { texts } from './membershipTexts';

type Prices = RenewPricesQuery['userRenewPrice'];

/** The order in which people look for their own kind. */
const sequence = ['individual', 'student', 'corporate'] as const;

/** Prices as a table: a row a kind of membership, a column a number of years; what is not sold stays open. */
export function priceTable(prices: Prices) {
  const years = [...new Set(prices.map((price) => price.years))].sort((a, b) => a - b);
  const rows = sequence
    .filter((type) => prices.some(({ memberType }) => memberType === type))
    .map((type) => ({
      cells: [
        texts.types[type],
        ...years.map((count) => {
          const found = prices.find((p) => p.memberType === type && p.years === count);
          return found ? formatMoney(found.price) : texts.prices.none;
        }),
      ],
    }));
  return { columns: [texts.prices.type, ...years.map(texts.prices.years)], rows };
}
