import { HomePageDocument } from '@/data/generated/operations/HomePage';
import { HomeSeminarsDocument } from '@/data/generated/operations/HomeSeminars';
import { publicQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { Container } from '@/ui/Container';
import { PageMeta } from '@/ui/PageMeta';
import { HomeContent } from './HomeContent';
import { NextSeminar } from './NextSeminar';
import { HomeHero } from './HomeHero';
import { homeSeminars } from './homeSeminars';
import { texts } from './texts';

export const queries = publicQueries(({ now }) => ({
  home: askPart(HomePageDocument),
  seminars: askPart(HomeSeminarsDocument, {
    endsAfter: new Date(now).toISOString(),
    sort: 'startAt:asc',
    page: 1,
    pageSize: 4,
  }),
}));

export function Component() {
  const {
    answers: { home, seminars },
    now,
  } = useAnswers(queries);
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
        <Answered answer={home}>
          {(content) => <HomeContent content={content} seminars={later} now={now} />}
        </Answered>
      </Container>
    </>
  );
}
