import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const COURSE = 'api::course.course';

/** Characters of a lesson's text below which it teaches nothing without a video. */
const MIN_TEXT = 300;

interface LessonContent {
  title: string;
  body?: unknown;
  videoUrl?: string | null;
  video?: object | null;
}

interface CourseContent {
  format: string;
  price: number;
  cpeHours: number;
  lessons?: readonly LessonContent[];
}

/**
 * Refuses to publish a self-paced or online course that is sold or earns CPE hours while its lessons
 * are empty. Scheduled publications are refused too.
 */
export function guardPublication(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid === COURSE && action === 'publish') {
      const { documentId } = params as { documentId: string };
      const draft = (await strapi.db.query(COURSE).findOne({
        where: { documentId, publishedAt: null },
        populate: { lessons: { populate: ['video'] } },
      })) as CourseContent | null;
      const problem = draft && publicationProblem(draft);
      if (problem) throw new errors.ValidationError(problem);
    }
    return next();
  });
}

/** What is missing before a course may be published; null if nothing. */
export function publicationProblem({
  format,
  price,
  cpeHours,
  lessons = [],
}: CourseContent): string | null {
  const earns = price > 0 || cpeHours > 0;
  if (!earns || (format !== 'self-paced' && format !== 'online')) return null;
  if (lessons.length === 0) {
    return format === 'self-paced'
      ? 'Chưa đăng được: khoá tự học chưa có bài học nào. Vui lòng thêm bài học trước khi đăng.'
      : null;
  }
  const empty = lessons.filter(isEmpty).map(({ title }) => `“${title}”`);
  if (empty.length === 0) return null;
  return `Chưa đăng được: các bài sau chưa có nội dung (văn bản từ ${MIN_TEXT} ký tự, hoặc video): ${empty.join(', ')}. Vui lòng bổ sung trước khi đăng.`;
}

const isEmpty = ({ body, videoUrl, video }: LessonContent): boolean =>
  !video && !videoUrl?.trim() && textLength(body) < MIN_TEXT;

/** Characters of Strapi blocks. */
function textLength(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + textLength(each), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const { text, children } = node as { text?: unknown; children?: unknown };
  return typeof text === 'string' ? text.trim().length : textLength(children);
}
