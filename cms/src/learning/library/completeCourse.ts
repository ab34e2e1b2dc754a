import type { Knex } from 'knex';
import { certifyCourse } from '../../events/attendance/completeCourses';
import { insertRows, placeholders, query } from '../../platform/sql/query';
import { isPassed } from '../quizzes/attempts';
import type { CourseRule, RuleLesson } from './courseRules';

interface Learner {
  userId: number;
  course: string;
}

/** What is missing before a lesson may be marked as done. */
export interface Missing {
  seconds: number;
  /** Whether its questions are not passed yet. */
  quiz: boolean;
}

export async function missingOf(
  trx: Knex,
  { userId, course }: Learner,
  { id, required, quiz }: RuleLesson,
): Promise<Missing> {
  const [row] = await query<{ studied_ms: number }>(
    trx,
    'select studied_ms from lesson_openings where user_id = ? and course_id = ? and lesson_id = ?',
    [userId, course, id],
  );
  return {
    seconds: Math.max(0, Math.ceil(required - (row?.studied_ms ?? 0) / 1000)),
    quiz: quiz !== null && !(await isPassed(trx, { userId, course, lesson: id })),
  };
}

export async function isDone(trx: Knex, { userId, course }: Learner, id: string): Promise<boolean> {
  const rows = await query(
    trx,
    'select 1 as done from lesson_progress where user_id = ? and course_id = ? and lesson_id = ?',
    [userId, course, id],
  );
  return rows.length > 0;
}

/** A lesson that is done stays done. */
export async function finishLesson(
  trx: Knex,
  { userId, course }: Learner,
  { id, required }: RuleLesson,
  now: Date,
): Promise<void> {
  await insertRows(
    trx,
    'lesson_progress',
    { user_id: userId, course_id: course, lesson_id: id, done_at: now, seconds: required },
    'on conflict (user_id, course_id, lesson_id) do nothing',
  );
}

/**
 * Completes the course once its whole rule is satisfied, and issues its certificate with the CPE
 * hours. Call it in the transaction of whatever may satisfy the rule, with the member locked.
 */
export async function completeCourse(
  trx: Knex,
  { userId, course }: Learner,
  { lessons, exam, declaration }: CourseRule,
  now: Date,
): Promise<void> {
  if (lessons.length === 0 && exam === null) return;
  if (exam && !(await isPassed(trx, { userId, course, lesson: '' }))) return;
  const ids = lessons.map(({ id }) => id);
  const done =
    ids.length === 0
      ? 'true'
      : `(select count(*) from lesson_progress
          where user_id = ? and course_id = ? and lesson_id in (${placeholders(ids.length)})) = ?`;
  await query(
    trx,
    `update course_progress set completed_at = ?
     where user_id = ? and course_id = ? and completed_at is null
       and ${declaration ? 'declared_at is not null' : 'true'} and ${done}`,
    [now, userId, course, ...(ids.length === 0 ? [] : [userId, course, ...ids, ids.length])],
  );
  await certifyCourse(trx, userId, course);
}
