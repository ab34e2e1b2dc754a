import type { Core } from '@strapi/strapi';
import { DAY_MS } from '@iia/shared/dates';
import { askInstructorInputRules } from '@iia/shared/generated/inputRules/AskInstructorInput';
import type { InstructorQuestion } from '../../generated/types';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { writeMail } from '../../platform/mail/writeMail';
import { insertRows, query, toDate, type Stamp } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { readLessons } from './lessons';
import { requireOwned } from './requireOwned';

/** Questions of a member within 24 hours. */
const MAX_QUESTIONS = 10;

interface QuestionRow {
  id: string;
  lesson_id: string;
  text: string;
  asked_at: Stamp;
}

const toQuestion = ({ id, lesson_id: lesson, text, asked_at: at }: QuestionRow) => ({
  documentId: id,
  lesson,
  text,
  askedAt: toDate(at).toISOString(),
});

/** @throws HttpError 404 for a course that is not owned */
export async function listQuestions(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<InstructorQuestion[]> {
  const { itemId } = await requireOwned(strapi, userId, 'course', id);
  const rows = await query<QuestionRow>(
    strapi.db.connection,
    `select id, lesson_id, text, asked_at from instructor_questions
     where user_id = ? and course_id = ? order by asked_at desc, id`,
    [userId, itemId],
  );
  return rows.map(toQuestion);
}

/**
 * Stores a question and emails it to the institute, once.
 * @throws HttpError 400 for bad input, 404 for a course that is not owned, 429 beyond the limit
 */
export async function askInstructor(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<InstructorQuestion> {
  const input = checkInput(askInstructorInputRules, body);
  const { itemId } = await requireOwned(strapi, userId, 'course', input.course);
  const lesson = (await readLessons(strapi, itemId)).find(({ id }) => id === input.lesson);
  if (!lesson) {
    throw new HttpError(404, 'NotFoundError', 'Không tìm thấy bài học này trong khoá học.');
  }
  const institute = await strapi.db
    .query('api::company-information.company-information')
    .findOne({ select: ['email'] });
  return strapi.db.transaction(async ({ trx }) => {
    await lockOpenMember(trx, userId);
    const now = new Date();
    const row = { id: input.id, lesson_id: lesson.id, text: input.text, asked_at: now };
    const [known] = await query<QuestionRow>(
      trx,
      'select id, lesson_id, text, asked_at from instructor_questions where id = ? and user_id = ?',
      [input.id, userId],
    );
    if (known) return toQuestion(known);
    const recent = await query(
      trx,
      'select id from instructor_questions where user_id = ? and asked_at > ?',
      [userId, new Date(now.getTime() - DAY_MS)],
    );
    if (recent.length >= MAX_QUESTIONS) throw tooMany();
    await insertRows(trx, 'instructor_questions', { ...row, user_id: userId, course_id: itemId });
    const [sender] = await query<{ full_name: string | null; email: string; title: string }>(
      trx,
      `select sender.full_name, sender.email, course.title
       from ${tables.users} sender, courses course
       where sender.id = ? and course.document_id = ?
       order by course.published_at is null limit 1`,
      [userId, itemId],
    );
    if (institute && sender) {
      await writeMail(trx, {
        kind: 'contact',
        to: institute.email,
        replyTo: sender.email,
        subject: `Hỏi giảng viên: ${sender.title}`,
        greeting: 'Một học viên hỏi giảng viên.',
        facts: [
          ['Khoá học', sender.title],
          ['Bài học', lesson.title],
          ['Học viên', sender.full_name ?? sender.email],
          ['Email', sender.email],
        ],
        paragraphs: [input.text],
        thanks: 'Trả lời thư này là trả lời học viên.',
      });
    }
    return toQuestion(row);
  });
}

const tooMany = () =>
  new HttpError(
    429,
    'TooManyQuestions',
    `Quý khách đã gửi ${MAX_QUESTIONS} câu hỏi trong 24 giờ. Quý khách vui lòng gửi tiếp vào ngày mai.`,
  );
