import type { CourseFormat } from '@/data/generated/types';
import { texts } from '@/features/catalogue/texts';
import { formatDateRange } from '@iia/shared/dates';

type Schedule = { format: CourseFormat; startAt: string | null; endAt: string | null };

/** A course's days. */
export const courseSchedule = ({ format, startAt, endAt }: Schedule): string => {
  if (format === 'self-paced') return texts.anyTimeShort;
  return startAt ? formatDateRange(startAt, endAt) : texts.toBeAnnounced;
};
