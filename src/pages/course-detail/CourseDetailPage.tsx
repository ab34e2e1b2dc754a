import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { CourseDetailDocument } from '@/data/generated/operations/CourseDetail';
import { DetailFailure } from '@/features/catalogue/detail/DetailFailure';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { answerOrFailure } from '@/features/catalogue/loading/answerOrFailure';
import { pageMoment } from '@/features/catalogue/loading/pageMoment';
import { readPlaces } from '@/features/catalogue/places/readPlaces';
import { courseData } from '@/features/catalogue/structured-data/itemData';
import { JsonLd } from '@/features/catalogue/structured-data/JsonLd';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { CourseDetail } from './CourseDetail';
import { loadRelatedCourses } from './loadRelatedCourses';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  const slug = params.slug ?? '';
  return answerOrFailure({ now: pageMoment() }, request.signal, async () => {
    const { data } = await client.query({ query: CourseDetailDocument, variables: { slug } });
    if (!data?.course) throw new Response(null, { status: 404 });
    await loadRelatedCourses(client, data.course.category.slug);
  });
}

/** One course: what it teaches, when, by whom and at what price, and how to sign up. */
export function Component() {
  const { now, failure } = useLoaderData<typeof loader>();
  const { slug = '' } = useParams();
  const origin = useContext(SiteOriginContext);
  const { data, error } = useQuery(CourseDetailDocument, {
    variables: { slug },
    skip: failure !== null,
  });
  const course = data?.course;

  if (failure ?? error) {
    return <DetailFailure failure={failure ?? error} title={texts.course.title} />;
  }
  if (!course) return <DetailSkeleton />;
  const path = paths.course(course.slug);
  const places = readPlaces({ ...course, selfPaced: course.format === 'self-paced' }, now);
  return (
    <>
      <PageMeta
        title={course.seo?.title ?? course.title}
        description={course.seo?.description ?? course.summary}
        canonical={path}
      />
      <JsonLd data={courseData(course, places, `${origin}${path}`)} />
      <CourseDetail key={course.documentId} course={course} places={places} now={now} />
    </>
  );
}
