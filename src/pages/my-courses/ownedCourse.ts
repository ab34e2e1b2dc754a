import { formatDateRange } from '@iia/shared/dates';
import type { UserCourseQuery } from '@/data/generated/operations/pages/my-courses';
import type { CourseFormat } from '@/data/generated/types';
import { texts } from '@/features/catalogue/texts';

export type OwnedCourse = UserCourseQuery['userCourse'];
export type LessonState = OwnedCourse['progress']['states'][number];
export type Lesson = NonNullable<OwnedCourse['lessons']>[number];

type Schedule = { format: CourseFormat; startAt: string | null; endAt: string | null };

/** A course's days. */
export const courseSchedule = ({ format, startAt, endAt }: Schedule): string => {
  if (format === 'self-paced') return texts.anyTimeShort;
  return startAt ? formatDateRange(startAt, endAt) : texts.toBeAnnounced;
};
