import { useContext } from 'react';
import {
  CourseDetailDocument,
  CourseSyllabusDocument,
  RelatedCoursesDocument,
  type RelatedCoursesQuery,
} from '@/data/generated/operations/pages/course-detail';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { useDependentQuery, usePageQuery, usePage } from '@/data/page/usePageQuery';
import { DetailFailure } from '@/features/catalogue/detail/DetailFailure';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { Related } from '@/features/catalogue/detail/sections';
import { CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { readSeats } from '@/features/catalogue/seats/readSeats';
import { courseData } from '@/features/catalogue/structured-data/itemData';
import { texts } from '@/features/catalogue/texts';
import { useOwnership } from '@/features/library/useOwnership';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { CourseDetail } from './CourseDetail';

type RelatedCoursesProps = {
  /** Undefined while loading or after a failure. */
  courses: RelatedCoursesQuery['courses']['items'] | undefined;
  /** The current course's `documentId`, which is omitted. */
  exclude: string;
  now: number;
};

/** Up to four other courses in the category. */
const RelatedCourses = ({ courses = [], exclude, now }: RelatedCoursesProps) => {
  const others = courses.filter(({ documentId }) => documentId !== exclude).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.course.related}>
      <CourseLedger caption={texts.course.related} courses={others} now={now} />
    </Related>
  );
};

export const queries = publicQueries(
  ({ param }) => ({
    course: query(CourseDetailDocument, { slug: param('slug') }),
    syllabus: optionalQuery(CourseSyllabusDocument, { slug: param('slug') }),
  }),
  {
    then: {
      // One extra, since the course itself may be among them.
      related: ({ course }) =>
        optionalQuery(RelatedCoursesDocument, {
          category: course.category.slug,
          sort: 'startAt:asc',
          page: 1,
          pageSize: 5,
        }),
    },
  },
);

export function Component() {
  const { now } = usePage();
  const courseResult = usePageQuery(queries, 'course');
  const syllabus = usePageQuery(queries, 'syllabus').data;
  const origin = useContext(SiteOriginContext);
  const course = courseResult.data;
  const related = useDependentQuery(queries, 'related', course ? { course, syllabus } : null);
  const ownership = useOwnership('course', course?.documentId ?? null);

  if (courseResult.error) {
    return <DetailFailure failed={courseResult} title={texts.course.title} />;
  }
  if (!course) return <DetailSkeleton />;
  const path = paths.course(course.slug);
  const seats = readSeats({ ...course, selfPaced: course.format === 'self-paced' }, now);
  return (
    <>
      <PageMeta
        title={course.seo?.title ?? course.title}
        description={course.seo?.description ?? course.summary}
        canonical={path}
      />
      <JsonLd data={courseData(course, seats, { origin, path })} />
      <CourseDetail
        key={course.documentId}
        course={course}
        seats={seats}
        syllabus={syllabus}
        ownership={ownership}
        related={
          <RelatedCourses courses={related.data?.items} exclude={course.documentId} now={now} />
        }
      />
    </>
  );
}
