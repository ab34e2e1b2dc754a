import type { Lesson, OwnedCourse } from './ownedCourse';

/** The number of the lesson to resume: the last one opened, or if that is done, the first incomplete one after it. */
export function nextLesson(
  lessons: readonly Lesson[],
  { lastLesson, doneLessons }: OwnedCourse['progress'],
): number {
  const last = Math.max(
    lessons.findIndex(({ id }) => id === lastLesson),
    0,
  );
  const isIncomplete = (index: number) => !doneLessons.includes(lessons[index]?.id ?? '');
  const order = lessons.map((_, index) => (last + index) % lessons.length);
  return (order.find(isIncomplete) ?? last) + 1;
}
