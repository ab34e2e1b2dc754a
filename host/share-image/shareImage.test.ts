import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSourceFile } from '../build/hostFiles';
import { emptyPage } from '../testing/emptyPage';
import { setUpSite } from '../testing/setUpSite';
import { drawShareImage, readShareFonts, shareImageSvg, type ShareFonts } from './drawShareImage';

describe('a drawn title', () => {
  let fonts: ShareFonts;
  beforeAll(async () => {
    fonts = await readShareFonts(readSourceFile);
  });
  const layOut = (title: string) => shareImageSvg(title, 'iia.example', fonts);
  const svgOf = async (title: string) => (await layOut(title)).svg;
  const draw = (title: string) => drawShareImage(title, 'iia.example', fonts);
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  it('distinguishes stacked diacritics, and not composed from decomposed characters', async () => {
    const pairs = ['ệ', 'ữ', 'ẫ', 'ổ'].map((sign) => [sign, sign.normalize('NFD').slice(0, -1)]);
    for (const [sign = '', bare = ''] of pairs) {
      expect(await svgOf(`Kiểm ${sign}`)).not.toBe(await svgOf(`Kiểm ${bare}`));
      expect(await svgOf(sign.normalize('NFD'))).toBe(await svgOf(sign));
    }
  });

  it('uses a smaller size for a longer title, and truncates one that fits in no size', async () => {
    const words = (count: number) => layOut('kiểm toán nội bộ '.repeat(count));
    const sizes = [];
    for (const count of [1, 4, 6, 9]) sizes.push((await words(count)).size);
    expect(sizes).toEqual([68, 68, 54, 44]);
    expect(await words(40)).toEqual(await words(4_000));
  });

  it.each([
    ['markup', '<script>alert(1)</script> & "c" <image href="http://a.vn/b.png"/>'],
    ['control characters', '\u0000\u001f\ufffe\ud800 x'],
    ['a word wider than the line', 'm'.repeat(2_000)],
    ['emoji', '👋🏽 🇻🇳 👨‍👩‍👧'.repeat(500)],
    ['right-to-left text', 'مرحبا بالعالم עברית'],
    ['combining marks only', '\u0301'.repeat(5_000)],
    ['nothing', ''],
  ])('draws %s as text of the usual size', async (_, title) => {
    const svg = await svgOf(title);
    expect(svg).not.toMatch(/<script|<text|<foreignObject|href="http/);
    expect(sizeOf(await draw(title))).toEqual([1200, 630]);
  });
});

describe('the share image of a page', () => {
  let title: string;
  beforeEach(() => {
    title = 'Luyện thi &quot;CIA&quot; phần 1';
  });
  const { get, purge } = setUpSite({
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
  });

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
    await purge({});
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
