import { addDays, isoDate } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';

/**
 * The last millisecond, in Vietnam, of the nth working day after a moment's day; Saturdays and
 * Sundays do not count.
 */
export function endOfWorkingDay(moment: Date, days: number): Date {
  let day = isoDate(moment);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(endOf(day).getTime() - 1);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
