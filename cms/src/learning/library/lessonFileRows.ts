import type { Knex } from 'knex';
import type { Lesson, LessonFile } from '../../generated/types';
import { placeholders, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

export interface LessonFileRow {
  /** The component's row. */
  related_id: number;
  field: 'video' | 'exercises';
  id: number;
  name: string;
  ext: string | null;
  mime: string | null;
  size: number | string | null;
  url: string;
}

/** The files of lessons, by the rows of their components. */
export async function readLessonFiles(
  db: Knex,
  rowIds: readonly number[],
): Promise<LessonFileRow[]> {
  if (rowIds.length === 0) return [];
  return query<LessonFileRow>(
    db,
    `select link.related_id, link.field, file.id, file.name, file.ext, file.mime, file.size, file.url
     from ${tables.fileLinks} link join ${tables.files} file on file.id = link.file_id
     where link.related_type = 'course.lesson' and link.field in ('video', 'exercises')
       and link.related_id in (${placeholders(rowIds.length)})
     order by link."order", file.id`,
    [...rowIds],
  );
}

const showFile = ({ id, name, size }: LessonFileRow): LessonFile => ({
  id: String(id),
  name,
  size: size === null ? null : Number(size),
  url: null,
});

/** @param rows the files of one lesson */
export function showLessonFiles(
  rows: readonly LessonFileRow[],
): Pick<Lesson, 'video' | 'exercises'> {
  const video = rows.find(({ field }) => field === 'video');
  return {
    video: video ? showFile(video) : null,
    exercises: rows.filter(({ field }) => field === 'exercises').map(showFile),
  };
}
