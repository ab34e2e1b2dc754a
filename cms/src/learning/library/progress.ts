import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { saveLessonProgressInputRules } from '@iia/shared/generated/inputRules/SaveLessonProgressInput';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { certifyCourse } from '../../events/attendance/completeCourses';
import { validCertificates } from '../../events/attendance/attendanceCertificate';
import { HttpError } from '../../platform/errors/HttpError';
import { checkInput } from '../../platform/errors/checkInput';
import { insertRows, placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { readRequiredSeconds, readUses, secondsLeft, tooSoon } from './lessonTime';
import { requireOwned } from './library';
import type { CourseProgress } from '../../generated/types';

interface ProgressRow {
  course_id: string;
  last_lesson: string;
  opened_at: Stamp | null;
  completed_at: Stamp | null;
}

/** A member's progress by course; deleted lessons are omitted. */
export async function readProgress(
  strapi: Core.Strapi,
  userId: number,
  courseIds: readonly string[],
): Promise<Map<string, CourseProgress>> {
  if (courseIds.length === 0) return new Map();
  const db = strapi.db.connection;
  const now = new Date();
  const these = `progress.user_id = ? and progress.course_id in (${placeholders(courseIds.length)})`;
  const [times, courses, done, certificates] = await Promise.all([
    readRequiredSeconds(strapi, courseIds),
    query<ProgressRow>(
      db,
      `select progress.course_id, progress.last_lesson, progress.completed_at, opening.opened_at
       from course_progress progress
       left join lesson_openings opening on opening.user_id = progress.user_id
         and opening.course_id = progress.course_id and opening.lesson_id = progress.last_lesson
       where ${these}`,
      [userId, ...courseIds],
    ),
    query<{ course_id: string; lesson_id: string }>(
      db,
      `select course_id, lesson_id from lesson_progress progress where ${these}`,
      [userId, ...courseIds],
    ),
    validCertificates(db, userId, 'course', courseIds),
  ]);
  const openings = courses.flatMap(({ opened_at: at }) => (at === null ? [] : [toDate(at)]));
  const uses =
    openings.length === 0
      ? []
      : await readUses(db, userId, new Date(Math.min(...openings.map(Number))));
  const known = new Map(courses.map((row) => [row.course_id, row]));
  return new Map(
    courseIds.map((documentId) => {
      const row = known.get(documentId);
      const required = times.get(documentId) ?? new Map<string, number>();
      const ids = [...required.keys()];
      const doneHere = new Set(
        done.flatMap((each) => (each.course_id === documentId ? [each.lesson_id] : [])),
      );
      const lastLesson = row && required.has(row.last_lesson) ? row.last_lesson : null;
      const seconds =
        !row?.opened_at || lastLesson === null || doneHere.has(lastLesson)
          ? 0
          : secondsLeft(required.get(lastLesson) ?? 0, toDate(row.opened_at), uses, now);
      const progress: CourseProgress = {
        documentId,
        lessonCount: ids.length,
        doneLessons: ids.filter((id) => doneHere.has(id)),
        lastLesson,
        wait: lastLesson !== null && seconds > 0 ? { lesson: lastLesson, seconds } : null,
        completedAt: row?.completed_at == null ? null : toDate(row.completed_at).toISOString(),
        certificate: certificates.get(documentId) ?? null,
      };
      return [documentId, progress];
    }),
  );
}

/**
 * Records a lesson as opened or done; the last one completes the course and issues its certificate.
 * @throws HttpError 400 for bad input, 404 for a course that is not owned or a lesson that is not in
 * it, 409 for a lesson that was not open long enough
 */
export async function saveLesson(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CourseProgress> {
  const { course, lesson, done } = checkInput(saveLessonProgressInputRules, body);
  const { itemId } = await requireOwned(strapi, userId, 'course', course);
  const times = (await readRequiredSeconds(strapi, [itemId])).get(itemId);
  const required = times?.get(lesson);
  if (!times || required === undefined) {
    throw new HttpError(404, 'NotFoundError', 'Không tìm thấy bài học này trong khoá học.');
  }
  const seconds = await strapi.db.transaction(async ({ trx }) => {
    // Serialized across all courses of the member: the last of parallel calls sees every completed
    // lesson, and no call counts another lesson's time again.
    await lockOpenMember(trx, userId);
    const now = new Date();
    await openLesson(trx, userId, itemId, lesson, now);
    if (done) {
      const left = await finishLesson(trx, userId, { course: itemId, lesson, required }, now);
      // The opening is recorded nevertheless.
      if (left > 0) return left;
    }
    await completeCourse(trx, userId, itemId, [...times.keys()], now);
    await certifyCourse(trx, userId, itemId);
    return 0;
  });
  if (seconds > 0) throw tooSoon(seconds);
  return (await readProgress(strapi, userId, [itemId])).get(itemId) as CourseProgress;
}

async function openLesson(
  trx: Knex,
  userId: number,
  courseId: string,
  lesson: string,
  now: Date,
): Promise<void> {
  await insertRows(
    trx,
    'course_progress',
    { user_id: userId, course_id: courseId, last_lesson: lesson, last_at: now },
    `on conflict (user_id, course_id) do update
     set last_lesson = excluded.last_lesson, last_at = excluded.last_at`,
  );
  await insertRows(
    trx,
    'lesson_openings',
    { user_id: userId, course_id: courseId, lesson_id: lesson, opened_at: now },
    'on conflict (user_id, course_id, lesson_id) do nothing',
  );
}

/** @returns the seconds that the lesson must still stay open; 0 if it is done */
async function finishLesson(
  trx: Knex,
  userId: number,
  { course, lesson, required }: { course: string; lesson: string; required: number },
  now: Date,
): Promise<number> {
  const [known] = await query<{ opened_at: Stamp; done_at: unknown }>(
    trx,
    `select opening.opened_at, done.done_at from lesson_openings opening
     left join lesson_progress done on done.user_id = opening.user_id
       and done.course_id = opening.course_id and done.lesson_id = opening.lesson_id
     where opening.user_id = ? and opening.course_id = ? and opening.lesson_id = ?`,
    [userId, course, lesson],
  );
  if (!known || known.done_at !== null) return 0;
  const openedAt = toDate(known.opened_at);
  const left = secondsLeft(required, openedAt, await readUses(trx, userId, openedAt), now);
  if (left > 0) return left;
  await insertRows(trx, 'lesson_progress', {
    user_id: userId,
    course_id: course,
    lesson_id: lesson,
    done_at: now,
    seconds: required,
  });
  return 0;
}

async function completeCourse(
  trx: Knex,
  userId: number,
  courseId: string,
  lessonIds: readonly string[],
  now: Date,
): Promise<void> {
  await query(
    trx,
    `update course_progress set completed_at = ?
     where user_id = ? and course_id = ? and completed_at is null
       and (select count(*) from lesson_progress
            where user_id = ? and course_id = ?
              and lesson_id in (${placeholders(lessonIds.length)})) = ?`,
    [now, userId, courseId, userId, courseId, ...lessonIds, lessonIds.length],
  );
}
