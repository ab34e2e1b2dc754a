import { describe, expect, it } from 'vitest';
import { requiredSeconds } from './lessonTime';

const course = { hours: 14, share: 50 };

describe('the required time of a lesson', () => {
  it('is a share of its minutes', () =>
    expect(requiredSeconds([{ ...course, minutes: 30 }])).toEqual([900]));

  it('is zero with a share of 0', () =>
    expect(requiredSeconds([{ hours: 14, share: 0, minutes: null }])).toEqual([0]));

  it('is an even part of the remaining course hours if lessons have no minutes', () =>
    expect(
      requiredSeconds([60, null, null].map((minutes) => ({ hours: 2, share: 100, minutes }))),
    ).toEqual([3600, 1800, 1800]));
});
