import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareImageSize } from '../../src/lib/shareImage';
import { markSize } from '../../src/ui/mark';
import { emptyPage } from '../testing/emptyPage';
import { responses, startFakeApi, type FakeApi } from '../testing/fakeApi';
import { startHost, type TestHost } from '../testing/startHost';
import { breakTitle } from './breakTitle';
import { shareImageSvg } from './shareImageSvg';

const SECRET = 'a-secret-of-the-tests-only';

describe('a title in a share image', () => {
  it('uses the largest size that fits, in whole words', () => {
    expect(breakTitle('Khoá học', 756)).toEqual({ lines: ['Khoá học'], size: 68 });
    const { lines, size } = breakTitle('kiểm toán nội bộ '.repeat(9), 756);
    expect(size).toBe(44);
    expect(lines.join(' ')).toBe('kiểm toán nội bộ '.repeat(9).trim());
  });

  it('truncates a title that is too long', () => {
    const { lines } = breakTitle('kiểm toán nội bộ '.repeat(40), 756);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/\S…$/);
  });

  it('escapes any text', () => {
    const svg = shareImageSvg('<b>\u0000\u001f & "c"', 'iia.example');
    expect(svg).toContain('>&lt;b&gt; &amp; "c"</text>');
    expect(svg).toContain('>iia.example</text>');
  });
});

describe('the SVG of a share image', () => {
  const title = 'kiểm toán nội bộ '.repeat(9);
  const svg = shareImageSvg(title, 'iia.example');
  const numbersOf = (pattern: RegExp) =>
    [...svg.matchAll(pattern)].map((found) => found.slice(1).map(Number));

  it('places the title line by line beside the panel and between its rules', () => {
    const [, [fieldAt = 0] = []] = numbersOf(/^<rect (?:x="(\d+)")?/gm);
    const [[left = 0, top = 0, width = 0] = [], [, bottom = 0] = []] = numbersOf(
      /^<rect x="(\d+)" y="(\d+)" width="(\d+)"/gm,
    );
    expect(left + width + left).toBe(fieldAt);
    const lines = numbersOf(/<text x="(\d+)" y="(\d+)" [^>]*font-weight="600" font-size="(\d+)"/g);
    const broken = breakTitle(title, width);
    expect(lines.map(([, , size]) => size)).toEqual(broken.lines.map(() => broken.size));
    for (const [index, [x, y = 0, size = 0]] of lines.entries()) {
      const [, above = top] = lines[index - 1] ?? [];
      expect(x).toBe(left);
      expect(y - above).toBeGreaterThan(1.2 * size);
      expect(y).toBeLessThan(bottom);
    }
  });

  it('lies within the image', () => {
    const heights = numbersOf(/ y="(\d+)"/g).flat();
    expect(Math.max(...heights)).toBeLessThan(shareImageSize.height);
  });

  it('centres the logo in the panel', () => {
    const [, [fieldAt = 0, fieldWidth = 0, fieldHeight = 0] = []] = numbersOf(
      /^<rect (?:x="(\d+)" )?width="(\d+)" height="(\d+)"/gm,
    );
    expect(fieldAt + fieldWidth).toBe(shareImageSize.width);
    const [[left = 0, top = 0, scale = 0] = []] = numbersOf(
      /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g,
    );
    expect(left + (markSize * scale) / 2).toBeCloseTo(fieldAt + fieldWidth / 2);
    expect(top + (markSize * scale) / 2).toBeCloseTo(fieldHeight / 2);
    expect(svg.match(/<g [^>]*>(<rect [^<>]*fill="#\w+"\/>){5}<\/g>/)).not.toBeNull();
  });
});

describe('the share image of a page', () => {
  let api: FakeApi;
  let host: TestHost;
  let title: string;

  beforeEach(async () => {
    title = 'Luyện thi &quot;CIA&quot; phần 1';
    api = await startFakeApi(responses.json({ data: [] }));
    host = await startHost(
      api.origin,
      { PURGE_SECRET: SECRET },
      {
        render: async ({ url }) => {
          const canonical = `<link rel="canonical" href="https://iia.example${url.pathname}"/>`;
          const named = `<meta property="og:title" content="${title}"/>`;
          switch (url.pathname) {
            case '/khoa-hoc':
              return { ...emptyPage, head: named + canonical };
            case '/tim-kiem':
              return { kind: 'redirect', status: 301, location: '/khoa-hoc' };
            case '/dang-nhap':
              return emptyPage;
            case '/gio-hang':
              return { ...emptyPage, head: named };
            default:
              return { ...emptyPage, status: 404 };
          }
        },
      },
    );
  });

  afterEach(async () => {
    await host.stop();
    await api.stop();
  });

  const get = (path: string) => fetch(host.origin + path);

  it('is a PNG of its title, 1200 × 630', async () => {
    const response = await get('/og/khoa-hoc.png');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("changes with the page's title", async () => {
    const first = (await get('/og/khoa-hoc.png')).headers.get('etag');
    title = 'Khoá học';
    await fetch(`${host.origin}/_host/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const second = (await get('/og/khoa-hoc.png')).headers.get('etag');
    expect(second).not.toBe(first);
  });

  it.each([
    '/og/khong-co.png',
    '/og/dang-nhap.png',
    '/og/gio-hang.png',
    '/og/tim-kiem.png',
    '/og/khoa-hoc?trang=2.png',
    '/og/khoa-hoc%3Fa.png',
    '/og/../x.png',
    '/og/x',
  ])('is missing at %s, which has no page', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });
});
