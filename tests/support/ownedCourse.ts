import type { CourseProgress, UserCourse } from '@/data/generated/types';
import { callAs, dataOf } from './callAs';
import { publishCourse } from './content';
import { addBuyer, type Buyer } from './members';
import { addOrder } from './orders';
import type { TestEditor } from './staff';
import type { TestApi } from './startApi';

/**
 * Publishes a course, and adds a member with a paid order of it.
 * @param lessons the lessons, or how many to create
 */
export async function newOwnedCourse(
  api: TestApi,
  editor: TestEditor,
  lessons: number | readonly object[],
  { member: buyer, ...fields }: { member?: Buyer } & Record<string, unknown> = {},
) {
  const member = buyer ?? (await addBuyer(api));
  const titles = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Bài ${index + 1}` }));
  const course = await publishCourse(editor, {
    lessons: typeof lessons === 'number' ? titles(lessons) : lessons,
    ...fields,
  });
  const order = await addOrder(api, member.id, {
    status: 'paid',
    lines: [{ kind: 'course', item: course }],
  });
  const owned = await userCourse(api, member, course);
  return { member, course, order, lessons: (owned.lessons ?? []).map(({ id }) => id) };
}

export const userCourse = (api: TestApi, member: Buyer, course: string): Promise<UserCourse> =>
  dataOf(callAs<UserCourse>(api, member, `/course/getUserCourse?id=${course}`));

export const saveProgress = (
  api: TestApi,
  member: Buyer,
  course: string,
  lesson: string | undefined,
  done = true,
) => callAs<CourseProgress>(api, member, '/course/saveLessonProgress', { course, lesson, done });
