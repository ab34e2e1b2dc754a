import { styled } from 'styled-components';
import { JoiningPageDocument } from '@/data/generated/operations/pages/content';
import { RenewPricesDocument } from '@/data/generated/operations/features/membership';
import { JoiningOfferDocument } from '@/data/generated/operations/features/membership/joining-offer';
import { optionalQuery, partialQuery, publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { MembershipPrices } from './MembershipPrices';
import { texts } from '@/features/membership/membershipTexts';
import { OfferTable } from '@/features/membership/joining-offer/OfferTable';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';
import { Heading } from '@/ui/Heading';
import { theme } from '@/ui/theme';

const Example = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};
`;

export const queries = publicQueries(() => ({
  page: query(JoiningPageDocument),
  prices: partialQuery(RenewPricesDocument),
  offer: optionalQuery(JoiningOfferDocument),
}));

export function Component() {
  const page = usePageQuery(queries, 'page');
  const prices = usePageQuery(queries, 'prices');
  const offer = usePageQuery(queries, 'offer').data;
  return (
    <SinglePageView
      result={page}
      path={paths.join()}
      name={texts.joining}
      first={{
        id: 'bieu-phi',
        heading: texts.prices.heading,
        body: (
          <>
            <MembershipPrices result={prices} />
            {offer && offer.saving > 0 ? (
              <Example>
                <Heading level={3} size="lg">
                  {texts.example}
                </Heading>
                <OfferTable offer={offer} />
              </Example>
            ) : null}
          </>
        ),
      }}
    />
  );
}
