import type { Knex } from 'knex';
import { DAY_MS, MINUTE_MS } from '@iia/shared/dates';
import type { QuizAnswer } from '../../generated/types';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query, toDate } from '../../platform/sql/query';
import { attemptColumns, toStored, type AttemptRow, type StoredAttempt } from './attemptRows';
import { drawQuestions } from './drawQuestions';
import { grade } from './grade';
import type { Question } from './questions';

/** The questions of a lesson, or of the exam of a course. */
export interface QuizKey {
  userId: number;
  course: string;
  /** Empty for the exam. */
  lesson: string;
}

export interface QuizRules {
  /** The number of questions in an attempt. */
  count: number;
  /** Null without a time limit. */
  minutes: number | null;
  passMark: number;
  /** Within 24 hours. */
  attempts: number;
}

/** For the way from the browser, which submits when its timer ends. */
const GRACE_MS = 15_000;

const ofQuiz = 'user_id = ? and course_id = ? and lesson_id = ?';
const bindings = ({ userId, course, lesson }: QuizKey) => [userId, course, lesson];

/** The attempt in progress, or else the last one. */
export async function readLastAttempt(db: Knex, key: QuizKey): Promise<StoredAttempt | null> {
  const [row] = await query<AttemptRow>(
    db,
    `select ${attemptColumns} from quiz_attempts where ${ofQuiz}
     order by submitted_at is not null, started_at desc, id limit 1`,
    bindings(key),
  );
  return row ? toStored(row) : null;
}

/** @returns null if the member has no such attempt */
export async function readAttempt(
  db: Knex,
  userId: number,
  id: string,
): Promise<StoredAttempt | null> {
  const [row] = await query<AttemptRow>(
    db,
    `select ${attemptColumns} from quiz_attempts where id = ? and user_id = ?`,
    [id, userId],
  );
  return row ? toStored(row) : null;
}

/** How many attempts are left within 24 hours, and when the next one becomes possible. */
export async function readAllowance(
  db: Knex,
  key: QuizKey,
  { attempts }: QuizRules,
  now: Date,
): Promise<{ left: number; nextAt: Date | null }> {
  const rows = await query<Pick<AttemptRow, 'started_at'>>(
    db,
    `select started_at from quiz_attempts where ${ofQuiz} and started_at > ? order by started_at`,
    [...bindings(key), new Date(now.getTime() - DAY_MS)],
  );
  const left = Math.max(0, attempts - rows.length);
  const first = rows.at(-attempts);
  const nextAt = left > 0 || !first ? null : new Date(toDate(first.started_at).getTime() + DAY_MS);
  return { left, nextAt };
}

export async function isPassed(db: Knex, key: QuizKey): Promise<boolean> {
  const rows = await query(
    db,
    `select id from quiz_attempts where ${ofQuiz} and passed = true limit 1`,
    bindings(key),
  );
  return rows.length > 0;
}

/** Call it with the member locked, and no attempt in progress. */
export async function insertAttempt(
  trx: Knex,
  { userId, course, lesson }: QuizKey,
  questions: readonly Question[],
  { count, minutes, passMark }: QuizRules,
  now: Date,
): Promise<StoredAttempt> {
  const row = {
    id: newDocumentId(),
    user_id: userId,
    course_id: course,
    lesson_id: lesson,
    secret_questions: JSON.stringify(drawQuestions(questions, count)),
    answers: '[]',
    pass_mark: passMark,
    started_at: now,
    expires_at: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
    submitted_at: null,
    passed: false,
  };
  await insertRows(trx, 'quiz_attempts', row);
  return toStored(row);
}

/** Whether answers that arrive now still count. */
export const isOpen = ({ submittedAt, expiresAt }: StoredAttempt, now: Date): boolean =>
  submittedAt === null && (expiresAt === null || now.getTime() <= expiresAt.getTime() + GRACE_MS);

/** Stores the answers of an attempt in progress. @returns whether it was still in progress */
export async function storeAnswers(
  db: Knex,
  attempt: StoredAttempt,
  answers: readonly QuizAnswer[],
): Promise<boolean> {
  const stored = await query(
    db,
    'update quiz_attempts set answers = ? where id = ? and submitted_at is null returning id',
    [JSON.stringify(answersTo(attempt, answers)), attempt.id],
  );
  return stored.length > 0;
}

/** Grades an attempt once. @param answers those stored before, if its time is over */
export async function submitAttempt(
  trx: Knex,
  attempt: StoredAttempt,
  answers: readonly QuizAnswer[],
  now: Date,
): Promise<StoredAttempt> {
  const counted = isOpen(attempt, now) ? answersTo(attempt, answers) : attempt.answers;
  const { passed } = grade(attempt.questions, counted, attempt.passMark);
  const [row] = await query<AttemptRow>(
    trx,
    `update quiz_attempts set answers = ?, submitted_at = ?, passed = ?
     where id = ? and submitted_at is null returning ${attemptColumns}`,
    [JSON.stringify(counted), now, passed, attempt.id],
  );
  return row ? toStored(row) : ((await readAttempt(trx, attempt.userId, attempt.id)) ?? attempt);
}

/** One answer for each question of the attempt; others are dropped. */
function answersTo({ questions }: StoredAttempt, answers: readonly QuizAnswer[]): QuizAnswer[] {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  return questions.flatMap(({ id, options }) => {
    const answer = given.get(id);
    if (!answer) return [];
    const choices = answer.choices.filter((choice) => choice >= 0 && choice < options.length);
    return [{ question: id, choices, number: answer.number ?? null }];
  });
}
