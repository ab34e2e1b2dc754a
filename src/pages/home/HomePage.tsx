import type { SeminarEntry_seminarFragment } from '@/data/generated/fragments/SeminarEntry_seminar';
import { HomePageDocument } from '@/data/generated/operations/HomePage';
import { HomeSeminarsDocument } from '@/data/generated/operations/HomeSeminars';
import { publicQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { isOpen, readOffer } from '@/features/catalogue/options/readOffer';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { HomeContent } from './HomeContent';
import { HomeHero } from './HomeHero';
import { NextSeminar } from './NextSeminar';
import { texts } from './texts';

interface HomeSeminars {
  /** The first that can still be joined, otherwise the first of all. */
  lead: SeminarEntry_seminarFragment | undefined;
  /** The others, by date. */
  later: SeminarEntry_seminarFragment[];
}

/**
 * The home page's seminars: the editors' choice first, then upcoming ones; past ones are omitted.
 *
 * @param upcoming sorted by date.
 * @param now render time, in milliseconds since 1970.
 */
export function homeSeminars(
  chosen: readonly SeminarEntry_seminarFragment[],
  upcoming: readonly SeminarEntry_seminarFragment[],
  now: number,
): HomeSeminars {
  const ahead = chosen.filter(({ endAt }) => Date.parse(endAt) > now).sort(byDay);
  const known = new Set(ahead.map(({ documentId }) => documentId));
  const all = [...ahead, ...upcoming.filter(({ documentId }) => !known.has(documentId))];
  const lead = all.find((seminar) => isOpen(readOffer(seminar, now).seats)) ?? all[0];
  return { lead, later: all.filter((seminar) => seminar !== lead).sort(byDay) };
}

const byDay = (
  { startAt: one }: SeminarEntry_seminarFragment,
  { startAt: other }: SeminarEntry_seminarFragment,
): number => Date.parse(one) - Date.parse(other);

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
