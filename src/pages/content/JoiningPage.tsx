import { JoiningPageDocument } from '@/data/generated/operations/pages/content';
import { RenewPricesDocument } from '@/data/generated/operations/features/membership';
import { publicQueries, query, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { MembershipPrices } from './MembershipPrices';
import { texts } from '@/features/membership/membershipTexts';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

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
