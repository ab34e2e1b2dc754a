import { expect, it } from 'vitest';
import { fromVietnam, toVietnam } from './vietnamMoment';

it('converts to and from Vietnam’s time, also across midnight', () => {
  expect(toVietnam('2026-07-05T18:30:00.000Z')).toEqual({ day: '2026-07-06', time: '01:30' });
  expect(fromVietnam({ day: '2026-07-06', time: '01:30' })).toBe('2026-07-05T18:30:00.000Z');
});
