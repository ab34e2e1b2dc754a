import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '@/data/client';
import { byEndpoint } from '@/data/testing/byEndpoint';
import { fakeApi, json } from '@/data/testing/fakeApi';
import { seminarEventPath } from '@/lib/feeds';
import { feedAt } from './feedAt';

const ORIGIN = 'https://vien.example';
const NOW = Date.parse('2026-11-22T06:00:00Z');

const post = {
  documentId: 'p1',
  title: 'Chuẩn mực & “đổi mới” <2026> ]]> \u0008',
  slug: 'chuan-muc',
  summary: 'Kiểm toán nội bộ: đảm bảo & tư vấn.',
  publishedOn: '2026-11-12',
  author: 'Ban Nghiên cứu',
  category: { documentId: 'k1', name: 'Chuyên môn & nghề', slug: 'chuyen-mon' },
};
const seminar = {
  documentId: 's1',
  title: 'Hội thảo; giữ niềm tin, trong biến động\\ nghề kiểm toán nội bộ Việt Nam năm 2026',
  slug: 'hoi-thao-thuong-nien',
  summary: 'Dòng một\nDòng hai\u0007 '.repeat(6),
  startAt: '2026-12-18T01:00:00.000Z',
  endAt: '2026-12-18T10:00:00.000Z',
  venue: 'Hà Nội, TP. Hồ Chí Minh',
};

function read(path: string, posts: object[] = [post], seminars: object[] = [seminar]) {
  const pagination = { page: 1, pageSize: 30, pageCount: 1, total: 1 };
  const api = fakeApi(
    byEndpoint({
      'GET /news-posts': () => json({ data: posts, meta: { pagination } }),
      'GET /seminars': () => json({ data: seminars, meta: { pagination } }),
      'GET /seminars/hoi-thao-thuong-nien': () => json({ data: seminar }),
    }),
  );
  const client = createApolloClient({ apiUrl: `${ORIGIN}/api`, fetch: api.fetch });
  const feed = feedAt(path);
  if (!feed) throw new Error(`No feed at ${path}`);
  return feed({ client, origin: ORIGIN, now: NOW });
}

const parsed = (xml = ''): Document => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return document;
};

describe('the news feed', () => {
  it('is well-formed RSS 2.0 with absolute URLs for any content', async () => {
    const file = await read('/tin-tuc/rss.xml');
    const xml = parsed(file?.body);
    expect(file?.contentType).toBe('application/rss+xml; charset=utf-8');
    expect(xml.documentElement.getAttribute('version')).toBe('2.0');
    expect(xml.querySelector('channel > language')?.textContent).toBe('vi');
    const item = xml.querySelector('item');
    expect(item?.querySelector('title')?.textContent?.trim()).toBe(
      'Chuẩn mực & “đổi mới” <2026> ]]>',
    );
    expect(item?.querySelector('link')?.textContent).toBe(`${ORIGIN}/tin-tuc/chuyen-mon/chuan-muc`);
    expect(item?.querySelector('pubDate')?.textContent).toBe('Wed, 11 Nov 2026 17:00:00 GMT');
    expect(item?.querySelector('category')?.textContent).toBe('Chuyên môn & nghề');
  });

  it('is well-formed Atom with author and address', async () => {
    const xml = parsed((await read('/tin-tuc/atom.xml'))?.body);
    expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(xml.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(
      `${ORIGIN}/tin-tuc/atom.xml`,
    );
    const entry = xml.querySelector('entry');
    expect(entry?.querySelector('id')?.textContent).toBe(`${ORIGIN}/tin-tuc/chuyen-mon/chuan-muc`);
    expect(entry?.querySelector('author > name')?.textContent).toBe('Ban Nghiên cứu');
    expect(entry?.querySelector('updated')?.textContent).toBe('2026-11-11T17:00:00.000Z');
  });

  it.each(['/tin-tuc/rss.xml', '/tin-tuc/atom.xml'])('is valid without posts: %s', async (path) => {
    parsed((await read(path, []))?.body);
  });
});

describe('a seminar in a calendar', () => {
  const eventsOf = (text = '') =>
    new ICAL.Component(ICAL.parse(text) as string)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  it.each(['/hoi-thao/lich.ics', seminarEventPath(seminar.slug)])(
    'round-trips %s',
    async (path) => {
      const file = await read(path);
      expect(file?.contentType).toBe('text/calendar; charset=utf-8');
      const [event] = eventsOf(file?.body);
      expect(event?.uid).toBe('seminar-s1@vien.example');
      expect(event?.summary).toBe(seminar.title);
      expect(event?.location).toBe(seminar.venue);
      expect(event?.description).toContain('Dòng một\nDòng hai ');
      expect(event?.startDate.toJSDate().toISOString()).toBe(seminar.startAt);
      expect(event?.endDate.toJSDate().toISOString()).toBe(seminar.endAt);
      expect(event?.component.getFirstPropertyValue('url')).toBe(
        `${ORIGIN}/hoi-thao/${seminar.slug}`,
      );
    },
  );

  it('folds its lines at 75 octets, and ends each with CRLF', async () => {
    const { body = '' } = (await read('/hoi-thao/lich.ics')) ?? {};
    const lines = body.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...lines.map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
  });

  it('is a complete calendar even without upcoming seminars', async () => {
    expect(eventsOf((await read('/hoi-thao/lich.ics', [], []))?.body)).toEqual([]);
  });
});

it.each(['/tin-tuc', '/hoi-thao/a', '/hoi-thao/a/b.ics', '/hoi-thao/A%2F.ics', '/constructor'])(
  'returns no feed for %s',
  (path) => expect(feedAt(path)).toBeNull(),
);
