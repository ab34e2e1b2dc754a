import { formatMoney } from '@iia/shared/numbers';
import { JoiningPageDocument } from '@/data/generated/operations/JoiningPage';
import {
  RenewPricesDocument,
  type RenewPricesQuery,
} from '@/data/generated/operations/RenewPrices';
import { publicQueries } from '@/data/page/pageQueries';
import { query, partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, type QueryResult } from '@/data/page/usePageQuery';
import { texts } from '@/features/membership/membershipTexts';
import { paths } from '@/lib/paths';
import { CaptionedTable } from '@/ui/article/CaptionedTable';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Text } from '@/ui/Text';
import { SinglePageView } from './SinglePageView';

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

const MembershipPrices = ({ result }: MembershipPricesProps) => (
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

export const queries = publicQueries(() => ({
  page: query(JoiningPageDocument),
  prices: partialQuery(RenewPricesDocument),
}));

export function Component() {
  const page = usePageQuery(queries, 'page');
  const prices = usePageQuery(queries, 'prices');
  return (
    <SinglePageView
      result={page}
      path={paths.join()}
      name={texts.joining}
      first={{
        id: 'bieu-phi',
        heading: texts.prices.heading,
        body: <MembershipPrices result={prices} />,
      }}
    />
  );
}
