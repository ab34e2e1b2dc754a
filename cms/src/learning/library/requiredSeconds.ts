/** Percent of a lesson's minutes, if the course sets none. Half: a video may be played at double speed. */
export const DEFAULT_SHARE = 50;

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
