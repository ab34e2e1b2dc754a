import type { Knex } from 'knex';
import { insertRows, query, toDate, type Stamp } from '../../platform/sql/query';

/** The longest time that one call counts: browsers call every 30 seconds, and a call may be lost. */
export const MAX_COUNTED_MS = 120_000;

interface StudiedLesson {
  userId: number;
  course: string;
  lesson: string;
  /** The most that counts, in seconds. */
  whole: number;
}

/**
 * The time that a call counts.
 * @param countedAt until when the member's time was counted before; null for the first call
 */
export function countedMs(countedAt: Date | null, now: Date): number {
  if (countedAt === null) return 0;
  return Math.min(MAX_COUNTED_MS, Math.max(0, now.getTime() - countedAt.getTime()));
}

/**
 * Opens a lesson. Call it with the member locked.
 * @param restart whether the time before must not count for a lesson that was opened earlier
 */
export async function openLesson(
  trx: Knex,
  { userId, course, lesson }: StudiedLesson,
  { now, restart }: { now: Date; restart: boolean },
): Promise<void> {
  await insertRows(
    trx,
    'course_progress',
    { user_id: userId, course_id: course, last_lesson: lesson, last_at: now },
    `on conflict (user_id, course_id) do update
     set last_lesson = excluded.last_lesson, last_at = excluded.last_at`,
  );
  const opened = await insertRows(
    trx,
    'lesson_openings',
    { user_id: userId, course_id: course, lesson_id: lesson, opened_at: now },
    'on conflict (user_id, course_id, lesson_id) do nothing returning lesson_id',
  );
  if (restart || opened.length > 0) await advanceClock(trx, userId, now);
}

/**
 * Counts the time since the member's last call, in any lesson, for this one: however many calls are
 * sent, all lessons together never count more than the time that passed. Call it with the member
 * locked.
 */
export async function countStudy(
  trx: Knex,
  { userId, course, lesson, whole }: StudiedLesson,
  { now, position }: { now: Date; position: number | null },
): Promise<void> {
  const counted = countedMs(await advanceClock(trx, userId, now), now);
  await query(
    trx,
    `update lesson_openings
     set studied_ms = case when studied_ms + ? > ? then ? else studied_ms + ? end,
         position = coalesce(?, position)
     where user_id = ? and course_id = ? and lesson_id = ?`,
    [counted, whole * 1000, whole * 1000, counted, position, userId, course, lesson],
  );
}

/** @returns until when the time was counted before */
async function advanceClock(trx: Knex, userId: number, now: Date): Promise<Date | null> {
  const [clock] = await query<{ counted_at: Stamp }>(
    trx,
    'select counted_at from study_clocks where user_id = ?',
    [userId],
  );
  const before = clock ? toDate(clock.counted_at) : null;
  // The clocks of two servers may differ: it never goes back.
  const counted = before !== null && before > now ? before : now;
  await insertRows(
    trx,
    'study_clocks',
    { user_id: userId, counted_at: counted },
    'on conflict (user_id) do update set counted_at = excluded.counted_at',
  );
  return before;
}
