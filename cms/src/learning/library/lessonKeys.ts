import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { componentLink } from '../../platform/sql/componentLink';
import { newDocumentId } from '../../platform/sql/documentIds';
import { query } from '../../platform/sql/query';
import { lessonIdsOf } from './lessons';

const COURSE = 'api::course.course';
const LESSON = 'course.lesson';

interface LessonInput {
  id?: number | string;
  key?: string | null;
}

/**
 * Progress refers to a lesson by its key, because Strapi gives the copies of each publication new
 * ids.
 */
export function preserveLessonKeys(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === COURSE && (action === 'create' || action === 'update')) {
      const data = params.data as { lessons?: LessonInput[] | null } | undefined;
      if (Array.isArray(data?.lessons)) data.lessons = await withKeys(strapi, data.lessons);
    }
    return next();
  });
}

/** @throws ValidationError for two lessons with the same key */
async function withKeys(
  strapi: Core.Strapi,
  lessons: readonly LessonInput[],
): Promise<LessonInput[]> {
  const ids = lessons.flatMap(({ id, key }) => (id === undefined || key ? [] : [id]));
  const stored: { id: number; key: string | null }[] =
    ids.length === 0
      ? []
      : await strapi.db
          .query(LESSON)
          .findMany({ where: { id: { $in: ids } }, select: ['id', 'key'] });
  const keyOf = new Map(stored.map(({ id, key }) => [String(id), key]));
  const keyed = lessons.map((lesson) => ({
    ...lesson,
    key: lesson.key || keyOf.get(String(lesson.id)) || newDocumentId(),
  }));
  const seen = new Set<string>();
  for (const { key } of keyed) {
    if (seen.has(key)) {
      throw new errors.ValidationError(
        `Hai bài học có cùng khoá "${key}". Vui lòng xoá khoá của bài mới thêm.`,
      );
    }
    seen.add(key);
  }
  return keyed;
}

/** Fills in missing keys of existing lessons, the same in draft and publication. */
export async function fillLessonKeys(strapi: Core.Strapi): Promise<void> {
  const link = componentLink(strapi, COURSE, 'lessons');
  const db = strapi.db.connection;
  const rows = await query<{ owner: number; id: number; title: string; key: string | null }>(
    db,
    `select course.id as owner, lesson.id, lesson.title, lesson."key"
     from courses course ${link.join('course', 'lesson')}
     where course.id in (select course.id from courses course ${link.join('course', 'lesson')}
                         where lesson."key" is null)
     order by course.id, ${link.sortColumn('lesson')}`,
  );
  for (const owner of new Set(rows.map((row) => row.owner))) {
    const lessons = rows.filter((row) => row.owner === owner);
    const keys = lessonIdsOf(lessons);
    for (const [index, { id, key: stored }] of lessons.entries()) {
      const key = keys[index];
      if (stored || !key) continue;
      await query(db, `update components_course_lessons set "key" = ? where id = ?`, [key, id]);
    }
  }
}
