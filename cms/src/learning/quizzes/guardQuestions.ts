import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { newDocumentId } from '../../platform/sql/documentIds';
import { questionProblem, readQuestion, type QuestionFields } from './questions';

const COURSE = 'api::course.course';
const QUESTION = 'course.question';

interface QuestionInput extends QuestionFields {
  id?: number | string;
}

interface LessonInput {
  title?: string;
  questions?: QuestionInput[] | null;
}

interface ExamInput {
  questionCount?: number | null;
  questions?: QuestionInput[] | null;
}

interface CourseInput {
  lessons?: LessonInput[] | null;
  exam?: ExamInput | null;
}

/** Refuses to save a course with a question that cannot be graded, and gives each question a key. */
export function guardQuestions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === COURSE && (action === 'create' || action === 'update')) {
      const data = (params.data ?? {}) as CourseInput;
      for (const [index, lesson] of (data.lessons ?? []).entries()) {
        const place = `bài “${lesson.title ?? index + 1}”`;
        if (lesson.questions) lesson.questions = await checked(strapi, lesson.questions, place);
      }
      const { exam } = data;
      if (exam?.questions) {
        exam.questions = await checked(strapi, exam.questions, 'bài thi thử');
        checkExam(exam.questions, exam.questionCount ?? 0);
      }
    }
    return next();
  });
}

function checkExam({ length }: readonly unknown[], drawn: number): void {
  if (length > 0 && drawn <= length) return;
  throw new errors.ValidationError(
    length === 0
      ? 'Bài thi thử chưa có câu hỏi. Vui lòng thêm câu hỏi, hoặc xoá bài thi thử.'
      : `Bài thi thử rút ${drawn} câu nhưng ngân hàng chỉ có ${length} câu. Vui lòng thêm câu hỏi, hoặc giảm số câu mỗi lần thi.`,
  );
}

/** @throws ValidationError for the first question that cannot be graded */
async function checked(
  strapi: Core.Strapi,
  questions: readonly QuestionInput[],
  place: string,
): Promise<QuestionInput[]> {
  const ids = questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const stored: (QuestionFields & { id: number })[] =
    ids.length === 0
      ? []
      : await strapi.db.query(QUESTION).findMany({ where: { id: { $in: ids } } });
  const storedById = new Map(stored.map((row) => [String(row.id), row]));
  const seen = new Set<string>();
  return questions.map((question, index) => {
    const whole = { ...storedById.get(String(question.id)), ...question };
    const problem = questionProblem(readQuestion(whole, index));
    if (problem !== null) {
      throw new errors.ValidationError(
        `Câu hỏi ${index + 1} của ${place} chưa chấm được: ${problem}. Vui lòng sửa câu hỏi rồi lưu lại.`,
      );
    }
    // The panel copies the key along with a question.
    const key = whole.key && !seen.has(whole.key) ? whole.key : newDocumentId();
    seen.add(key);
    return { ...question, key };
  });
}
