import { instantOf, isoDateTime, type Day } from '@iia/shared/dates';

export interface VietnamMoment {
  day: Day;
  time: string;
}

export function toVietnam(iso: string): VietnamMoment {
  const text = isoDateTime(iso);
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

export const fromVietnam = ({ day, time }: VietnamMoment): string =>
  instantOf(day, time).toISOString();
