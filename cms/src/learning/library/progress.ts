import type { Core } from '@strapi/strapi';
import type { CourseProgress, LessonState } from '../../generated/types';
import { validCertificates } from '../../events/attendance/attendanceCertificate';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { readCourseRules, type CourseRule } from './courseRules';

interface ProgressRow {
  course_id: string;
  last_lesson: string;
  completed_at: Stamp | null;
  declared_at: Stamp | null;
}

interface OpeningRow {
  course_id: string;
  lesson_id: string;
  studied_ms: number;
  position: number | null;
}

interface LessonRow {
  course_id: string;
  lesson_id: string;
}

/** A member's progress by course; deleted lessons are omitted. */
export async function readProgress(
  strapi: Core.Strapi,
  userId: number,
  courseIds: readonly string[],
): Promise<Map<string, CourseProgress>> {
  if (courseIds.length === 0) return new Map();
  const db = strapi.db.connection;
  const read = <Row>(table: string, columns: string, condition = 'true') =>
    query<Row>(
      db,
      `select course_id, ${columns} from ${table}
       where user_id = ? and course_id in (${placeholders(courseIds.length)}) and ${condition}`,
      [userId, ...courseIds],
    );
  const [rules, courses, openings, done, passed, certificates] = await Promise.all([
    readCourseRules(strapi, courseIds),
    read<ProgressRow>('course_progress', 'last_lesson, completed_at, declared_at'),
    read<OpeningRow>('lesson_openings', 'lesson_id, studied_ms, position'),
    read<LessonRow>('lesson_progress', 'lesson_id'),
    read<LessonRow>('quiz_attempts', 'lesson_id', 'passed = true'),
    validCertificates(db, userId, 'course', courseIds),
  ]);
  const here = <Row extends { course_id: string }>(rows: readonly Row[], course: string) =>
    rows.filter(({ course_id: id }) => id === course);
  return new Map(
    courseIds.map((course) => [
      course,
      {
        documentId: course,
        ...toProgress(rules.get(course), {
          row: here(courses, course)[0],
          openings: here(openings, course),
          done: here(done, course),
          passed: here(passed, course),
        }),
        certificate: certificates.get(course) ?? null,
      },
    ]),
  );
}

interface Rows {
  row: ProgressRow | undefined;
  openings: readonly OpeningRow[];
  done: readonly LessonRow[];
  passed: readonly LessonRow[];
}

function toProgress(
  rule: CourseRule | undefined,
  { row, openings, done, passed }: Rows,
): Omit<CourseProgress, 'documentId' | 'certificate'> {
  const lessons = rule?.lessons ?? [];
  const doneIds = new Set(done.map(({ lesson_id: id }) => id));
  const passedIds = new Set(passed.map(({ lesson_id: id }) => id));
  const states = lessons.map(({ id, required, quiz }): LessonState => {
    const opening = openings.find(({ lesson_id: lesson }) => lesson === id);
    return {
      lesson: id,
      seconds: Math.floor((opening?.studied_ms ?? 0) / 1000),
      requiredSeconds: required,
      passed: quiz && passedIds.has(id),
      position: opening?.position ?? null,
    };
  });
  const last = states.find(({ lesson }) => lesson === row?.last_lesson);
  const seconds =
    !last || doneIds.has(last.lesson) ? 0 : Math.max(0, last.requiredSeconds - last.seconds);
  return {
    lessonCount: lessons.length,
    doneLessons: lessons.flatMap(({ id }) => (doneIds.has(id) ? [id] : [])),
    lastLesson: last?.lesson ?? null,
    wait: last && seconds > 0 ? { lesson: last.lesson, seconds } : null,
    states,
    examPassed: rule?.exam ? passedIds.has('') : null,
    declaredAt: isoOrNull(row?.declared_at),
    completedAt: isoOrNull(row?.completed_at),
  };
}

const isoOrNull = (stamp: Stamp | null | undefined): string | null =>
  stamp == null ? null : toDate(stamp).toISOString();
