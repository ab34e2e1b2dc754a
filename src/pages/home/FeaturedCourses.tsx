import type { HomeCoursesQuery } from '@/data/generated/operations/HomeCourses';
import type { Answer } from '@/data/page/useAnswers';
import { courseColumns, CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { LedgerSkeleton } from '@/features/catalogue/entries/LedgerSkeleton';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { HomeSection } from './HomeSection';
import { texts } from './texts';

const shown = 6;

type Courses = HomeCoursesQuery['courses'];
type Course = Courses['items'][number];

type FeaturedCoursesProps = { courses: Answer<Courses>; now: number };

/** Can still be joined: taught at one's own pace, or not yet begun. */
const isOpen = (course: Course, now: number): boolean =>
  course.format === 'self-paced' || !course.startAt || Date.parse(course.startAt) > now;

/** Courses that the institute puts first, as a ledger. */
export const FeaturedCourses = ({ courses, now }: FeaturedCoursesProps) => {
  const words = texts.courses;
  return (
    <HomeSection
      title={words.title}
      all={{
        label: courses.data ? words.all(courses.data.pagination.total) : words.allUncounted,
        to: paths.courses(),
      }}
    >
      <Answered answer={courses} skeleton={<LedgerSkeleton columns={courseColumns} rows={shown} />}>
        {({ items }) => (
          <CourseLedger
            caption={words.title}
            courses={items.filter((course) => isOpen(course, now)).slice(0, shown)}
            now={now}
          />
        )}
      </Answered>
    </HomeSection>
  );
};
