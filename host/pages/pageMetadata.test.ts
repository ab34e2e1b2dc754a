import { expect, it } from 'vitest';
import { pageMetadataOf } from './pageMetadata';

const head =
  '<meta property="og:title" content="A &amp; B &quot;C&quot; &#x27;D&#x27; &lt;E&gt;"/>' +
  '<link rel="canonical" href="https://a.vn/?x=1&amp;y=2"/>';

it('decodes the title and the canonical URL of a page from its HTML', () => {
  expect(pageMetadataOf({ status: 200, head }, ['courses'])).toEqual({
    title: `A & B "C" 'D' <E>`,
    canonical: 'https://a.vn/?x=1&y=2',
    noindex: false,
    collections: ['courses'],
  });
});

it('returns neither for a page that is not found, and detects noindex', () => {
  const robots = '<meta name="robots" content="noindex,follow"/>';
  expect(pageMetadataOf({ status: 404, head: head + robots }, [])).toEqual({
    title: null,
    canonical: null,
    noindex: true,
    collections: [],
  });
  expect(pageMetadataOf({ status: 200, head: '' }, [])).toMatchObject({
    title: null,
    canonical: null,
  });
});
