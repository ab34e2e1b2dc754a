import type { Core } from '@strapi/strapi';
import { componentLink } from '../platform/sql/componentLink';
import { query } from '../platform/sql/query';

export interface Lesson {
  title: string;
  body: unknown;
  videoUrl: string | null;
  minutes: number | null;
}

interface LessonRow {
  title: string;
  body: unknown;
  video_url: string | null;
  minutes: number | null;
}

/** Lessons of the published course, or else of the draft. One statement. */
export async function readLessons(strapi: Core.Strapi, courseId: string): Promise<Lesson[]> {
  const link = componentLink(strapi, 'api::course.course', 'lessons');
  const rows = await query<LessonRow>(
    strapi.db.connection,
    `select lesson.title, lesson.body, lesson.video_url, lesson.minutes
     from courses course ${link.join('course', 'lesson')}
     where course.id = (select id from courses where document_id = ?
                        order by published_at is null, id limit 1)
     order by ${link.sortColumn('lesson')}`,
    [courseId],
  );
  return rows.map(({ title, body, video_url: videoUrl, minutes }) => ({
    title,
    // SQLite returns JSON as text.
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    videoUrl,
    minutes,
  }));
}
