import { describe, expect, it } from 'vitest';
import { secondsLeft } from './lessonTime';
import { requiredSeconds } from './requiredSeconds';

const course = { hours: 14, share: 50 };

describe('the required time of a lesson', () => {
  it('is a share of its minutes', () =>
    expect(requiredSeconds([{ ...course, minutes: 30 }])).toEqual([900]));

  it('is half of its minutes if the course sets no share', () =>
    expect(requiredSeconds([{ hours: 0, share: null, minutes: 1 }])).toEqual([30]));

  it('is zero with a share of 0', () =>
    expect(requiredSeconds([{ hours: 14, share: 0, minutes: null }])).toEqual([0]));

  it('is an even part of the remaining course hours if lessons have no minutes', () =>
    expect(
      requiredSeconds([60, null, null].map((minutes) => ({ hours: 2, share: 100, minutes }))),
    ).toEqual([3600, 1800, 1800]));
});

describe('the remaining time of a lesson', () => {
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  const use = (doneAt: number, seconds: number) => ({ done_at: at(doneAt), seconds });

  it('runs from its opening', () => expect(secondsLeft(60, at(0), [], at(20))).toBe(40));

  it('ends at 0', () => expect(secondsLeft(60, at(0), [], at(600))).toBe(0));

  it('excludes time used by lessons finished since', () =>
    expect(secondsLeft(60, at(0), [use(60, 60)], at(70))).toBe(50));

  it('charges a lesson no more than the time since the opening', () =>
    expect(secondsLeft(60, at(100), [use(101, 60)], at(120))).toBe(41));

  it('is equal for lessons opened together and lessons opened in turn', () => {
    const done: { done_at: Date; seconds: number }[] = [];
    for (let second = 0; done.length < 5; second += 1) {
      if (secondsLeft(60, at(0), done, at(second)) === 0) done.push(use(second, 60));
    }
    expect(done.at(-1)?.done_at).toEqual(at(300));
  });
});
