import { VIETNAM_OFFSET_MS } from './clock/vietnamTime';

/** `1.234.567 ₫` with a non-breaking space. */
export function formatDong(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0₫`;
}

/** `05/07/2026` in Vietnam. */
export function formatDay(moment: Date): string {
  const [year, month, day] = inVietnam(moment).slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** `05/07/2026 14:30` in Vietnam. */
export function formatMoment(moment: Date): string {
  return `${formatDay(moment)} ${inVietnam(moment).slice(11, 16)}`;
}

function inVietnam(moment: Date): string {
  return new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString();
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
