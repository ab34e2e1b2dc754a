import type { QuizAnswer, QuizAttempt } from '../../generated/types';
import { toDate, type Stamp } from '../../platform/sql/query';
import type { DrawnQuestion } from './drawQuestions';
import { grade } from './grade';

export interface AttemptRow {
  id: string;
  user_id: number;
  course_id: string;
  lesson_id: string;
  secret_questions: string;
  answers: string;
  pass_mark: number;
  started_at: Stamp;
  expires_at: Stamp | null;
  submitted_at: Stamp | null;
  /** SQLite returns 0 or 1. */
  passed: boolean | number;
}

export const attemptColumns =
  'id, user_id, course_id, lesson_id, secret_questions, answers, pass_mark, started_at, expires_at, submitted_at, passed';

export interface StoredAttempt {
  id: string;
  userId: number;
  course: string;
  /** Empty for the exam. */
  lesson: string;
  questions: DrawnQuestion[];
  answers: QuizAnswer[];
  passMark: number;
  startedAt: Date;
  expiresAt: Date | null;
  submittedAt: Date | null;
  passed: boolean;
}

const dateOrNull = (stamp: Stamp | null): Date | null => (stamp === null ? null : toDate(stamp));

export const toStored = (row: AttemptRow): StoredAttempt => ({
  id: row.id,
  userId: row.user_id,
  course: row.course_id,
  lesson: row.lesson_id,
  questions: JSON.parse(row.secret_questions) as DrawnQuestion[],
  answers: JSON.parse(row.answers) as QuizAnswer[],
  passMark: row.pass_mark,
  startedAt: toDate(row.started_at),
  expiresAt: dateOrNull(row.expires_at),
  submittedAt: dateOrNull(row.submitted_at),
  passed: Boolean(row.passed),
});

/** What the member sees of an attempt: solutions only once it is submitted. */
export function showAttempt(attempt: StoredAttempt, now: Date): QuizAttempt {
  const { id, lesson, questions, answers, passMark, startedAt, expiresAt, submittedAt } = attempt;
  return {
    documentId: id,
    lesson: lesson || null,
    questions: questions.map(({ id: question, kind, text, options }) => ({
      id: question,
      kind,
      text,
      options,
    })),
    answers,
    startedAt: startedAt.toISOString(),
    secondsLeft:
      expiresAt === null
        ? null
        : Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)),
    submittedAt: submittedAt?.toISOString() ?? null,
    result: submittedAt === null ? null : grade(questions, answers, passMark),
  };
}
