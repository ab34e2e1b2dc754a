import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, type RenderedPage } from '../../src/app/entry-server';
import { hostClient } from '../../src/data/host/hostClient';
import type { ReadApi } from '../../src/data/host/HostQueries';
import { requestThrough } from '../api/ApiReader';
import { readerOf } from '../testing/fakeApi';

/** An API without content: pages show what they can without data. */
const noApi: ReadApi = async () => ({
  status: 503,
  body: {
    data: null,
    error: { status: 503, name: 'ServiceUnavailable', message: 'x', details: {} },
  },
});

const option = { venue: null, room: null, mapUrl: null, startAt: null, endAt: null, agenda: null };

const seminar = {
  documentId: 's1',
  title: 'Hội thảo thường niên',
  slug: 'thuong-nien',
  summary: 'Sự kiện lớn nhất trong năm.',
  startAt: '2026-07-20T01:00:00.000Z',
  endAt: '2026-07-20T10:00:00.000Z',
  venue: 'Hà Nội và TP. Hồ Chí Minh',
  price: 1_800_000,
  memberPrice: null,
  capacity: 120,
  seatsLeft: 53,
  cpeHours: 7,
  speakers: [],
  orderByOption: true,
  orderOptionGroup: [
    {
      id: 'noi-du',
      name: 'Nơi dự',
      options: [
        { ...option, id: 'ha-noi', name: 'Hà Nội', price: null, capacity: 60, seatsLeft: 3 },
        {
          ...option,
          id: 'sai-gon',
          name: 'TP. Hồ Chí Minh',
          price: null,
          capacity: 60,
          seatsLeft: 50,
          venue: 'Trung tâm hội nghị Sài Gòn',
          room: 'Sảnh A',
        },
      ],
    },
  ],
};

/** Has one seminar, alone and as a list. */
const seminarApi: ReadApi = async (path) => {
  const pagination = { page: 1, pageSize: 5, pageCount: 1, total: 1 };
  if (path.startsWith('/seminars?')) {
    return { status: 200, body: { data: [seminar], meta: { pagination } } };
  }
  return path.startsWith('/seminars/') ? { status: 200, body: { data: seminar } } : noApi(path);
};

const render = (path: string, request = noApi) =>
  renderPage({
    url: new URL(path, 'http://host.invalid'),
    signal: new AbortController().signal,
    nonce: 'n0nce',
    origin: 'https://public.invalid',
    readApi: request,
  });

async function renderedPage(path: string, request?: ReadApi): Promise<RenderedPage> {
  const rendered = await render(path, request);
  if (rendered.kind !== 'page') throw new Error(`${path} is no page but a ${rendered.kind}`);
  return rendered;
}

describe('a page rendered on the host', () => {
  it('is the 404 page, with the path, at an unknown path', async () => {
    const page = await renderedPage('/khong-co/trang-nay');
    expect(page.status).toBe(404);
    expect(page.head).toContain('Page Not Found');
    expect(page.body).toContain('Page Not Found');
    expect(page.body).toContain('/khong-co/trang-nay');
  });

  it.each(['/khoa-hoc', '/tai-lieu', '/tin-tuc/tin-vien'])(
    'is the 404 page below %s if its URL is overlong',
    async (folder) => {
      const apiOrigin = 'http://api.invalid';
      const reader = readerOf({
        fetch: async () => Response.json({ data: null, error: {} }, { status: 503 }),
      });
      const { request } = requestThrough(reader, apiOrigin, '203.0.113.7');
      const page = await renderedPage(`${folder}/${'x'.repeat(9_000)}`, request);
      expect(page.status).toBe(404);
    },
  );

  it('is complete without the data of the shell', async () => {
    const page = await renderedPage('/dang-nhap');
    expect(page.status).toBe(200);
    expect(page.failure).toBeNull();
  });

  it('names its URL at the public origin, whatever the requested host', async () => {
    const { head } = await renderedPage('/dang-ky');
    expect(head).toContain('<link rel="canonical" href="https://public.invalid/dang-ky"');
  });

  it('is a skeleton without data behind the login', async () => {
    const page = await renderedPage('/tai-khoan/lich-su-mua-hang');
    expect(page.status).toBe(200);
    expect(page.personal).toBe(true);
    expect(JSON.stringify(page.state)).not.toContain('Order');
  });

  it.each(['the seminar', 'the list'])(
    'shows a seminar that is also in a list on its page, if %s arrives last',
    async (last) => {
      const page = await renderedPage('/hoi-thao/thuong-nien', async (path) => {
        if (path.startsWith('/seminars?') === (last === 'the list')) await setTimeout(20);
        return seminarApi(path);
      });
      expect(page.failure).toBeNull();
      expect(page.body).toContain('Trung tâm hội nghị Sài Gòn');
    },
  );

  it('fails rather than showing a skeleton', async () => {
    const lost = vi.spyOn(hostClient.cache, 'writeQuery').mockReturnValue(undefined);
    const page = await renderedPage('/hoi-thao/thuong-nien', seminarApi);
    lost.mockRestore();
    expect(page.status).toBe(500);
    expect(String(page.failure)).toContain('SeminarDetail');
  });

  it('has a title in the head, styles with the nonce, and no style attribute', async () => {
    const page = await renderedPage('/gio-hang');
    expect(page.head).toMatch(/<title>[^<]+<\/title>/);
    expect(page.body.startsWith('<')).toBe(true);
    expect(page.body).not.toContain('<title');
    expect(page.styles).toContain('<style nonce="n0nce"');
    expect(page.body).not.toMatch(/\sstyle="/);
  });

  it('shows what an anonymous visitor sees', async () => {
    const page = await renderedPage('/gio-hang');
    expect(page.personal).toBe(false);
    expect((await renderedPage('/gio-hang')).body).toBe(page.body);
  });
});
