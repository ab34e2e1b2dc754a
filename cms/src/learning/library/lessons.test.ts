import { describe, expect, it } from 'vitest';
import { lessonIdsOf } from './lessons';

const one = { title: 'Bài một', key: 'k1' };
const unkeyed = { title: 'Bài hai', key: null };

describe('lessonIdsOf', () => {
  it('uses the keys', () =>
    expect(lessonIdsOf([one, { ...one, key: 'k2' }])).toEqual(['k1', 'k2']));

  it('returns equal ids in draft and publication without stored keys, in any order', () => {
    const [, id] = lessonIdsOf([one, unkeyed]);
    expect(lessonIdsOf([unkeyed, one])).toEqual([id, 'k1']);
  });

  it('distinguishes lessons with the same title', () =>
    expect(new Set(lessonIdsOf([unkeyed, unkeyed, unkeyed])).size).toBe(3));
});
