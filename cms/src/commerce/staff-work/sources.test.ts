import { expect, it } from 'vitest';
import { endOfWorkingDay } from './sources';

it.each([
  // A Monday morning in Vietnam.
  ['2026-07-06T02:00:00Z', 2, '2026-07-08T16:59:59.999Z'],
  // Sunday in Greenwich, Monday in Vietnam.
  ['2026-07-05T17:00:00Z', 2, '2026-07-08T16:59:59.999Z'],
  ['2026-07-09T02:00:00Z', 2, '2026-07-13T16:59:59.999Z'],
  ['2026-07-11T02:00:00Z', 3, '2026-07-15T16:59:59.999Z'],
])('ends the working days after %s, %d of them, at %s', (moment, days, end) => {
  expect(endOfWorkingDay(new Date(moment), days).toISOString()).toBe(end);
});
