import type { Core } from '@strapi/strapi';
import { ownersPrefix } from '../../platform/files/fileKeys';
import { HttpError } from '../../platform/errors/HttpError';
import { readLessonFiles } from './lessonFileRows';
import { readStoredLessons } from './lessons';
import type { OwnersFile } from './ownersFiles';

export interface LessonFileKey {
  /** The course's documentId. */
  course: string;
  lesson: string;
  file: string;
}

/**
 * A file of a lesson.
 * @param isSample whether the lesson must be a sample
 * @throws HttpError 404 if the lesson has no such file
 */
export async function lessonFile(
  strapi: Core.Strapi,
  { course, lesson: id, file }: LessonFileKey,
  isSample = false,
): Promise<OwnersFile> {
  const lesson = (await readStoredLessons(strapi, course)).find((each) => each.id === id);
  const isAllowed = lesson && (!isSample || lesson.isSample);
  const rows = isAllowed ? await readLessonFiles(strapi.db.connection, [lesson.rowId]) : [];
  const row = rows.find((each) => String(each.id) === file);
  if (!row?.url.startsWith(ownersPrefix)) {
    throw new HttpError(404, 'NotFoundError', 'Không tìm thấy tệp này trong bài học.');
  }
  return { url: row.url, name: row.name, type: row.mime ?? 'application/octet-stream' };
}
