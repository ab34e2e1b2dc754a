/** UTC+7 without daylight saving since 13 June 1975: unlike ICU, a constant formats alike everywhere. */
export const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;
const OFFSET = '+07:00';

/** For schedules. */
export const VIETNAM_ZONE = 'Asia/Ho_Chi_Minh';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const WEEKDAYS = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

/** An ISO 8601 text, milliseconds since 1970 (UTC), or a Date; unreadable ones format as ''. */
export type Moment = string | number | Date;

/** A day in Vietnam: `2026-12-31`. */
export type Day = string;

interface LocalParts {
  date: string;
  time: string;
  weekday: number;
}

const two = (value: number) => String(value).padStart(2, '0');

function localParts(moment: Moment): LocalParts | null {
  const utc = new Date(moment).getTime();
  if (Number.isNaN(utc)) return null;
  const local = new Date(utc + VIETNAM_OFFSET_MS);
  const year = String(local.getUTCFullYear()).padStart(4, '0');
  return {
    date: `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${year}`,
    time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
    weekday: local.getUTCDay(),
  };
}

/** `05/07/2026` */
export function formatDate(moment: Moment): string {
  return localParts(moment)?.date ?? '';
}

/** `14:30` */
export function formatTime(moment: Moment): string {
  return localParts(moment)?.time ?? '';
}

export function formatDateTime(moment: Moment): string {
  const parts = localParts(moment);
  return parts ? `${parts.date} ${parts.time}` : '';
}

/** `Chủ nhật`, `Thứ Hai` … */
export function formatWeekday(moment: Moment): string {
  const parts = localParts(moment);
  return parts ? (WEEKDAYS[parts.weekday] ?? '') : '';
}

/** `05/07/2026 – 07/07/2026`, or one day. */
export function formatDateRange(start: Moment, end?: Moment | null): string {
  const from = formatDate(start);
  const to = end == null ? '' : formatDate(end);
  return to === '' || to === from ? from : `${from} – ${to}`;
}

/** `05/07/2026 08:30 – 17:00`, or with both days. */
export function formatDateTimeRange(start: Moment, end?: Moment | null): string {
  const from = localParts(start);
  if (!from) return '';
  const text = `${from.date} ${from.time}`;
  const to = end == null ? null : localParts(end);
  if (!to || (to.date === from.date && to.time === from.time)) return text;
  return to.date === from.date ? `${text} – ${to.time}` : `${text} – ${to.date} ${to.time}`;
}

/** `2026-07-05` */
export function isoDate(moment: Moment): Day {
  const utc = new Date(moment).getTime();
  return Number.isNaN(utc) ? '' : new Date(utc + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
}

/** `2026-07-05T14:30:00+07:00`. */
export function isoDateTime(moment: Moment): string {
  const utc = new Date(moment).getTime();
  if (Number.isNaN(utc)) return '';
  return `${new Date(utc + VIETNAM_OFFSET_MS).toISOString().slice(0, 19)}${OFFSET}`;
}

/** The instant of a time in Vietnam such as `14:30`. */
export const instantOf = (day: Day, time: string): Date => new Date(`${day}T${time}:00${OFFSET}`);

export const startOfDay = (day: Day): Date => instantOf(day, '00:00');

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Calendar days in Vietnam: 0 today, 1 tomorrow, negative for the past. */
export function daysBetween(from: Moment, to: Moment): number {
  const day = (moment: Moment) =>
    Math.floor((new Date(moment).getTime() + VIETNAM_OFFSET_MS) / DAY_MS);
  return day(to) - day(from);
}

/** `3 giờ 5 phút`, `15 phút`, rounded up to minutes; below a minute `40 giây`. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} giây`;
  const minutes = Math.ceil(seconds / 60);
  const parts = [
    [Math.floor(minutes / 60), 'giờ'],
    [minutes % 60, 'phút'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}
