import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { json, type Responder, type SeenRequest } from '@/data/testing/fakeApi';
import { keepTermsTogether } from '@/lib/vietnamese';
import { TYPING_PAUSE_MS } from '@/ui/forms/useGetForm';
import { Component, queries } from './SearchPage';
import { openPage } from '@/testing/openPage';

const hit = {
  kind: 'course',
  title: { text: 'Quản lý rủi ro doanh nghiệp', marks: [{ start: 0, end: 14 }] },
  excerpt: { text: 'Chọn khuôn khổ quản lý rủi ro.', marks: [{ start: 15, end: 29 }] },
  slug: 'quan-ly-rui-ro',
  within: null,
  date: '2026-12-28T01:30:00.000Z',
};
const displayedTitle = keepTermsTogether(hit.title.text);

const found =
  (items: object[] = [hit], meta: object = {}): Responder =>
  () =>
    json({
      data: items,
      meta: {
        pagination: { page: 1, pageSize: 10, pageCount: 1, total: items.length },
        counts: items.length > 0 ? [{ kind: 'course', count: items.length, more: false }] : [],
        bounded: false,
        suggestion: null,
        ...meta,
      },
    });

function renderPage(at: string, respond: Responder = found()) {
  const page = openPage(
    [
      { path: '/tim-kiem', Component, loader: queries.loader },
      { path: '/khoa-hoc/:slug', Component: () => <h1>Chi tiết</h1> },
    ],
    { at, endpoints: { 'GET /search': respond } },
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...page, user };
}

const requestedParams = (seen: SeenRequest[]) =>
  seen.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
const searchBox = () => screen.findByRole('combobox', { name: /Từ khoá/ });
const pause = () => act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS));

