import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { keepLessonInputRules } from '../generated/inputRules/KeepLessonInput';
import { certifyCourse } from '../attendance/completeCourses';
import { validCertificates, type ShownCertificate } from '../attendance/attendanceCertificate';
import { Fault } from '../platform/errors/Fault';
import { checkInput } from '../platform/errors/checkInput';
import { insertRows, placeholders, query, toDate } from '../platform/sql/query';
import { readLessonIds } from './lessons';
import { requireOwned } from './requireOwned';

export interface CourseProgress {
  documentId: string;
  lessonCount: number;
  doneLessons: string[];
  lastLesson: string | null;
  completedAt: string | null;
  certificate: ShownCertificate | null;
}

interface ProgressRow {
  course_id: string;
  last_lesson: string;
  completed_at: number | string | Date | null;
}

/** A member's progress in each of the courses, by course; lessons that are no longer there are left out. */
export async function readProgress(
  strapi: Core.Strapi,
  userId: number,
  courseIds: readonly string[],
): Promise<Map<string, CourseProgress>> {
  if (courseIds.length === 0) return new Map();
  const db = strapi.db.connection;
  const these = `user_id = ? and course_id in (${placeholders(courseIds.length)})`;
  const [lessons, courses, done, certificates] = await Promise.all([
    readLessonIds(strapi, courseIds),
    query<ProgressRow>(
      db,
      `select course_id, last_lesson, completed_at from course_progress where ${these}`,
      [userId, ...courseIds],
    ),
    query<{ course_id: string; lesson_id: string }>(
      db,
      `select course_id, lesson_id from lesson_progress where ${these}`,
      [userId, ...courseIds],
    ),
    validCertificates(db, userId, 'course', courseIds),
  ]);
  const known = new Map(courses.map((row) => [row.course_id, row]));
  return new Map(
    courseIds.map((documentId) => {
      const row = known.get(documentId);
      const ids = lessons.get(documentId) ?? [];
      const doneHere = new Set(
        done.flatMap((each) => (each.course_id === documentId ? [each.lesson_id] : [])),
      );
      const progress: CourseProgress = {
        documentId,
        lessonCount: ids.length,
        doneLessons: ids.filter((id) => doneHere.has(id)),
        lastLesson: row && ids.includes(row.last_lesson) ? row.last_lesson : null,
        completedAt: row?.completed_at == null ? null : toDate(row.completed_at).toISOString(),
        certificate: certificates.get(documentId) ?? null,
      };
      return [documentId, progress];
    }),
  );
}

/**
 * Notes a lesson as opened or done; the course is completed with the last one, and certified.
 * @throws Fault 400 for bad input, 404 for a course that is not owned or a lesson that is not in it
 */
export async function keepLesson(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CourseProgress> {
  const { course, lesson, done } = checkInput(keepLessonInputRules, body);
  const { itemId } = await requireOwned(strapi, userId, 'course', course);
  const ids = (await readLessonIds(strapi, [itemId])).get(itemId) ?? [];
  if (!ids.includes(lesson)) {
    throw new Fault(404, 'NotFoundError', 'Không tìm thấy bài học này trong khoá học.');
  }
  await strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    // Holds the course's row first, so that of parallel calls the last one sees every lesson done.
    await insertRows(
      trx,
      'course_progress',
      [{ user_id: userId, course_id: itemId, last_lesson: lesson, last_at: now }],
      `on conflict (user_id, course_id) do update
       set last_lesson = excluded.last_lesson, last_at = excluded.last_at`,
    );
    if (done) {
      await insertRows(
        trx,
        'lesson_progress',
        [{ user_id: userId, course_id: itemId, lesson_id: lesson, done_at: now }],
        'on conflict (user_id, course_id, lesson_id) do nothing',
      );
    }
    await completeCourse(trx, userId, itemId, ids, now);
    await certifyCourse(trx, userId, itemId);
  });
  return (await readProgress(strapi, userId, [itemId])).get(itemId) as CourseProgress;
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
