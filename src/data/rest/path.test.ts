import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPath } from './path';

const TEMPLATE = '/courses/{args.slug}/lessons?sort=order:asc&_q={args.search}&page={args.page}';
const base = 'https://api.example.vn/api';

describe('a path', () => {
  it('holds any text that is no step elsewhere within one segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (slug) => {
        fc.pre(!['.', '..'].includes(slug));
        const { pathname, search, hash, origin } = new URL(base + buildPath(TEMPLATE, { slug }));
        expect(origin).toBe('https://api.example.vn');
        expect(pathname.split('/')).toHaveLength(5);
        expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(slug);
        expect([search, hash]).toEqual(['?sort=order:asc', '']);
      }),
    );
  });

  it('brings any text of a query to the server as it was', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (search) => {
        const url = new URL(base + buildPath(TEMPLATE, { slug: 'a', search, page: 2 }));
        expect([...url.searchParams]).toEqual([
          ['sort', 'order:asc'],
          ['_q', search],
          ['page', '2'],
        ]);
      }),
    );
  });

  it.each([undefined, null, '', '.', '..', Number.NaN, {}, ['a']])(
    'refuses %j for a segment',
    (slug) => {
      expect(() => buildPath(TEMPLATE, { slug })).toThrow(
        expect.objectContaining({
          code: 'BadPath',
          details: { template: TEMPLATE, argument: 'slug', value: slug },
        }),
      );
    },
  );

  it.each([undefined, null, ''])('leaves a query pair out for %j', (search) => {
    expect(buildPath('/a?_q={args.search}', { search })).toBe('/a');
  });

  it('repeats a parameter for each item of a list, or joins the items with commas', () => {
    const tags = ['a,b', 'c d'];
    expect(buildPath('/a?x=1&tags[]={args.tags}', { tags })).toBe(
      '/a?x=1&tags[]=a%2Cb&tags[]=c%20d',
    );
    expect(buildPath('/a?tags={args.tags,}&x=1', { tags })).toBe('/a?tags=a%2Cb,c%20d&x=1');
    expect(buildPath('/a?tags[]={args.tags}&also={args.tags,}', { tags: [] })).toBe('/a');
    expect(buildPath('/a?tags={args.tags,}', { tags: [null, ''] })).toBe('/a');
  });

  it.each([[{ a: 1 }], [['a', {}]], [Number.POSITIVE_INFINITY]])(
    'refuses %j in a query',
    (search) => {
      expect(() => buildPath('/a?_q={args.search}', { search })).toThrow();
    },
  );

  it('refuses what no address can hold, as every failure is told', () => {
    for (const template of ['/courses/{args.value}', '/courses?q={args.value}']) {
      expect(() => buildPath(template, { value: '\ud83d' })).toThrow(
        expect.objectContaining({ code: 'BadPath' }),
      );
    }
  });

  it('keeps false and 0, which are values', () => {
    expect(buildPath('/a?x={args.x}&y={args.y}', { x: false, y: 0 })).toBe('/a?x=false&y=0');
  });
});
