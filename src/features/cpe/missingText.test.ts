import { expect, it } from 'vitest';
import { missingText } from './missingText';

it('says what a duty misses', () => {
  const ethics = (missing: number) => [{ part: 'ethics' as const, missing }];
  expect(missingText({ missing: 14, parts: ethics(2) })).toBe('Còn thiếu 14 giờ, 2 giờ đạo đức');
  expect(missingText({ missing: 0.5, parts: ethics(0) })).toBe('Còn thiếu 0,5 giờ');
  expect(missingText({ missing: 0, parts: ethics(1.5) })).toBe('Còn thiếu 1,5 giờ đạo đức');
  expect(missingText({ missing: 0, parts: ethics(0) })).toBeNull();
  expect(missingText({ missing: 0, parts: [{ part: 'technology', missing: 1 }] })).toBe(
    'Còn thiếu 1 giờ công nghệ',
  );
});
