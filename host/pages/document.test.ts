import { expect, it } from 'vitest';
import { pageStateId } from '../../src/app/pageState';
import { emptyPage } from '../testing/emptyPage';
import { documentOf } from './document';

const build = {
  id: 'b<1',
  modules: ['/assets/app.js'],
  scriptsFor: (sources: readonly string[]) => sources.map((source) => `/assets/${source}.js`),
  stylesFor: (sources: readonly string[]) => sources.map((source) => `/assets/${source}.css`),
};
const font = { family: 'Be Vietnam Pro', url: '/assets/sans.woff2', weight: '400' };

const page = {
  ...emptyPage,
  sources: ['list'],
  styles: '<style nonce="n0nce">.a{}</style>',
  fonts: [font, { ...font, url: '/assets/vi.woff2', unicodeRange: 'U+1EA0' }],
};
const html = documentOf({ page, build, nonce: 'n0nce' });
const [head = '', body = ''] = html.split('</head>');

it('contains the page, its state and its styles', () => {
  expect(body).toContain(`<div id="root">${page.body}</div>`);
  const [, state = ''] =
    new RegExp(`<script type="application/json" id="${pageStateId}"[^>]*>(.*)</script>`).exec(
      body,
    ) ?? [];
  expect(JSON.parse(state)).toEqual(page.state);
  expect(head).toContain(page.head);
  expect(head).toContain(page.styles);
  expect(head).toContain('<link rel="stylesheet" href="/assets/list.css">');
  expect(head).toContain('<meta charset="utf-8">');
  expect(head).toMatch(/<meta name="viewport" content="width=device-width/);
  expect(head).toContain('<link rel="icon" href="/favicon.svg"');
});

it('puts the nonce on each inline script and style', () => {
  const elements = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
  expect(elements).toHaveLength(6);
  for (const element of elements) expect(element).toContain('nonce="n0nce"');
  expect(head).toContain('<meta property="csp-nonce" nonce="n0nce">');
});

it('starts the app with its data, and loads the fonts without scripts too', () => {
  expect(head).toContain('/assets/app.js');
  expect(head).toContain('/assets/list.js');
  const [, fonts] = /<noscript><style [^>]*>(.*)<\/style><\/noscript>/.exec(head) ?? [];
  const face = "@font-face{font-family:'Be Vietnam Pro';font-weight:400;font-display:swap;src:url";
  expect(fonts).toBe(
    `${face}('/assets/sans.woff2')}${face}('/assets/vi.woff2');unicode-range:U+1EA0}`,
  );
});

it('contains no empty line if a part is missing', () => {
  expect(documentOf({ page: { ...page, styles: '' }, build, nonce: 'n' })).not.toContain('\n\n');
});
