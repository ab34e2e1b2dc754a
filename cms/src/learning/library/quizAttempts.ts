import type { Core } from '@strapi/strapi';
import { attemptAnswersInputRules } from '@iia/shared/generated/inputRules/AttemptAnswersInput';
import { startAttemptInputRules } from '@iia/shared/generated/inputRules/StartAttemptInput';
import { formatDateTime } from '@iia/shared/dates';
import type { QuizAnswer, QuizAttempt, QuizState, SubmittedAttempt } from '../../generated/types';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { componentLink } from '../../platform/sql/componentLink';
import { insertRows, query } from '../../platform/sql/query';
import { showAttempt, type StoredAttempt } from '../quizzes/attemptRows';
import {
  insertAttempt,
  isOpen,
  isPassed,
  readAllowance,
  readAttempt,
  readLastAttempt,
  storeAnswers,
  submitAttempt,
  type QuizKey,
  type QuizRules,
} from '../quizzes/attempts';
import { readQuestion, type Question, type QuestionFields } from '../quizzes/questions';
import { completeCourse, finishLesson, missingOf } from './completeCourse';
import type { CourseRule } from './courseRules';
import { lessonOf, ownedRule, progressOf } from './saveProgress';

interface Quiz {
  key: QuizKey;
  rule: CourseRule;
  quiz: QuizRules;
  component: 'course.lesson' | 'course.exam';
  rowId: number;
}

/** @throws HttpError 404 if the course is not owned, or has no such questions */
async function findQuiz(
  strapi: Core.Strapi,
  userId: number,
  { course: id, lesson }: { course: string; lesson?: string | null },
): Promise<Quiz> {
  const { course, rule } = await ownedRule(strapi, userId, id);
  const key = { userId, course, lesson: lesson ?? '' };
  if (lesson) {
    const { quiz, rowId } = lessonOf(rule, lesson);
    if (quiz) return { key, rule, quiz, component: 'course.lesson', rowId };
  } else if (rule.exam) {
    return { key, rule, quiz: rule.exam, component: 'course.exam', rowId: rule.exam.rowId };
  }
  throw new HttpError(404, 'NotFoundError', 'Phần này của khoá học không có câu hỏi.');
}

export async function readQuizState(
  strapi: Core.Strapi,
  userId: number,
  { course, lesson }: { course?: unknown; lesson?: unknown },
): Promise<QuizState> {
  const { key, quiz } = await findQuiz(
    strapi,
    userId,
    checkInput(startAttemptInputRules, { course, lesson: lesson ?? null }),
  );
  const db = strapi.db.connection;
  const now = new Date();
  const [allowance, attempt, passed] = await Promise.all([
    readAllowance(db, key, quiz, now),
    readLastAttempt(db, key),
    isPassed(db, key),
  ]);
  return {
    questionCount: quiz.count,
    passMark: quiz.passMark,
    minutes: quiz.minutes,
    attempts: quiz.attempts,
    attemptsLeft: allowance.left,
    nextAt: allowance.nextAt?.toISOString() ?? null,
    passed,
    attempt: attempt && showAttempt(attempt, now),
  };
}

/**
 * Starts an attempt, or returns the one in progress.
 * @throws HttpError 400, 404, or 409 once all attempts of 24 hours are used
 */
