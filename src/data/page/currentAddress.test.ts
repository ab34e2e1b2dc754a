import { describe, expect, it } from 'vitest';
import { CourseDetailDocument } from '../generated/operations/CourseDetail';
import { currentAddress } from './currentAddress';
import { query, optionalQuery } from './pageQuery';

const asked = query(CourseDetailDocument, { slug: 'cu' });
const noSlug = { slug: undefined } as unknown as { slug: string };
const at = {
  pattern: '/tin/:category/:slug',
  params: { category: 'a b', slug: 'cu', part: undefined },
};

describe('the present address of a page', () => {
  it('has the slug that the record has now, and all the rest as it was', () =>
    expect(currentAddress([[asked, { slug: 'moi/x' }]], { ...at, search: '?trang=2' })).toBe(
      '/tin/a%20b/moi%2Fx?trang=2',
    ));

  it.each([
    ['has its present slug', asked, { slug: 'cu' }],
    ['has none', asked, { title: 'A' }],
    ['has a number for one', asked, { slug: 7 }],
    ['is not there', asked, undefined],
    ['is none', asked, null],
    ['is a text', asked, 'slug'],
    [
      'stands beside the page',
      optionalQuery(CourseDetailDocument, { slug: 'cu' }),
      { slug: 'moi' },
    ],
    ['was asked for without a slug', query(CourseDetailDocument, noSlug), { slug: 'moi' }],
    [
      'was not asked for by the address',
      query(CourseDetailDocument, { slug: 'khac' }),
      { slug: 'moi' },
    ],
  ] as const)('is where it stands if the record %s', (_what, question, answer) =>
    expect(currentAddress([[question, answer]], { ...at, search: '' })).toBeNull(),
  );
});
