import type { Core } from '@strapi/strapi';
import { declareCourseInputRules } from '@iia/shared/generated/inputRules/DeclareCourseInput';
import { recordStudyInputRules } from '@iia/shared/generated/inputRules/RecordStudyInput';
import { saveLessonProgressInputRules } from '@iia/shared/generated/inputRules/SaveLessonProgressInput';
import type { CourseProgress } from '../../generated/types';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { insertRows } from '../../platform/sql/query';
import { completeCourse, finishLesson, isDone, missingOf } from './completeCourse';
import { readCourseRules, type CourseRule, type RuleLesson } from './courseRules';
import { tooSoon } from './lessonTime';
import { requireOwned } from './requireOwned';
import { readProgress } from './progress';
import { countStudy, openLesson } from './studyTime';

/** The rule of a course the member owns. @throws HttpError 404 */
export async function ownedRule(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<{ course: string; rule: CourseRule }> {
  const { itemId } = await requireOwned(strapi, userId, 'course', id);
  const rule = (await readCourseRules(strapi, [itemId])).get(itemId);
  if (!rule) throw lessonNotFound();
  return { course: itemId, rule };
}

/** @throws HttpError 404 if the course has no such lesson */
export function lessonOf({ lessons }: CourseRule, id: string): RuleLesson {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw lessonNotFound();
  return lesson;
}

const lessonNotFound = () =>
  new HttpError(404, 'NotFoundError', 'Không tìm thấy bài học này trong khoá học.');

/**
 * Records a lesson as opened or done; what satisfies the rule completes the course and issues its
 * certificate.
 * @throws HttpError 400 for bad input, 404 for a course that is not owned or a lesson that is not in
 * it, 409 for a lesson that was not studied long enough or whose questions are not passed
 */
export async function saveLesson(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CourseProgress> {
  const input = checkInput(saveLessonProgressInputRules, body);
  const { course, rule } = await ownedRule(strapi, userId, input.course);
  const lesson = lessonOf(rule, input.lesson);
  const learner = { userId, course };
  const missing = await strapi.db.transaction(async ({ trx }) => {
    // Serialized across all courses of the member: the last of parallel calls sees every completed
    // lesson, and no time counts for two lessons.
    await lockOpenMember(trx, userId);
    const now = new Date();
    const studied = { ...learner, lesson: lesson.id, whole: lesson.whole };
    await openLesson(trx, studied, { now, restart: !input.done });
    if (input.done && !(await isDone(trx, learner, lesson.id))) {
      await countStudy(trx, studied, { now, position: null });
      const left = await missingOf(trx, learner, lesson);
      // The opening and the time are stored nevertheless.
      if (left.seconds > 0 || left.quiz) return left;
      await finishLesson(trx, learner, lesson, now);
    }
    await completeCourse(trx, learner, rule, now);
    return null;
  });
  if (missing && missing.seconds > 0) throw tooSoon(missing.seconds);
  if (missing?.quiz) throw notPassed();
  return progressOf(strapi, userId, course);
}

const notPassed = () =>
  new HttpError(
    409,
    'QuizNotPassed',
    'Bài này có câu hỏi. Quý khách vui lòng làm đạt phần câu hỏi trước khi hoàn thành bài.',
  );

/**
 * Counts study time.
 * @throws HttpError 400 for bad input, 404 for a course that is not owned or a lesson that is not in it
 */
export async function recordStudy(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CourseProgress> {
  const input = checkInput(recordStudyInputRules, body);
  const { course, rule } = await ownedRule(strapi, userId, input.course);
  const { id, whole } = lessonOf(rule, input.lesson);
  await strapi.db.transaction(async ({ trx }) => {
    await lockOpenMember(trx, userId);
    const now = new Date();
    const studied = { userId, course, lesson: id, whole };
    await openLesson(trx, studied, { now, restart: false });
    await countStudy(trx, studied, { now, position: input.position ?? null });
  });
  return progressOf(strapi, userId, course);
}

/**
 * Records the member's declaration, once.
 * @throws HttpError 400 for bad input, 404 for a course that is not owned
 */
export async function declareCourse(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CourseProgress> {
  const input = checkInput(declareCourseInputRules, body);
  const { course, rule } = await ownedRule(strapi, userId, input.course);
  await strapi.db.transaction(async ({ trx }) => {
    await lockOpenMember(trx, userId);
    const now = new Date();
    await insertRows(
      trx,
      'course_progress',
      {
        user_id: userId,
        course_id: course,
        last_lesson: rule.lessons[0]?.id ?? '',
        last_at: now,
        declared_at: now,
      },
      `on conflict (user_id, course_id) do update
       set declared_at = coalesce(course_progress.declared_at, excluded.declared_at)`,
    );
    await completeCourse(trx, { userId, course }, rule, now);
  });
  return progressOf(strapi, userId, course);
}

export async function progressOf(
  strapi: Core.Strapi,
  userId: number,
  course: string,
): Promise<CourseProgress> {
  return (await readProgress(strapi, userId, [course])).get(course) as CourseProgress;
}
