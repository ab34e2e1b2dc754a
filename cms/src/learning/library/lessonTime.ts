import { formatDuration } from '@iia/shared/dates';
import { HttpError } from '../../platform/errors/HttpError';

interface TimedLesson {
  minutes: number | null;
  /**
   * Hours of the course, shared evenly by its lessons without minutes; 0 if hours do not follow from
   * lessons.
   */
  hours: number;
  /** Percent. */
  share: number;
}

/** Seconds of each lesson of a course that must be studied before it may be marked as done. */
export function requiredSeconds(lessons: readonly TimedLesson[]): number[] {
  const known = lessons.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const unknown = lessons.filter(({ minutes }) => minutes === null).length;
  return lessons.map(({ minutes, hours, share }) => {
    const own = minutes ?? Math.max(0, hours * 60 - known) / unknown;
    return Math.ceil((own * 60 * share) / 100);
  });
}

/** 409 for a lesson that was not studied long enough. */
export function tooSoon(seconds: number): HttpError {
  return new HttpError(
    409,
    'LessonTooSoon',
    `Quý khách xác nhận được sau khi học bài này thêm ${formatDuration(seconds)}. Tiến độ của Quý khách vẫn được giữ nguyên.`,
    { seconds },
  );
}
