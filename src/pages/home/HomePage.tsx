import { CoManagerListDocument } from '@/data/generated/operations/features/institute/people';
import { JoiningOfferDocument } from '@/data/generated/operations/features/membership/joining-offer';
import {
  HomePageDocument,
  HomeSeminarsDocument,
  InstituteFiguresDocument,
} from '@/data/generated/operations/pages/home';
import { optionalQuery, partialQuery, publicQueries } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/layout';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { PageMeta } from '@/ui/PageMeta';
import { HomeContent } from './HomeContent';
import { HomeHero } from './HomeHero';
import { homeSeminars } from './homeSeminars';
import { JoiningOffer } from './JoiningOffer';
import { NextSeminar } from './NextSeminar';
import { OfferAndNext } from './OfferAndNext';
import { texts } from './texts';

export const queries = publicQueries(({ now }) => ({
  home: partialQuery(HomePageDocument),
  seminars: partialQuery(HomeSeminarsDocument, {
    endsAfter: new Date(now).toISOString(),
    sort: 'startAt:asc',
    page: 1,
    pageSize: 4,
  }),
  offer: optionalQuery(JoiningOfferDocument),
  figures: optionalQuery(InstituteFiguresDocument),
  people: optionalQuery(CoManagerListDocument, { group: 'board' }),
}));

export function Component() {
  const { now } = usePage();
  const home = usePageQuery(queries, 'home');
  const seminars = usePageQuery(queries, 'seminars');
  const offer = usePageQuery(queries, 'offer').data;
  const counted = usePageQuery(queries, 'figures').data;
  const people = usePageQuery(queries, 'people').data;
  const chosen = home.data?.featuredSeminars;
  const { lead, later } = homeSeminars(chosen ?? [], seminars.data?.items ?? [], now);
  const known = chosen !== undefined || seminars.data !== undefined;
  return (
    <>
      <PageMeta
        title={home.data?.seo?.title ?? texts.title}
        description={home.data?.seo?.description ?? null}
        canonical={paths.home()}
        exactTitle
      />
      <HomeHero hero={home.data?.hero} offer={offer} />
      <OfferAndNext
        offer={offer && offer.saving > 0 ? <JoiningOffer offer={offer} /> : null}
        next={<NextSeminar seminar={lead} known={known} now={now} />}
      />
      {home.data ? (
        <HomeContent
          content={home.data}
          seminars={later}
          people={people ?? []}
          counted={counted}
          now={now}
        />
      ) : (
        <Container>
          <QueryBoundary result={home}>{() => null}</QueryBoundary>
        </Container>
      )}
    </>
  );
}
