import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './StaffWorkPage';
import { openPage } from '@/testing/openPage';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const contact = {
  documentId: 'c1',
  kind: 'contact',
  about: 'Hỏi về lịch học',
  who: 'Phạm Thị Lan',
  amount: null,
  since: at(-9),
  due: at(-4),
  eventKind: null,
};
const refund = {
  documentId: 'r1',
  kind: 'refund',
  about: 'DH26A7K3Q',
  who: 'Lê Văn Nam',
  amount: 1_500_000,
  since: at(-2),
  due: null,
  eventKind: null,
};
const attendance = {
  ...refund,
  documentId: 's1',
  kind: 'attendance',
  about: 'Hội thảo thường niên',
  who: null,
  amount: null,
  eventKind: 'seminar',
};
const counts = [
  { kind: 'transfer', count: 0 },
  { kind: 'refund', count: 1 },
  { kind: 'contact', count: 1_000 },
];

const renderPage = (respond: Responder, search = '') =>
  openPage(
    { path: '/tai-khoan/viec-hom-nay', Component },
    {
      at: `/tai-khoan/viec-hom-nay${search}`,
      loggedIn: true,
      endpoints: { 'GET /staff-work': respond },
    },
  );

const list = (items: object[], next: string | null = null) =>
  json({ data: { items, next, counts } });

it('lists each task with its owner, due date and link', async () => {
  renderPage(() => list([contact, refund, attendance]));
  const row = await screen.findByRole('row', { name: /Liên hệ chưa trả lời/ });
  expect(within(row).getByText('Phạm Thị Lan')).toBeVisible();
  expect(within(row).getByText('Quá hạn 4 ngày')).toBeVisible();
  expect(within(row).getByRole('link', { name: /mở trong trang quản trị/ })).toHaveAttribute(
    'href',
    '/admin/content-manager/collection-types/api::contact.contact/c1',
  );
  expect(screen.getByRole('link', { name: 'Cần hoàn tiền' })).toHaveAttribute(
    'href',
    '/tai-khoan/doi-soat?muc=can-hoan',
  );
  expect(screen.getByRole('link', { name: 'Thiếu lượt ra ở sự kiện đã kết thúc' })).toHaveAttribute(
    'href',
    '/tai-khoan/diem-danh?loai=seminar&su-kien=s1',
  );
});

it('filters by kind in the URL, with counts', async () => {
  const { seen } = renderPage(() => list([refund], '1-1-1'), '?loai=hoan-tien&sau=9-1-7');
  const tab = await screen.findByRole('link', { name: 'Hoàn tiền (1)' });
  expect(tab).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Liên hệ (1.000+)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Chuyển khoản/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Trang sau' })).toHaveAttribute(
    'href',
    '/tai-khoan/viec-hom-nay?loai=hoan-tien&sau=1-1-1',
  );
  expect(screen.getByRole('link', { name: 'Về đầu danh sách' })).toHaveAttribute(
    'href',
    '/tai-khoan/viec-hom-nay?loai=hoan-tien',
  );
  const requestUrl = new URL(seen.find(({ url }) => url.includes('/staff-work'))?.url ?? '');
  expect(Object.fromEntries(requestUrl.searchParams)).toEqual({ kind: 'refund', after: '9-1-7' });
});

it('reports that nothing is left', async () => {
  renderPage(() => list([]));
  expect(await screen.findByText('Không còn việc nào đang chờ')).toBeVisible();
});