export async function startAttempt(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<QuizAttempt> {
  const input = checkInput(startAttemptInputRules, body);
  const { key, rule, quiz, component, rowId } = await findQuiz(strapi, userId, input);
  const questions = await readQuestions(strapi, component, rowId);
  return strapi.db.transaction(async ({ trx }) => {
    await lockOpenMember(trx, userId);
    const now = new Date();
    const last = await readLastAttempt(trx, key);
    if (last?.submittedAt === null) {
      if (isOpen(last, now)) return showAttempt(last, now);
      await settle(trx, await submitAttempt(trx, last, [], now), rule, now);
    }
    const { left, nextAt } = await readAllowance(trx, key, quiz, now);
    if (left === 0) throw noneLeft(quiz.attempts, nextAt);
    await insertRows(
      trx,
      'course_progress',
      {
        user_id: userId,
        course_id: key.course,
        last_lesson: key.lesson || (rule.lessons[0]?.id ?? ''),
        last_at: now,
      },
      'on conflict (user_id, course_id) do nothing',
    );
    return showAttempt(await insertAttempt(trx, key, questions, quiz, now), now);
  });
}

const noneLeft = (attempts: number, nextAt: Date | null) =>
  new HttpError(
    409,
    'NoAttemptLeft',
    `Quý khách đã làm ${attempts} lần trong 24 giờ. ${
      nextAt ? `Lần tiếp theo từ ${formatDateTime(nextAt)}.` : 'Quý khách vui lòng quay lại sau.'
    }`,
  );

async function readQuestions(
  strapi: Core.Strapi,
  component: Quiz['component'],
  rowId: number,
): Promise<Question[]> {
  const link = componentLink(strapi, component, 'questions');
  const { tableName } = strapi.db.metadata.get(component);
  const rows = await query<QuestionFields>(
    strapi.db.connection,
    `select question."key", question.kind, question.text, question.options, question.answer,
       question.tolerance, question.explanation
     from ${tableName} quiz ${link.join('quiz', 'question')}
     where quiz.id = ? order by ${link.sortColumn('question')}`,
    [rowId],
  );
  return rows.map(readQuestion);
}

interface GivenAnswers {
  attempt: StoredAttempt;
  answers: QuizAnswer[];
}

/** @throws HttpError 400 for bad input, 404 for an attempt that is not the member's */
async function readAnswers(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<GivenAnswers> {
  const input = checkInput(attemptAnswersInputRules, body);
  const attempt = await readAttempt(strapi.db.connection, userId, input.attempt);
  if (!attempt) throw new HttpError(404, 'NotFoundError', 'Không tìm thấy lượt làm bài này.');
  const answers = input.answers.map(({ question, choices, number }) => ({
    question,
    choices: [...choices],
    number: number ?? null,
  }));
  return { attempt, answers };
}

/** @throws HttpError 409 if the attempt is over */
export async function saveAnswers(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<QuizAttempt> {
  const { attempt, answers } = await readAnswers(strapi, userId, body);
  await ownedRule(strapi, userId, attempt.course);
  const now = new Date();
  const isStored =
    isOpen(attempt, now) && (await storeAnswers(strapi.db.connection, attempt, answers));
  if (!isStored) {
    throw new HttpError(
      409,
      'AttemptOver',
      'Lượt làm bài này đã hết giờ hoặc đã nộp. Các câu trả lời lưu trước đó vẫn được chấm.',
    );
  }
  return showAttempt({ ...attempt, answers }, now);
}

/** Grades an attempt once; a repeated submission returns the same result. */
export async function submitAnswers(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<SubmittedAttempt> {
  const { attempt, answers } = await readAnswers(strapi, userId, body);
  const { course, rule } = await ownedRule(strapi, userId, attempt.course);
  const now = new Date();
  const submitted = await strapi.db.transaction(async ({ trx }) => {
    await lockOpenMember(trx, userId);
    // Answers may have been saved since it was read.
    const current = (await readAttempt(trx, userId, attempt.id)) ?? attempt;
    const graded = await submitAttempt(trx, current, answers, now);
    await settle(trx, graded, rule, now);
    return graded;
  });
  return {
    attempt: showAttempt(submitted, now),
    progress: await progressOf(strapi, userId, course),
  };
}

/** A passed attempt may be the last part of its lesson and of its course. */
async function settle(
  trx: Parameters<typeof completeCourse>[0],
  { userId, course, lesson: id, passed }: StoredAttempt,
  rule: CourseRule,
  now: Date,
): Promise<void> {
  if (!passed) return;
  const learner = { userId, course };
  const lesson = rule.lessons.find((each) => each.id === id);
  if (lesson) {
    const { seconds, quiz } = await missingOf(trx, learner, lesson);
    if (seconds === 0 && !quiz) await finishLesson(trx, learner, lesson, now);
  }
  await completeCourse(trx, learner, rule, now);
}
