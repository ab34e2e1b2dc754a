import { describe, expect, it } from 'vitest';
import { lessonIdsOf } from './lessonIds';

const one = { title: 'Bài một', key: 'k1' };
const unkeyed = { title: 'Bài hai', key: null };

describe('the ids of lessons', () => {
  it('are their keys', () =>
    expect(lessonIdsOf([one, { ...one, key: 'k2' }])).toEqual(['k1', 'k2']));

  it('are the same in draft and publication where no key was stored, whatever the order', () => {
    const [, id] = lessonIdsOf([one, unkeyed]);
    expect(lessonIdsOf([unkeyed, one])).toEqual([id, 'k1']);
  });

  it('differ for lessons with one title', () =>
    expect(new Set(lessonIdsOf([unkeyed, unkeyed, unkeyed])).size).toBe(3));
});
