import { JoiningPageDocument } from '@/data/generated/operations/JoiningPage';
import { RenewPricesDocument } from '@/data/generated/operations/RenewPrices';
import { publicQueries } from '@/data/page/pageQueries';
import { query, partialQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { MembershipPrices } from '@/features/membership/MembershipPrices';
import { texts } from '@/features/membership/membershipTexts';
import { SinglePageView } from '@/features/sections/SinglePageView';
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
      answer={page}
      path={paths.join()}
      name={texts.joining}
      first={{
        id: 'bieu-phi',
        heading: texts.prices.heading,
        body: <MembershipPrices answer={prices} />,
      }}
    />
  );
}
