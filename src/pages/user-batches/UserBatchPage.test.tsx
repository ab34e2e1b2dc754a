import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './UserBatchPage';
import { openPage } from '@/testing/openPage';

const batch = (more: object = {}) => ({
  documentId: 'lo1',
  action: 'remind_membership',
  state: 'draft',
  total: 1234,
  counts: [
    { outcome: 'left_out', reason: 'expires_late', count: 30 },
    { outcome: 'left_out', reason: 'blocked', count: 4 },
    { outcome: 'ready', reason: null, count: 1200 },
  ],
  email: {
    to: 'hoa@example.vn',
    subject: 'Tư cách hội viên hết hạn ngày 05/07/2026',
    greeting: 'Kính gửi Lê Thị Hoa,',
    paragraphs: ['Mời Quý hội viên gia hạn.'],
    action: 'Gia hạn hội viên',
  },
  actorName: 'Nguyễn Thị Kiểm Thử',
  why: null,
  createdAt: '2026-07-01T03:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  ...more,
});

const row = (number: number, more: object = {}) => ({
  documentId: `lo1-${number}`,
  user: `u${number}`,
  fullName: `Trần Thị ${number}`,
  email: `tran${number}@example.vn`,
  outcome: 'ready',
  reason: null,
  ...more,
});

const list = (items: unknown[], next: string | null = null) => json({ data: { items, next } });

const renderPage = (endpoints: Record<string, Responder>, at = '') =>
  openPage(
    { path: '/tai-khoan/quan-ly-user/hang-loat/:documentId', Component },
    {
      at: `/tai-khoan/quan-ly-user/hang-loat/lo1${at}`,
      loggedIn: true,
      endpoints: {
        'GET /user-batches/lo1': () => json({ data: batch() }),
        'GET /user-batches/lo1/rows': () => list([row(1)]),
        ...endpoints,
      },
    },
  );

it('previews the changes, the skipped accounts with reasons, and the email', async () => {
  renderPage({});
  expect(await screen.findByText('Sẽ nhắc 1.200 người.')).toBeVisible();
  expect(screen.getByText('Bỏ qua 34 người')).toBeVisible();
  expect(screen.getByText('còn hạn trên 90 ngày: 30 người')).toBeVisible();
  expect(screen.getByText('Kính gửi Lê Thị Hoa,')).toBeVisible();
  expect(screen.getByText('Mời Quý hội viên gia hạn.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Trần Thị 1' })).toHaveAttribute(
    'href',
    '/tai-khoan/quan-ly-user/u1',
  );
});

it('requires a reason to run, then shows progress and results', async () => {
  let state = 'draft';
  const { user: person, seen } = renderPage({
    'GET /user-batches/lo1': () => json({ data: batch({ state, email: null }) }),
    'POST /user-batches/run': () => {
      state = 'running';
      return json({ data: batch({ state, why: 'Theo kế hoạch', email: null }) });
    },
  });
  const button = await screen.findByRole('button', { name: 'Gửi lời nhắc' });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  expect(screen.getByLabelText('Lý do')).toHaveAccessibleDescription(/Vui lòng nhập lý do/);
  await person.type(screen.getByLabelText('Lý do'), 'Theo kế hoạch');
  await person.click(button);
  expect(await screen.findByText('Đã xử lý 34 trong 1.234 người.')).toBeVisible();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    id: 'lo1',
    why: 'Theo kế hoạch',
  });
  state = 'done';
  expect(await screen.findByText(/^Đã xong: /)).toBeVisible();
});

it('keeps the reason if the server rejects the run', async () => {
  const { user: person } = renderPage({
    'POST /user-batches/run': () => failure(409, 'DraftTooOld', 'Vui lòng chuẩn bị lại.'),
  });
  const button = await screen.findByRole('button', { name: 'Gửi lời nhắc' });
  await waitFor(() => expect(button).toBeEnabled());
  await person.type(screen.getByLabelText('Lý do'), 'Theo kế hoạch');
  await person.click(button);
  expect(await screen.findByText(/Vui lòng chuẩn bị lại\./)).toBeVisible();
  expect(screen.getByLabelText('Lý do')).toHaveValue('Theo kế hoạch');
});

it('disables the run if all accounts are skipped', async () => {
  const counts = [{ outcome: 'left_out', reason: 'reminded', count: 2 }];
  renderPage({ 'GET /user-batches/lo1': () => json({ data: batch({ counts, email: null }) }) });
  expect(await screen.findByText(/Không còn ai để xử lý/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gửi lời nhắc' })).toBeNull();
});

it('lists the accounts of an outcome page by page, and why they were skipped', async () => {
  const {
    seen,
    user: person,
    router,
  } = renderPage(
    {
      'GET /user-batches/lo1/rows': () =>
        list([row(7, { outcome: 'left_out', reason: 'blocked', user: null })], '60'),
    },
    '?ket-qua=bo-qua&sau=9',
  );
  expect(await screen.findByText('Tài khoản không còn')).toBeVisible();
  expect(screen.getByText('tài khoản đang bị khoá')).toBeVisible();
  const sentParams = new URL(seen.find(({ url }) => url.includes('/rows'))?.url ?? '').searchParams;
  expect(Object.fromEntries(sentParams)).toEqual({ outcome: 'left_out', after: '9' });
  await person.click(screen.getByRole('link', { name: 'Trang sau' }));
  expect(router.state.location.search).toBe('?ket-qua=bo-qua&sau=60');
  await person.click(screen.getByRole('link', { name: 'Tất cả (1.234)' }));
  expect(router.state.location.search).toBe('');
});
