import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays, type Day } from '@iia/shared/dates';
import { shiftMonth, weeksOf, type Month } from '@/lib/calendarMonth';
import { calendarHref } from './calendarSearch';

/** Monday is 0. */
const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;

/** The same day in another month, or that month's last day. */
function inMonth(day: Day, month: Month): Day {
  const last = weeksOf(month)
    .flat()
    .filter((one) => one.startsWith(month))
    .at(-1);
  const same = `${month}${day.slice(7)}`;
  return last !== undefined && same > last ? last : same;
}

/** The day that a key moves to; null if the key does not move. */
export function dayForKey(key: string, day: Day): Day | null {
  const month = day.slice(0, 7);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return inMonth(day, shiftMonth(month, -1));
    case 'PageDown':
      return inMonth(day, shiftMonth(month, 1));
    default:
      return null;
  }
}

/**
 * Roving focus for a month's grid; moving to a day outside the month changes the month.
 *
 * @param pathname the path of the list
 * @param first the day that Tab reaches initially
 */
export function useDayKeys(pathname: string, month: Month, first: Day) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(first);
  const pendingFocus = useRef<Day | null>(null);
  const active = chosen.startsWith(month) ? chosen : first;

  const focus = (day: Day) =>
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

  // After a key has changed the month, focus the day once it is rendered.
  useEffect(() => {
    if (pendingFocus.current?.startsWith(month)) focus(pendingFocus.current);
    pendingFocus.current = null;
  }, [month]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const { day } = event.target.dataset;
    if (day === undefined) return;
    if (event.key === 'Enter') event.target.querySelector('a')?.click();
    const next = dayForKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    if (next.startsWith(month)) {
      focus(next);
      return;
    }
    pendingFocus.current = next;
    void navigate(calendarHref(pathname, next.slice(0, 7)), { preventScrollReset: true });
  };
  return { grid, active, onKeyDown };
}
