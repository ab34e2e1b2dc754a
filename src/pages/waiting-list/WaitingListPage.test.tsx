import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartVar } from '@/data/cart';
import { json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './WaitingListPage';
import { openPage } from '@/testing/openPage';

const waiting = {
  documentId: 'w1',
  kind: 'course',
  itemDocumentId: 'c1',
  slug: 'can-ban',
  title: 'Kiểm toán căn bản',
  groupId: null,
  optionId: null,
  optionName: null,
  price: 1_000_000,
  state: 'waiting',
  joinedAt: '2026-07-05T01:00:00.000Z',
  position: 3,
  offerEndsAt: null,
};
const offered = {
  ...waiting,
  documentId: 'w2',
  kind: 'seminar',
  itemDocumentId: 's1',
  slug: 'hoi-thao',
  title: 'Hội thảo thường niên',
  groupId: 'hinh-thuc',
  optionId: 'truc-tiep',
  optionName: 'Hình thức – Trực tiếp',
  state: 'offered',
  position: null,
  offerEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
};

function renderPage(responders: Record<string, Responder>) {
  return openPage(
    [
      { path: '/tai-khoan/danh-sach-cho', Component },
      { path: '/dat-hang', Component: () => <h1>Đặt hàng</h1> },
    ],
    { at: '/tai-khoan/danh-sach-cho', loggedIn: true, endpoints: responders },
  );
}

const rowOf = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role="row"]')!);

it('shows the position in each waiting list, and links an offer to the checkout', async () => {
  const { user } = renderPage({
    'GET /waiting-list/userWaiting': () => json({ data: [offered, waiting] }),
  });
  const course = await rowOf('Kiểm toán căn bản');
  expect(course.getByText('Vị trí thứ 3')).toBeVisible();
  expect(course.getByText('05/07/2026')).toBeVisible();
  const seminar = await rowOf('Hội thảo thường niên');
  expect(seminar.getByText(/^Giữ chỗ đến/)).toBeVisible();
  expect(seminar.getByText('Hình thức – Trực tiếp')).toBeVisible();
  await user.click(seminar.getByRole('button', { name: 'Đặt ngay: Hội thảo thường niên' }));
  expect(await screen.findByRole('heading', { name: 'Đặt hàng' })).toBeVisible();
  expect(cartVar()).toMatchObject([{ documentId: 's1', optionId: 'truc-tiep', quantity: 1 }]);
});

it('confirms before a member leaves a waiting list, then removes it', async () => {
  let left = false;
  const { user, seen } = renderPage({
    'GET /waiting-list/userWaiting': () => json({ data: left ? [] : [waiting] }),
    'POST /waiting-list/leave': () => {
      left = true;
      return json({ data: { documentId: 'w1', state: 'left' } });
    },
  });
  const leave = 'Rời danh sách: Kiểm toán căn bản';
  await user.click(await screen.findByRole('button', { name: leave }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/mất vị trí/)).toBeVisible();
  expect(seen.some(({ url }) => url.endsWith('/leave'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Rời danh sách' }));
  expect(await screen.findByText('Quý khách không ở danh sách chờ nào')).toBeVisible();
});
