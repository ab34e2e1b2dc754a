import { expect, it } from 'vitest';
import { missingHoursText } from './missingHoursText';

it('lists the missing hours of a requirement', () => {
  const ethics = (missing: number) => [{ part: 'ethics' as const, missing }];
  expect(missingHoursText({ missing: 14, parts: ethics(2) })).toBe(
    'Còn thiếu 14 giờ, 2 giờ đạo đức',
  );
  expect(missingHoursText({ missing: 0.5, parts: ethics(0) })).toBe('Còn thiếu 0,5 giờ');
  expect(missingHoursText({ missing: 0, parts: ethics(1.5) })).toBe('Còn thiếu 1,5 giờ đạo đức');
  expect(missingHoursText({ missing: 0, parts: ethics(0) })).toBeNull();
  expect(missingHoursText({ missing: 0, parts: [{ part: 'technology', missing: 1 }] })).toBe(
    'Còn thiếu 1 giờ công nghệ',
  );
});
