import type { UserCourseQuery } from '@/data/generated/operations/pages/my-courses';

export type OwnedCourse = UserCourseQuery['userCourse'];
export type Lesson = NonNullable<OwnedCourse['lessons']>[number];