describe('SearchPage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('requests nothing without a query, and explains what can be searched', async () => {
    const { seen } = renderPage('/tim-kiem');
    expect(await screen.findByRole('heading', { name: 'Thường được tìm' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'luyện thi CIA' })).toHaveAttribute(
      'href',
      '/tim-kiem?q=luy%E1%BB%87n+thi+CIA',
    );
    expect(seen).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('requires at least two characters', async () => {
    const { seen } = renderPage('/tim-kiem?q=a');
    expect(await screen.findByText(/ít nhất 2 ký tự/)).toBeInTheDocument();
    expect(seen).toEqual([]);
  });

  it('shows results with highlights, kind and date', async () => {
    renderPage('/tim-kiem?q=quan+ly+rui+ro');
    const link = await screen.findByRole('link', { name: displayedTitle });
    expect(link).toHaveAttribute('href', '/khoa-hoc/quan-ly-rui-ro');
    expect(within(link).getByText('Quản lý rủi ro').tagName).toBe('MARK');
    const entry = within(link.closest('li') as HTMLElement);
    expect(entry.getByText('28/12/2026')).toBeInTheDocument();
    expect(entry.getByText('quản lý rủi ro').tagName).toBe('MARK');
    expect(screen.getByRole('status')).toHaveTextContent('1 kết quả cho “quan ly rui ro”');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it.each([
    [{ kind: 'news', slug: 'bai', within: 'tin-vien' }, '/tin-tuc/tin-vien/bai'],
    [{ kind: 'page', slug: null, within: 'trang-cia' }, /^\/bang-cap\/cia-/],
    [{ kind: 'person', slug: 'an', within: 'founding-council' }, /hoi-dong-sang-lap\/an$/],
    [{ kind: 'about', slug: 'dieu-le', within: null }, '/ve-chung-toi/dieu-le'],
    [{ kind: 'standard', slug: 'nguyen-tac-1', within: null }, '/tieu-chuan/nguyen-tac-1'],
    [{ kind: 'page', slug: null, within: 'trang-moi' }, '/'],
  ])('links to the page of %j', async (facts, href) => {
    renderPage('/tim-kiem?q=quan', found([{ ...hit, ...facts }]));
    const link = await screen.findByRole('link', { name: displayedTitle });
    expect(link.getAttribute('href')).toMatch(href);
  });

  it('requests the kind and page of the URL', async () => {
    const { seen } = renderPage('/tim-kiem?q=cpe&loai=tin-tuc&trang=2', (request) =>
      found([hit], { pagination: { page: 2, pageSize: 10, pageCount: 2, total: 11 } })(request),
    );
    await screen.findByRole('link', { name: displayedTitle });
    expect(requestedParams(seen)).toEqual([{ q: 'cpe', kind: 'news', page: '2' }]);
  });

  it('searches on Enter, in a new history entry, and keeps the focus', async () => {
    const { router, seen, user } = renderPage('/tim-kiem?q=cp');
    const field = await searchBox();
    await user.type(field, 'e{Enter}');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=cpe'));
    expect(router.state.historyAction).toBe('PUSH');
    expect(field).toHaveFocus();
    expect(requestedParams(seen).map(({ q }) => q)).toEqual(['cp', 'cpe']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('suggests a query with results if there are none', async () => {
    renderPage('/tim-kiem?q=kiem+toan+xyz', found([], { suggestion: 'kiem toan' }));
    expect(
      await screen.findByRole('heading', { name: 'Không tìm thấy “kiem toan xyz”' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'kiem toan' })).toHaveAttribute(
      'href',
      '/tim-kiem?q=kiem+toan',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Không có kết quả nào.');
  });

  it('links from a kind without results to all kinds', async () => {
    const counts = [{ kind: 'course', count: 3, more: false }];
    renderPage('/tim-kiem?q=cpe&loai=tin-tuc', found([], { counts }));
    expect(await screen.findByRole('link', { name: 'Xem kết quả của mọi loại' })).toHaveAttribute(
      'href',
      '/tim-kiem?q=cpe',
    );
  });

  it('reports an unreachable server, and shows the results after a retry', async () => {
    let respond: Responder = offline;
    const { user } = renderPage('/tim-kiem?q=cpe', (request) => respond(request));
    expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được nội dung');
    expect(await searchBox()).toHaveValue('cpe');
    respond = found();
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('link', { name: displayedTitle })).toBeInTheDocument();
  });

  describe('suggestions', () => {
    const other = { ...hit, slug: 'gian-lan', title: { text: 'Gian lận', marks: [] } };

    it('opens a suggestion that the arrow keys have reached', async () => {
      const { user, router } = renderPage('/tim-kiem', found([hit, other]));
      const box = await searchBox();
      await user.type(box, 'quan');
      await pause();
      const list = await screen.findByRole('listbox', { name: 'Gợi ý' });
      expect(box).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByText(/^2 gợi ý/)).toBeInTheDocument();
      await user.keyboard('{ArrowDown}{ArrowDown}');
      const option = within(list).getByRole('option', { name: /lận/, selected: true });
      expect(box).toHaveAttribute('aria-activedescendant', option.id);
      expect(box).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(router.state.location.pathname).toBe('/khoa-hoc/gian-lan');
    });

    it('closes with Escape, and keeps the text', async () => {
      const { user } = renderPage('/tim-kiem');
      const box = await searchBox();
      await user.type(box, 'quan');
      await pause();
      await screen.findByRole('listbox');
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(box).toHaveValue('quan');
      expect(box).toHaveAttribute('aria-expanded', 'false');
    });

    it('aborts the earlier request when typing continues', async () => {
      const never: Responder = () => new Promise<never>(() => undefined);
      const { seen, user } = renderPage('/tim-kiem', (request) =>
        request.url.includes('q=cpe') ? found()(request) : never(request),
      );
      const box = await searchBox();
      await user.type(box, 'cp');
      await pause();
      await vi.waitFor(() => expect(seen).toHaveLength(1));
      await user.type(box, 'e');
      await pause();
      expect(await screen.findByRole('listbox')).toBeInTheDocument();
      expect(seen[0]?.signal?.aborted).toBe(true);
    });

    it('requests nothing for a single character', async () => {
      const { user, seen } = renderPage('/tim-kiem');
      await user.type(await searchBox(), 'q');
      await pause();
      expect(seen).toEqual([]);
    });
  });
});
