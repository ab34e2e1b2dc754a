import { JoiningPageDocument } from '@/data/generated/operations/JoiningPage';
import { RenewPricesDocument } from '@/data/generated/operations/RenewPrices';
import { publicQueries } from '@/data/page/pageQueries';
import { ask, askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { MembershipPrices } from '@/features/membership/MembershipPrices';
import { texts } from '@/features/membership/membershipTexts';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({
  page: ask(JoiningPageDocument),
  prices: askPart(RenewPricesDocument),
}));

export function Component() {
  const { page, prices } = useAnswers(queries).answers;
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
