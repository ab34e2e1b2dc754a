import { formatMoney } from '@iia/shared/numbers';
import type { RenewPricesQuery } from '@/data/generated/operations/features/membership';
import type { QueryResult } from '@/data/page/usePageQuery';
import { texts } from '@/features/membership/membershipTexts';
import { CaptionedTable } from '@/ui/article/CaptionedTable';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Text } from '@/ui/Text';

type Prices = RenewPricesQuery['userRenewPrice'];

/** Most common first. */
const sequence = ['individual', 'student', 'corporate'] as const;

/** A row per membership type, a column per number of years; empty cells are not sold. */
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

type MembershipPricesProps = { result: QueryResult<RenewPricesQuery['userRenewPrice']> };

export const MembershipPrices = ({ result }: MembershipPricesProps) => (
  <QueryBoundary result={result}>
    {(prices) =>
      prices.length === 0 ? (
        <Text tone="muted">{texts.prices.empty}</Text>
      ) : (
        <CaptionedTable caption={texts.prices.caption} {...priceTable(prices)} />
      )
    }
  </QueryBoundary>
);
