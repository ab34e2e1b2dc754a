import type { Core } from '@strapi/strapi';
import { componentLink } from '../../platform/sql/componentLink';
import { query } from '../../platform/sql/query';
import type { Rich } from '../../platform/scalars';
import type { Lesson } from '../../generated/types';
import { readLessonFiles, showLessonFiles } from './lessonFileRows';
import { createHash } from 'node:crypto';

interface LessonRow {
  id: number;
  key: string | null;
  title: string;
  body: Rich | string | null;
  video_url: string | null;
  captions: string | null;
  minutes: number | null;
  is_sample: boolean | number | null;
  /** PostgreSQL returns counts as text. */
  questions: number | string;
}

/** A lesson, and the row of its component. */
export type StoredLesson = Lesson & { rowId: number };

/** Lessons of the published course, or of the draft if it is not published. */
export async function readLessons(strapi: Core.Strapi, courseId: string): Promise<Lesson[]> {
  return (await readStoredLessons(strapi, courseId)).map(({ rowId: _, ...lesson }) => lesson);
}

/** As `readLessons`, with the rows of the lessons. */
export async function readStoredLessons(
  strapi: Core.Strapi,
  courseId: string,
): Promise<StoredLesson[]> {
  const link = componentLink(strapi, 'api::course.course', 'lessons');
  const questions = componentLink(strapi, 'course.lesson', 'questions');
  const db = strapi.db.connection;
  const rows = await query<LessonRow>(
    db,
    `select lesson.id, lesson."key", lesson.title, lesson.body, lesson.video_url, lesson.captions,
       lesson.minutes, lesson.is_sample, ${questions.count('lesson')} as questions
     from courses course ${link.join('course', 'lesson')}
     where course.id = (select id from courses where document_id = ?
                        order by published_at is null, id limit 1)
     order by ${link.sortColumn('lesson')}`,
    [courseId],
  );
  const ids = lessonIdsOf(rows);
  const files = await readLessonFiles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id: rowId, title, body, captions, minutes, ...row }, index) => ({
    rowId,
    id: ids[index] as string,
    title,
    // SQLite returns JSON as text.
    body: typeof body === 'string' ? (JSON.parse(body) as Rich) : body,
    videoUrl: row.video_url,
    captions,
    minutes,
    isSample: Boolean(row.is_sample),
    questionCount: Number(row.questions),
    ...showLessonFiles(files.filter(({ related_id: id }) => id === rowId)),
  }));
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
