import { useQuery } from '@apollo/client/react';
import {
  HomeCoursesDocument,
  type HomeCoursesQuery,
} from '@/data/generated/operations/HomeCourses';
import { courseColumns, CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { LedgerSkeleton } from '@/features/catalogue/entries/LedgerSkeleton';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { courseVariables } from './homeQueries';
import { HomeSection } from './HomeSection';
import { texts } from './texts';

const shown = 6;

type Course = HomeCoursesQuery['courses']['items'][number];

/** Can still be joined: taught at one's own pace, or not yet begun. */
const isOpen = (course: Course, now: number): boolean =>
  course.format === 'self-paced' || !course.startAt || Date.parse(course.startAt) > now;

/** Courses that the institute puts first, as a ledger. */
export const FeaturedCourses = ({ now }: { now: number }) => {
  const { data, error, refetch } = useQuery(HomeCoursesDocument, { variables: courseVariables });
  const courses = data ? (data as HomeCoursesQuery).courses : null;
  const words = texts.courses;
  return (
    <HomeSection
      title={words.title}
      all={{
        label: courses ? words.all(courses.pagination.total) : words.allUncounted,
        to: paths.courses(),
      }}
    >
      {courses ? (
        <CourseLedger
          caption={words.title}
          courses={courses.items.filter((course) => isOpen(course, now)).slice(0, shown)}
          now={now}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LedgerSkeleton columns={courseColumns} rows={shown} />
      )}
    </HomeSection>
  );
};
