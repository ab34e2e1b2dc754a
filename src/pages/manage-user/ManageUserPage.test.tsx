import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './ManageUserPage';
import { openPage } from '@/testing/openPage';

const account = (more: object = {}) => ({
  documentId: 'u1',
  fullName: 'Trần Thị Một',
  username: 'tran1',
  email: 'tran1@example.vn',
  phone: null,
  company: 'Ngân hàng Phương Nam',
  position: null,
  registeredAt: '2019-01-02T03:00:00.000Z',
  confirmed: true,
  blocked: false,
  staff: false,
  secondFactor: false,
  own: false,
  deletedAfter: null,
  memberType: 'individual',
  memberExpiresAt: '2199-07-05T07:30:00.000Z',
  orderCount: 3,
  spent: 4_500_000,
  ...more,
});

const renderPage = (at = '', more: Record<string, Responder> = {}) =>
  openPage(
    { path: '/tai-khoan/quan-ly-user/:documentId', Component },
    {
      at: `/tai-khoan/quan-ly-user/u1${at}`,
      loggedIn: true,
      endpoints: { 'GET /managed-users/u1': () => json({ data: account() }), ...more },
    },
  );
it('shows the owner of the account, and requests no other tab', async () => {
  const { seen } = renderPage();
  expect(await screen.findByRole('heading', { name: /Trần\sThị\sMột/ })).toBeVisible();
  expect(screen.getByText('tran1@example.vn (đã xác nhận)')).toBeVisible();
  expect(screen.getByText('Hội viên cá nhân đến 05/07/2199')).toBeVisible();
  expect(screen.queryByText('Điện thoại')).toBeNull();
  expect(seen.filter(({ url }) => url.includes('/u1/'))).toEqual([]);
});

it('requires a reason to block, and shows the server’s rejection', async () => {
  let rejects = true;
  const { user, seen } = renderPage('', {
    'POST /managed-users/block': () =>
      rejects
        ? failure(409, 'NothingChanged', 'Tài khoản này đã bị khoá.')
        : json({ data: { ok: true } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Khoá tài khoản' }));
  const dialog = screen.getByRole('dialog', { name: /Khoá\stài\skhoản\scủa/ });
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Khoá tài khoản' }));
  await press();
  expect(await within(dialog).findByText('Vui lòng nhập lý do.')).toBeVisible();
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(within(dialog).getByLabelText('Lý do'), 'Theo yêu cầu của hội viên');
  await press();
  expect(await within(dialog).findByText('Tài khoản này đã bị khoá.')).toBeVisible();
  expect(within(dialog).getByLabelText('Lý do')).toHaveValue('Theo yêu cầu của hội viên');
  rejects = false;
  await press();
  expect(await screen.findByText('Đã khoá tài khoản của Trần Thị Một.')).toBeVisible();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    id: 'u1',
    blocked: true,
    reason: 'Theo yêu cầu của hội viên',
  });
});

it('hides these actions for one’s own account', async () => {
  renderPage('', { 'GET /managed-users/u1': () => json({ data: account({ own: true }) }) });
  expect(await screen.findByText(/tài khoản của chính Quý khách/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Khoá tài khoản' })).toBeNull();
});

it('links to the next page of a list by its last row', async () => {
  const order = (id: string) => ({
    documentId: id,
    code: `DH26${id}`,
    status: 'paid',
    placedAt: '2026-07-05T07:30:00.000Z',
    firstTitle: 'Kiểm toán nội bộ căn bản',
    itemCount: 1,
    total: 1_000_000,
  });
  const { user, router } = renderPage('?muc=don-hang', {
    'GET /managed-users/u1/orders': ({ url }) =>
      json({
        data: url.includes('after=a')
          ? { items: [order('b')], next: null }
          : { items: [order('a')], next: 'a' },
      }),
  });
  await screen.findByText('DH26a');
  await user.click(screen.getByRole('link', { name: 'Trang sau' }));
  await screen.findByText('DH26b');
  expect(router.state.location.search).toBe('?muc=don-hang&sau=a');
  expect(screen.queryByRole('link', { name: 'Trang sau' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Về đầu danh sách' }));
  await screen.findByText('DH26a');
});

it('shows the failure of one tab alone, and retries it', async () => {
  let up = false;
  const { user } = renderPage('?muc=thu', {
    'GET /managed-users/u1/emails': (request) =>
      up ? json({ data: { items: [], next: null } }) : offline(request),
  });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect(screen.getByRole('heading', { name: /Trần\sThị\sMột/ })).toBeVisible();
  up = true;
  await user.click(retry);
  await waitFor(() => expect(screen.getByText(/không có thư nào/)).toBeVisible());
});

it('shows what was changed, by whom and why, and omits missing values', async () => {
  renderPage('?muc=nhat-ky', {
    'GET /managed-users/u1/audit': () =>
      json({
        data: {
          items: [
            {
              documentId: 'e1',
              at: '2026-07-05T07:30:00.000Z',
              action: 'record_updated',
              actorKind: 'panel',
              actorName: 'Quản Trị',
              subjectKind: 'account',
              subjectLabel: null,
              changes: [
                { field: 'phone', before: null, after: null },
                { field: 'blocked', before: 'false', after: 'true' },
              ],
              reason: null,
            },
          ],
          next: null,
        },
      }),
  });
  const row = (await screen.findByText('Quản Trị')).closest('tr');
  expect(row).toHaveTextContent('Sửa bản ghi');
  expect(row).toHaveTextContent('Điện thoại: đã đổi');
  expect(row).toHaveTextContent('Bị khoá: không → có');
  expect(row).toHaveTextContent('trong trang quản trị');
});
