import { expect, it } from 'vitest';
import { optionProblem } from './optionProblem';

const option = {
  name: 'Tại Hà Nội',
  venue: null,
  room: null,
  mapUrl: null,
  meetingUrl: null,
  startAt: null,
  endAt: null,
};

const problemOf = (changes: object) =>
  optionProblem({
    startAt: '2026-12-01T01:00:00.000Z',
    endAt: '2026-12-01T10:00:00.000Z',
    orderByOption: true,
    orderOptionGroup: [{ options: [option, { ...option, name: 'Trực tuyến', ...changes }] }],
  })?.message ?? null;

it.each([
  ['no location', {}],
  ['a venue alone', { venue: 'Trung tâm hội nghị' }],
  ['an online meeting', { venue: 'Trực tuyến', meetingUrl: 'https://hop.example/a' }],
  ['a shorter time', { startAt: '2026-12-01T06:30:00.000Z' }],
  ['the same time', { startAt: '2026-12-01T01:00:00.000Z', endAt: '2026-12-01T10:00:00.000Z' }],
])('accepts an option with %s', (_what, changes) => {
  expect(problemOf(changes)).toBeNull();
});

it.each([
  ['an online meeting without a venue', { meetingUrl: 'https://hop.example/a' }, /địa điểm/],
  ['a room without a venue', { room: 'Phòng 3' }, /“Trực tuyến”/],
  [
    'an end before its start',
    { startAt: '2026-12-01T05:00:00.000Z', endAt: '2026-12-01T04:00:00.000Z' },
    /kết thúc trước/,
  ],
  ['an end before the seminar starts', { endAt: '2026-12-01T00:00:00.000Z' }, /kết thúc trước/],
  ['a start before the seminar', { startAt: '2026-12-01T00:00:00.000Z' }, /ngoài thời gian/],
  ['an end after the seminar', { endAt: '2026-12-02T00:00:00.000Z' }, /ngoài thời gian/],
])('rejects an option with %s', (_what, changes, message) => {
  expect(problemOf(changes)).toMatch(message);
});

it('rejects groups that contradict the switch', () => {
  const seminar = { startAt: '2026-12-01T01:00:00.000Z', endAt: '2026-12-01T10:00:00.000Z' };
  const groups = [{ options: [option] }];
  const fieldOf = (orderByOption: boolean, orderOptionGroup: typeof groups) =>
    optionProblem({ ...seminar, orderByOption, orderOptionGroup })?.field;
  expect(fieldOf(false, groups)).toBe('orderByOption');
  expect(fieldOf(true, [])).toBe('orderOptionGroup');
});
