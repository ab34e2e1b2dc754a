import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { HomeCoursesDocument } from '@/data/generated/operations/HomeCourses';
import { HomeDocumentsDocument } from '@/data/generated/operations/HomeDocuments';
import { HomeSeminarsDocument } from '@/data/generated/operations/HomeSeminars';
import { pageMoment } from '@/features/catalogue/loading/pageMoment';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { PageMeta } from '@/ui/PageMeta';
import { FeaturedCourses } from './FeaturedCourses';
import { courseVariables, documentVariables, seminarVariables } from './homeQueries';
import { NewDocuments } from './NewDocuments';
import { Opening } from './Opening';
import { SeminarCalendar } from './SeminarCalendar';
import { texts } from './texts';

/** Asks for all three at once. What fails leaves its part of the page to say so, under 503. */
export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  const now = pageMoment();
  const answers = await Promise.allSettled([
    client.query({ query: HomeSeminarsDocument, variables: seminarVariables(now) }),
    client.query({ query: HomeCoursesDocument, variables: courseVariables }),
    client.query({ query: HomeDocumentsDocument, variables: documentVariables }),
  ]);
  const whole = answers.every(({ status }) => status === 'fulfilled');
  return data({ now }, whole ? undefined : { status: 503 });
}

/** The first page: who we are, what is next, what can be learned and read. */
export function Component() {
  const { now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={texts.title} canonical={paths.home()} />
      <Opening now={now} />
      <Container>
        <FeaturedCourses now={now} />
        <NewDocuments />
        <SeminarCalendar now={now} />
      </Container>
    </>
  );
}
