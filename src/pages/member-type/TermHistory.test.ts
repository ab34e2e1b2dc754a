import { expect, it } from 'vitest';
import { termStateOn } from './TermHistory';

it.each([
  ['2026-01-01', '2026-12-31', null, 'running'],
  ['2026-11-22', '2026-11-22', null, 'running'],
  ['2026-01-01', '2027-12-31', '2026-11-22', 'running'],
  ['2026-11-23', '2027-11-22', null, 'coming'],
  ['2025-11-22', '2026-11-21', null, 'over'],
  ['2026-01-01', '2026-12-31', '2026-11-21', 'cut'],
  ['2027-01-01', '2027-12-31', '2026-11-21', 'void'],
])('classifies a term from %s to %s, ended on %s, as %s', (startsOn, endsOn, endedOn, state) =>
  expect(termStateOn({ startsOn, endsOn, endedOn }, '2026-11-22')).toBe(state),
);
