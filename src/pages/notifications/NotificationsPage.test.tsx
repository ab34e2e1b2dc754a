import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './NotificationsPage';
import { openPage } from '@/testing/openPage';

const paid = {
  documentId: 'n1',
  kind: 'order_paid',
  title: 'Đơn hàng DH26A7K3Q đã được thanh toán',
  body: 'Quý khách có thể vào học ngay.',
  url: '/tai-khoan/lich-su-mua-hang?don=o1',
  at: '2026-07-05T07:30:00.000Z',
  readAt: null as string | null,
};
const reminder = { ...paid, documentId: 'n2', title: 'Hội viên sắp hết hạn', url: null };

const page = (items: unknown[], unread = items.length) =>
  json({
    data: items,
    meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: items.length }, unread },
  });

const renderPage = (list: Responder, read?: Responder) =>
  openPage(
    [
      { path: '/tai-khoan/thong-bao', Component },
      { path: '/tai-khoan/lich-su-mua-hang', element: <h1>Lịch sử</h1> },
    ],
    {
      at: '/tai-khoan/thong-bao',
      loggedIn: true,
      endpoints: {
        'GET /notification/userNoti': list,
        ...(read && { 'POST /notification/read': read }),
      },
    },
  );

const marked: Responder = () =>
  json({ data: [{ ...paid, readAt: '2026-07-06T00:00:00.000Z' }], meta: { unread: 0 } });

it('lists notifications, newest first, and marks unread ones', async () => {
  renderPage(() => page([paid, { ...reminder, readAt: '2026-07-05T08:00:00.000Z' }], 1));
  const list = await screen.findByRole('list', { name: 'Các thông báo' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes('chưa đọc'))).toEqual([true, false]);
  expect(screen.getByText('1 thông báo chưa đọc.')).toBeVisible();
});

it('marks a notification as read when it is opened', async () => {
  const { user, seen, router } = renderPage(() => page([paid]), marked);
  await user.click(await screen.findByRole('link', { name: /DH26A7K3Q/ }));
  expect(router.state.location.search).toBe('?don=o1');
  await waitFor(() =>
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: ['n1'] },
    ]),
  );
});

it('marks all unread notifications of the page at once', async () => {
  const { user, seen } = renderPage(() => page([paid, reminder]), marked);
  await user.click(await screen.findByRole('button', { name: 'Đánh dấu đã đọc cả trang' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['n1', 'n2'] }),
  );
});

it('shows them as read optimistically, and reverts if marking fails', async () => {
  let respond: (response: Response) => void = () => undefined;
  const { user } = renderPage(
    () => page([paid]),
    () => new Promise((resolve) => (respond = resolve)),
  );
  await user.click(await screen.findByRole('button', { name: 'Đánh dấu đã đọc cả trang' }));
  await waitFor(() => expect(screen.queryByText(/^\(chưa đọc\)/)).not.toBeInTheDocument());
  await act(async () => respond(failure(400, 'ValidationError', 'Không được')));
  expect(await screen.findByText(/^\(chưa đọc\)/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Đánh dấu đã đọc cả trang' })).toHaveFocus();
});

it('explains that there are none', async () => {
  renderPage(() => page([]));
  expect(await screen.findByRole('heading', { name: 'Chưa có thông báo nào' })).toBeVisible();
});

it('leaves them unread if marking fails', async () => {
  const { user } = renderPage(
    () => page([paid]),
    () => failure(503, 'ServiceUnavailableError', 'Bận'),
  );
  await user.click(await screen.findByRole('button', { name: 'Đánh dấu đã đọc cả trang' }));
  expect(await screen.findByRole('button', { name: 'Đánh dấu đã đọc cả trang' })).toBeEnabled();
  expect(screen.getByText('1 thông báo chưa đọc.')).toBeVisible();
});
