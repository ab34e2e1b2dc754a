import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathBuilder } from 'apollo-link-rest/index.js';
import { preparePath } from './path';

const TEMPLATE = '/courses/{args.slug}/lessons?sort=order:asc&_q={args.search}&page={args.page}';
const base = 'https://api.example.vn/api';

/** The URL that apollo-link-rest builds from a prepared path. */
function buildPath(path: string, args: Record<string, unknown>): string {
  const { template, values } = preparePath(path, args);
  return PathBuilder.replacerForPath(template)({ args: values } as never);
}

describe('preparePath', () => {
  it('keeps any text within one segment', () => {
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

  it('delivers any query text unchanged', () => {
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

  it.each([undefined, null, ''])('drops a query pair for %j', (search) => {
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

  it('refuses text that cannot be encoded', () => {
    for (const template of ['/courses/{args.value}', '/courses?q={args.value}']) {
      expect(() => buildPath(template, { value: '\ud83d' })).toThrow(
        expect.objectContaining({ code: 'BadPath' }),
      );
    }
  });

  it('sends false and 0', () => {
    expect(buildPath('/a?x={args.x}&y={args.y}', { x: false, y: 0 })).toBe('/a?x=false&y=0');
  });

  it('repeats a pair for a list beside other values', () => {
    const args = { ids: ['a', 'b c'], at: 'x&y', words: ['m', 'n'] };
    expect(buildPath('/a?of[]={args.ids}:{args.at}', args)).toBe(
      '/a?of[]=a:x%26y&of[]=b%20c:x%26y',
    );
    expect(buildPath('/a?of={args.ids}:{args.words,}', args)).toBe('/a?of=a:m,n&of=b%20c:m,n');
  });

  it('changes neither template nor values that need no encoding', () => {
    const args = { slug: 'cia-1', page: 2, search: 'abc' };
    expect(preparePath('/a/{args.slug}?p={args.page}&q={args.search}', args)).toEqual({
      template: '/a/{args.slug}?p={args.page}&q={args.search}',
      values: args,
    });
  });
});
