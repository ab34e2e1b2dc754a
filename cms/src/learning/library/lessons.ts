import type { Core } from '@strapi/strapi';
import { componentLink } from '../../platform/sql/componentLink';
import { placeholders, query } from '../../platform/sql/query';
import type { Rich } from '../../platform/scalars';
import type { Lesson } from '../../generated/types';
import { createHash } from 'node:crypto';

interface LessonRow {
  key: string | null;
  title: string;
  body: Rich | string | null;
  video_url: string | null;
  captions: string | null;
  minutes: number | null;
}

/** Lessons of the published course, or of the draft if it is not published. One statement. */
export async function readLessons(strapi: Core.Strapi, courseId: string): Promise<Lesson[]> {
  const link = componentLink(strapi, 'api::course.course', 'lessons');
  const rows = await query<LessonRow>(
    strapi.db.connection,
    `select lesson."key", lesson.title, lesson.body, lesson.video_url, lesson.captions, lesson.minutes
     from courses course ${link.join('course', 'lesson')}
     where course.id = (select id from courses where document_id = ?
                        order by published_at is null, id limit 1)
     order by ${link.sortColumn('lesson')}`,
    [courseId],
  );
  const ids = lessonIdsOf(rows);
  return rows.map(({ title, body, video_url: videoUrl, captions, minutes }, index) => ({
    id: ids[index] as string,
    title,
    // SQLite returns JSON as text.
    body: typeof body === 'string' ? (JSON.parse(body) as Rich) : body,
    videoUrl,
    captions,
    minutes,
  }));
}

interface TimedLesson {
  id: string;
  minutes: number | null;
  /** Hours of the course; 0 for a scheduled one, which earns hours by attendance. */
  hours: number;
  share: number | null;
}

interface TimedRow {
  course: string;
  title: string;
  key: string | null;
  minutes: number | null;
  hours: number | null;
  format: string;
  lesson_share: number | null;
}

/** Durations of the lessons that `readLessons` returns, by course. One statement. */
export async function readLessonRows(
  strapi: Core.Strapi,
  courseIds: readonly string[],
): Promise<Map<string, TimedLesson[]>> {
  if (courseIds.length === 0) return new Map();
  const link = componentLink(strapi, 'api::course.course', 'lessons');
  const rows = await query<TimedRow>(
    strapi.db.connection,
    `select course.document_id as course, lesson.title, lesson."key", lesson.minutes,
       course.hours, course.format, course.lesson_share
     from courses course ${link.join('course', 'lesson')}
     where course.document_id in (${placeholders(courseIds.length)})
       and course.id = (select shown.id from courses shown
                        where shown.document_id = course.document_id
                        order by shown.published_at is null, shown.id limit 1)
     order by course.id, ${link.sortColumn('lesson')}`,
    [...courseIds],
  );
  return new Map(
    courseIds.map((courseId) => {
      const own = rows.filter(({ course }) => course === courseId);
      const ids = lessonIdsOf(own);
      const timed = own.map(({ minutes, hours, format, lesson_share: share }, index) => ({
        id: ids[index] as string,
        minutes,
        hours: format === 'self-paced' ? (hours ?? 0) : 0,
        share,
      }));
      return [courseId, timed];
    }),
  );
}

interface Keyed {
  title: string;
  key: string | null;
}

/** Each lesson's stable id: its key, or without one its title and the number of previous lessons with that title. */
export function lessonIdsOf(lessons: readonly Keyed[]): string[] {
  const seen = new Map<string, number>();
  return lessons.map(({ title, key }) => {
    if (key) return key;
    const nth = (seen.get(title) ?? 0) + 1;
    seen.set(title, nth);
    return createHash('sha256').update(`${nth} ${title}`).digest('hex').slice(0, 24);
  });
}
