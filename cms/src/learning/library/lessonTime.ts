import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { HttpError } from '../../platform/errors/HttpError';
import { formatDuration } from '@iia/shared/dates';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { readLessonRows } from './lessons';

interface Use {
  done_at: Stamp;
  seconds: number;
}

/** Percent of a lesson's minutes, if the course sets none. Half: a video may be played at double speed. */
const DEFAULT_SHARE = 50;

interface TimedLesson {
  minutes: number | null;
  /**
   * Hours of the course, shared evenly by its lessons without minutes; 0 if hours do not follow from
   * lessons.
   */
  hours: number;
  /** Percent. */
  share: number | null;
}

/** Seconds that each lesson of a course must stay open before it may be marked as done. */
export function requiredSeconds(lessons: readonly TimedLesson[]): number[] {
  const known = lessons.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const unknown = lessons.filter(({ minutes }) => minutes === null).length;
  return lessons.map(({ minutes, hours, share }) => {
    const own = minutes ?? Math.max(0, hours * 60 - known) / unknown;
    return Math.ceil((own * 60 * (share ?? DEFAULT_SHARE)) / 100);
  });
}

/** Seconds that each lesson must stay open before it may be marked as done, by lesson and course. */
export async function readRequiredSeconds(
  strapi: Core.Strapi,
  courseIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const lessons = await readLessonRows(strapi, courseIds);
  return new Map(
    courseIds.map((course) => {
      const rows = lessons.get(course) ?? [];
      const seconds = requiredSeconds(rows);
      return [course, new Map(rows.map(({ id }, index) => [id, seconds[index] ?? 0]))];
    }),
  );
}

/** Lessons the member has done since a moment, in any course. */
export function readUses(db: Knex, userId: number, since: Date): Promise<Use[]> {
  return query<Use>(
    db,
    `select done_at, seconds from lesson_progress where user_id = ? and done_at > ? and seconds > 0`,
    [userId, since],
  );
}

/**
 * Seconds left until an opened lesson may be marked as done. Each lesson finished since it was opened
 * has used its seconds, or as many of them as fit after the opening: no second counts for two
 * lessons.
 */
export function secondsLeft(
  required: number,
  openedAt: Date,
  uses: readonly Use[],
  now: Date,
): number {
  const since = (moment: Date) => Math.max(0, moment.getTime() - openedAt.getTime()) / 1000;
  const used = uses.map(({ done_at, seconds }) => Math.min(seconds, since(toDate(done_at))));
  const free = used.reduce((left, each) => left - each, since(now));
  return Math.max(0, Math.ceil(required - free));
}

/** 409 for a lesson that was not open long enough. */
export function tooSoon(seconds: number): HttpError {
  return new HttpError(
    409,
    'LessonTooSoon',
    `Quý khách xác nhận được sau khi học bài này thêm ${formatDuration(seconds)}. Tiến độ của Quý khách vẫn được giữ nguyên.`,
    { seconds },
  );
}
