import type { Core } from '@strapi/strapi';
import type { CompletionRule } from '../../generated/types';
import { componentLink } from '../../platform/sql/componentLink';
import { placeholders, query } from '../../platform/sql/query';
import type { QuizRules } from '../quizzes/attempts';
import { lessonIdsOf } from './lessons';
import { requiredSeconds } from './lessonTime';

const COURSE = 'api::course.course';
const DEFAULT_PASS_MARK = 80;
const DEFAULT_ATTEMPTS = 3;
/** Percent of a lesson's minutes, if the course sets none. Half: a video may be played at double speed. */
const DEFAULT_SHARE = 50;

export interface RuleLesson {
  id: string;
  /** The component's row. */
  rowId: number;
  /** Seconds to be studied before the lesson may be done. */
  required: number;
  /** Seconds of the whole lesson, the most that count. */
  whole: number;
  /** Null without questions. */
  quiz: QuizRules | null;
}

export interface CourseRule {
  share: number;
  lessons: RuleLesson[];
  exam: (QuizRules & { rowId: number; title: string; minutes: number }) | null;
  declaration: boolean;
}

interface CourseRow {
  course: string;
  hours: number | null;
  format: string;
  lesson_share: number | null;
}

interface LessonRow {
  course: string;
  id: number;
  title: string;
  key: string | null;
  minutes: number | null;
  pass_mark: number | null;
  attempts: number | null;
  /** PostgreSQL returns counts as text. */
  questions: number | string;
}

interface ExamRow extends Omit<LessonRow, 'key'> {
  question_count: number | null;
}

interface CompletionRow {
  course: string;
  minutes_share: number | null;
  declaration: boolean | number | null;
}

/**
 * What completes each course: the published one, or the draft of one that is not published. Call it
 * outside transactions.
 */
export async function readCourseRules(
  strapi: Core.Strapi,
  courseIds: readonly string[],
): Promise<Map<string, CourseRule>> {
  if (courseIds.length === 0) return new Map();
  const db = strapi.db.connection;
  const read = <Row>(columns: string, joins = '', order = 'course.id') =>
    query<Row & { course: string }>(
      db,
      `select course.document_id as course, ${columns} from courses course ${joins}
       where course.document_id in (${placeholders(courseIds.length)})
         and course.id = (select shown.id from courses shown
                          where shown.document_id = course.document_id
                          order by shown.published_at is null, shown.id limit 1)
       order by ${order}`,
      [...courseIds],
    );
  const lesson = componentLink(strapi, COURSE, 'lessons');
  const exam = componentLink(strapi, COURSE, 'exam');
  const completion = componentLink(strapi, COURSE, 'completion');
  const questionsOf = (component: string) => componentLink(strapi, component, 'questions');
  const [courses, lessons, exams, completions] = await Promise.all([
    read<CourseRow>('course.hours, course.format, course.lesson_share'),
    read<LessonRow>(
      `lesson.id, lesson.title, lesson."key", lesson.minutes, lesson.pass_mark, lesson.attempts,
       ${questionsOf('course.lesson').count('lesson')} as questions`,
      lesson.join('course', 'lesson'),
      `course.id, ${lesson.sortColumn('lesson')}`,
    ),
    read<ExamRow>(
      `exam.id, exam.title, exam.minutes, exam.question_count, exam.pass_mark, exam.attempts,
       ${questionsOf('course.exam').count('exam')} as questions`,
      exam.join('course', 'exam'),
    ),
    read<CompletionRow>(
      'completion.minutes_share, completion.declaration',
      completion.join('course', 'completion'),
    ),
  ]);
  return new Map(
    courses.map((row) => {
      const own = completions.find(({ course }) => course === row.course);
      const share = own?.minutes_share ?? row.lesson_share ?? DEFAULT_SHARE;
      const rule: CourseRule = {
        share,
        lessons: toLessons(
          lessons.filter(({ course }) => course === row.course),
          // Hours of a scheduled course are not those of its lessons.
          row.format === 'self-paced' ? (row.hours ?? 0) : 0,
          share,
        ),
        exam: toExam(exams.find(({ course }) => course === row.course)),
        declaration: Boolean(own?.declaration),
      };
      return [row.course, rule];
    }),
  );
}

function toLessons(rows: readonly LessonRow[], hours: number, share: number): RuleLesson[] {
  const ids = lessonIdsOf(rows);
  const secondsAt = (percent: number) =>
    requiredSeconds(rows.map(({ minutes }) => ({ minutes, hours, share: percent })));
  const [required, whole] = [secondsAt(share), secondsAt(100)];
  return rows.map((row, index) => ({
    id: ids[index] as string,
    rowId: row.id,
    required: required[index] ?? 0,
    whole: whole[index] ?? 0,
    quiz: quizOf(row, null),
  }));
}

function toExam(row: ExamRow | undefined): CourseRule['exam'] {
  const quiz = row && quizOf(row, row.question_count);
  if (!row || !quiz) return null;
  return { ...quiz, rowId: row.id, title: row.title, minutes: row.minutes ?? 0 };
}

function quizOf(row: Omit<LessonRow, 'key'>, drawn: number | null): QuizRules | null {
  const questions = Number(row.questions);
  if (questions === 0) return null;
  return {
    count: Math.min(drawn ?? questions, questions),
    minutes: null,
    passMark: row.pass_mark ?? DEFAULT_PASS_MARK,
    attempts: row.attempts ?? DEFAULT_ATTEMPTS,
  };
}

export function showRule({ share, lessons, exam, declaration }: CourseRule): CompletionRule {
  return {
    minutesShare: share,
    lessonCount: lessons.length,
    quizCount: lessons.filter(({ quiz }) => quiz !== null).length,
    exam: exam && {
      title: exam.title,
      minutes: exam.minutes,
      questionCount: exam.count,
      passMark: exam.passMark,
      attempts: exam.attempts,
    },
    declaration,
  };
}
