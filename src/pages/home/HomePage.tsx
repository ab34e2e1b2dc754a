import { HomeCoursesDocument } from '@/data/generated/operations/HomeCourses';
import { HomeDocumentsDocument } from '@/data/generated/operations/HomeDocuments';
import { HomeSeminarsDocument } from '@/data/generated/operations/HomeSeminars';
import { publicQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { PageMeta } from '@/ui/PageMeta';
import { FeaturedCourses } from './FeaturedCourses';
import { NewDocuments } from './NewDocuments';
import { NextSeminar } from './NextSeminar';
import { Opening } from './Opening';
import { SeminarCalendar } from './SeminarCalendar';
import { texts } from './texts';

export const queries = publicQueries(({ now }) => ({
  seminars: askPart(HomeSeminarsDocument, {
    endsAfter: new Date(now).toISOString(),
    sort: 'startAt:asc',
    page: 1,
    pageSize: 4,
  }),
  courses: askPart(HomeCoursesDocument, {
    sort: 'featured:desc,startAt:asc',
    page: 1,
    pageSize: 8,
  }),
  documents: askPart(HomeDocumentsDocument, { sort: 'year:desc,title:asc', page: 1, pageSize: 5 }),
}));

/** The first page: who we are, what is next, what can be learned and read. */
export function Component() {
  const {
    answers: { seminars, courses, documents },
    now,
  } = useAnswers(queries);
  return (
    <>
      <PageMeta title={texts.title} canonical={paths.home()} />
      <Opening next={<NextSeminar seminars={seminars.data} now={now} />} />
      <Container>
        <FeaturedCourses courses={courses} now={now} />
        <NewDocuments documents={documents} />
        <SeminarCalendar seminars={seminars} now={now} />
      </Container>
    </>
  );
}
