import type { RelatedCoursesQuery } from '@/data/generated/operations/RelatedCourses';
import { Related } from '@/features/catalogue/detail/Related';
import { CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { texts } from '@/features/catalogue/texts';

type RelatedCoursesProps = {
  /** Undefined while loading or after a failure. */
  courses: RelatedCoursesQuery['courses']['items'] | undefined;
  /** The current course's `documentId`, which is omitted. */
  exclude: string;
  now: number;
};

/** Up to four other courses in the category. */
export const RelatedCourses = ({ courses = [], exclude, now }: RelatedCoursesProps) => {
  const others = courses.filter(({ documentId }) => documentId !== exclude).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.course.related}>
      <CourseLedger caption={texts.course.related} courses={others} now={now} />
    </Related>
  );
};
