import { HomePageDocument, HomeSeminarsDocument } from '@/data/generated/operations/pages/home';
import { publicQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Container } from '@/ui/layout';
import { PageMeta } from '@/ui/PageMeta';
import { HomeContent } from './HomeContent';
import { NextSeminar } from './NextSeminar';
import { HomeHero } from './HomeHero';
import { homeSeminars } from './homeSeminars';
import { texts } from './texts';

export const queries = publicQueries(({ now }) => ({
  home: partialQuery(HomePageDocument),
  seminars: partialQuery(HomeSeminarsDocument, {
    endsAfter: new Date(now).toISOString(),
    sort: 'startAt:asc',
    page: 1,
    pageSize: 4,
  }),
}));

export function Component() {
  const { now } = usePage();
  const home = usePageQuery(queries, 'home');
  const seminars = usePageQuery(queries, 'seminars');
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
      <HomeHero
        hero={home.data?.hero}
        next={<NextSeminar seminar={lead} known={known} now={now} />}
      />
      <Container>
        <QueryBoundary result={home}>
          {(content) => <HomeContent content={content} seminars={later} now={now} />}
        </QueryBoundary>
      </Container>
    </>
  );
}
