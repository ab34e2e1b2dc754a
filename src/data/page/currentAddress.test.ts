import { describe, expect, it } from 'vitest';
import { CourseDetailDocument } from '../generated/operations/pages/course-detail';
import { currentAddress } from './currentAddress';
import { query, optionalQuery } from './pageQueries';

const requested = query(CourseDetailDocument, { slug: 'cu' });
const noSlug = { slug: undefined } as unknown as { slug: string };
const at = {
  pattern: '/tin/:category/:slug',
  params: { category: 'a b', slug: 'cu', part: undefined },
};

describe('currentAddress', () => {
  it('returns the address with the current slug and the same search', () =>
    expect(currentAddress([[requested, { slug: 'moi/x' }]], { ...at, search: '?trang=2' })).toBe(
      '/tin/a%20b/moi%2Fx?trang=2',
    ));

  it.each([
    ['has the slug of the address', requested, { slug: 'cu' }],
    ['has no slug', requested, { title: 'A' }],
    ['has a number as its slug', requested, { slug: 7 }],
    ['is undefined', requested, undefined],
    ['is null', requested, null],
    ['is a string', requested, 'slug'],
    [
      'belongs to an optional query',
      optionalQuery(CourseDetailDocument, { slug: 'cu' }),
      { slug: 'moi' },
    ],
    ['was requested without a slug', query(CourseDetailDocument, noSlug), { slug: 'moi' }],
    [
      'was requested by another slug',
      query(CourseDetailDocument, { slug: 'khac' }),
      { slug: 'moi' },
    ],
  ] as const)('returns null if the record %s', (_what, pageQuery, result) =>
    expect(currentAddress([[pageQuery, result]], { ...at, search: '' })).toBeNull(),
  );
});
