import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './MergeAccountsPage';
import { openPage } from '@/testing/openPage';

const account = (documentId: string, email: string, more: object = {}) => ({
  documentId,
  email,
  username: documentId,
  fullName: 'Trần Thị Một',
  registeredAt: '2019-01-02T03:00:00.000Z',
  lastUsedAt: null,
  blocked: false,
  staff: false,
  orderCount: 0,
  termCount: 0,
  requestCount: 0,
  certificateCount: 0,
  attendanceCount: 0,
  seatCount: 0,
  courseCount: 0,
  cpeCount: 0,
  ...more,
});

const clean = account('u1', 'mot@example.vn', { orderCount: 3, termCount: 1 });
const hiddenCharacter = account('u2', 'mot\\u200B@example.vn');

const groups = (...accounts: object[]) =>
  json({ data: accounts.length === 0 ? [] : [{ key: 'mot@example.vn', accounts }] });

const renderPage = (list: Responder, more: Record<string, Responder> = {}) =>
  openPage(
    { path: '/gop', Component },
    { at: '/gop', loggedIn: true, endpoints: { 'GET /account-merges': list, ...more } },
  );
it('shows hidden characters in an email address, and what each account owns', async () => {
  renderPage(() => groups(clean, hiddenCharacter));
  const row = (await screen.findByRole('link', { name: 'mot@example.vn' })).closest('tr');
  expect(row).toHaveTextContent('3 đơn hàng');
  expect(row).toHaveTextContent('1 thời hạn hội viên');
  expect(
    screen.getByRole('link', { name: 'mot\\u200B@example.vn' }).closest('tr'),
  ).toHaveTextContent('Chưa có gì');
});

it('names both accounts and requires a reason to merge, and keeps the input if rejected', async () => {
  let merged = false;
  let rejects = true;
  const { user, seen } = renderPage(() => (merged ? groups() : groups(clean, hiddenCharacter)), {
    'POST /account-merges': () => {
      if (rejects) return failure(409, 'TermsOverlap', 'Vui lòng kết thúc một thời hạn.');
      merged = true;
      return json({ data: { ok: true } });
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Gộp mot\\u200B@example.vn vào đây' }),
  );
  const dialog = screen.getByRole('dialog', { name: /Gộp\shai\stài\skhoản/ });
  expect(dialog).toHaveTextContent('Mọi thứ của mot\\u200B@example.vn chuyển sang mot@example.vn.');
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Gộp tài khoản' }));
  await press();
  expect(await within(dialog).findByText('Vui lòng nhập lý do.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Lý do'), 'Hội viên xác nhận');
  await press();
  expect(await within(dialog).findByText('Vui lòng kết thúc một thời hạn.')).toBeVisible();
  expect(within(dialog).getByLabelText('Lý do')).toHaveValue('Hội viên xác nhận');
  rejects = false;
  await press();
  expect(await screen.findByText('Không có tài khoản trùng')).toBeVisible();
  expect(seen.findLast(({ method }) => method === 'POST')?.body).toEqual({
    keep: 'u1',
    remove: 'u2',
    reason: 'Hội viên xác nhận',
  });
});

it('offers no merge with a staff account', async () => {
  renderPage(() => groups(clean, { ...hiddenCharacter, staff: true }));
  expect(await screen.findByText('Nhân viên, không gộp được')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Gộp/ })).toBeNull();
});

it('explains an empty list, a failure and a lost connection', async () => {
  const { unmount } = renderPage(() => groups());
  expect(await screen.findByText('Không có tài khoản trùng')).toBeVisible();
  unmount();
  const failed = renderPage(() => failure(500, 'InternalServerError', 'Có lỗi.'));
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  failed.unmount();
  renderPage(offline);
  expect(await screen.findByText(/kết nối/)).toBeVisible();
});
