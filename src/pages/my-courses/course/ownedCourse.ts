import type { UserCourseQuery } from '@/data/generated/operations/UserCourse';

export type OwnedCourse = UserCourseQuery['userCourse'];
export type Lesson = NonNullable<OwnedCourse['lessons']>[number];
