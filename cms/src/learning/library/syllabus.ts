import type { Core } from '@strapi/strapi';
import type { CourseSyllabus, Lesson, LessonFile } from '../../generated/types';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { readCourseRules, showRule } from './courseRules';
import { readLessons } from './lessons';

/** @throws HttpError 404 unless a published course has or had this slug */
export async function publishedCourse(strapi: Core.Strapi, slug: string): Promise<string> {
  const [row] = await query<{ document_id: string }>(
    strapi.db.connection,
    `select document_id from courses where published_at is not null and (slug = ? or document_id in (
       select document_id from old_slugs where uid = 'api::course.course' and slug = ?))
     order by case when slug = ? then 0 else 1 end limit 1`,
    Array<string>(3).fill(slug.replaceAll('\0', '')),
  );
  if (!row) throw new HttpError(404, 'NotFoundError', 'Không tìm thấy khoá học này.');
  return row.document_id;
}

/** What anyone may see of a published course's lessons, and what completes it. */
export async function readSyllabus(strapi: Core.Strapi, slug: string): Promise<CourseSyllabus> {
  const documentId = await publishedCourse(strapi, slug);
  const [rules, lessons] = await Promise.all([
    readCourseRules(strapi, [documentId]),
    readLessons(strapi, documentId),
  ]);
  const rule = rules.get(documentId);
  if (!rule) throw new HttpError(404, 'NotFoundError', 'Không tìm thấy khoá học này.');
  return {
    documentId,
    rule: showRule(rule),
    lessons: lessons.map(({ id, title, minutes, isSample, video, videoUrl, questionCount }) => ({
      id,
      title,
      minutes,
      isSample,
      hasVideo: video !== null || Boolean(videoUrl),
      questionCount,
    })),
  };
}

/** @throws HttpError 404 for a lesson that is not a sample, or not published */
export async function readSampleLesson(
  strapi: Core.Strapi,
  slug: string,
  id: unknown,
): Promise<Lesson> {
  const course = await publishedCourse(strapi, slug);
  const lesson = (await readLessons(strapi, course)).find((each) => each.id === id);
  if (!lesson?.isSample) {
    throw new HttpError(404, 'NotFoundError', 'Bài học này không có trong phần học thử.');
  }
  const withUrl = (file: LessonFile): LessonFile => ({
    ...file,
    url: `/api/sample-file?${String(new URLSearchParams({ slug, lesson: lesson.id, file: file.id }))}`,
  });
  return {
    ...lesson,
    video: lesson.video && withUrl(lesson.video),
    exercises: lesson.exercises.map(withUrl),
  };
}
