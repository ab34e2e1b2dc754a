import { VIETNAM_OFFSET_MS, MINUTE_MS } from '@iia/shared/dates';

/** Whether the day or the month comes first in `11/5/2026`. */
export type DayOrder = 'day_first' | 'month_first';

export interface WrittenTimeOptions {
  /** `day_first` by default, as in Vietnam. */
  order?: DayOrder;
}

const YEAR_FIRST = /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
const YEAR_LAST = /(?<!\d)(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})(?!\d)/;
const TIME =
  /(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:[.,]\d+)?)?\s*(?<half>[AP]\.?M\b\.?|SA\b|CH\b)?\s*(?<zone>Z\b|(?:UTC|GMT)?[+-]\d{2}:?\d{2}(?!\d)|UTC\b|GMT\b)?/i;

/** The two leading numbers of a date with an ambiguous order; null for any other text. */
export function unorderedDate(text: string): { first: number; second: number } | null {
  if (YEAR_FIRST.test(text)) return null;
  const groups = YEAR_LAST.exec(text)?.groups;
  return groups ? { first: Number(groups.first), second: Number(groups.second) } : null;
}

/**
 * Reads a date with or without a time of day in common spellings: `24/11/2026 03:15:00 PM`,
 * `2026-11-20T18:25:00`, `2026-11-20T11:25:00Z`, `14:30 05/07/2026`. Without a zone the time is
 * Vietnam's.
 * @returns the local time in Vietnam in milliseconds as if it were UTC, midnight if there is only a
 * date; undefined for a date or time that does not exist, or no date at all
 */
export function readLocalTime(
  text: string,
  { order = 'day_first' }: WrittenTimeOptions = {},
): number | undefined {
  const midnight = readMidnight(text, order);
  if (midnight === undefined) return undefined;
  const groups = TIME.exec(text.replace(YEAR_FIRST, ' ').replace(YEAR_LAST, ' '))?.groups;
  if (!groups) return midnight;
  const minutes = Number(groups.minutes);
  const seconds = Number(groups.seconds ?? 0);
  const hours = hoursOf(Number(groups.hours), groups.half);
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const written = midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return groups.zone ? written - zoneOf(groups.zone) + VIETNAM_OFFSET_MS : written;
}

/** As `readLocalTime`. @returns the instant */
export function readInstant(text: string, options: WrittenTimeOptions = {}): Date | undefined {
  const local = readLocalTime(text, options);
  return local === undefined ? undefined : new Date(local - VIETNAM_OFFSET_MS);
}

function readMidnight(text: string, order: DayOrder): number | undefined {
  const groups = (YEAR_FIRST.exec(text) ?? YEAR_LAST.exec(text))?.groups;
  if (!groups) return undefined;
  const { year, first, second } = groups;
  const month = Number(groups.month ?? (order === 'day_first' ? second : first));
  const day = Number(groups.day ?? (order === 'day_first' ? first : second));
  const midnight = Date.UTC(Number(year), month - 1, day);
  const isReal = month >= 1 && month <= 12 && new Date(midnight).getUTCDate() === day;
  return isReal ? midnight : undefined;
}

/** Vietnamese systems write SA (morning) and CH (afternoon). */
function hoursOf(hours: number, half: string | undefined): number {
  if (half === undefined || hours > 12) return hours;
  return (hours % 12) + (/^[PC]/i.test(half) ? 12 : 0);
}

function zoneOf(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (!sign) return 0;
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -offset : offset;
}
