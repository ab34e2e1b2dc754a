import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { Component } from './ProfilePage';
import { openPage } from '@/testing/openPage';

const me = {
  ...memberProfile,
  phone: '0912345678',
  memberType: 'individual',
  memberExpiresAt: '2099-01-31T00:00:00.000Z',
  counts: { ...memberProfile.counts, unpaidOrders: 2, courses: 1 },
};

const order = {
  documentId: 'o1',
  code: 'DH26A7K3Q',
  total: 900_000,
  payment: { amount: 900_000, payBefore: '2099-01-01T00:00:00.000Z' },
};
const cpeRecord = vi.fn<Responder>();
beforeEach(() => {
  cpeRecord.mockImplementation(() => json({ data: { year: 2026, duties: [] } }));
});
const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 };

const renderPage = (update?: Responder, orders: object[] = [order]) =>
  openPage(
    { path: '/tai-khoan', Component },
    {
      at: '/tai-khoan',
      loggedIn: true,
      endpoints: {
        'GET /users/me': () => json({ data: me }),
        'GET /order/userOrder': () => json({ data: orders, meta: { pagination } }),
        'GET /user-renew-requests': () => json({ data: [] }),
        'GET /ticket/userBookings': () => json({ data: [], meta: { pagination } }),
        'GET /course/getUserCourse': () => json({ data: [] }),
        'GET /cpe/record': cpeRecord,
        ...(update && { 'PUT /users/me': update }),
      },
    },
  );

it('shows the profile and the account navigation', async () => {
  renderPage();
  expect(await screen.findByLabelText('Họ và tên')).toHaveValue('Trần Thị Hoà');
  expect(screen.getByText('Hội viên cá nhân')).toBeVisible();
  expect(screen.getByText('31/01/2099')).toBeVisible();
  expect(screen.getByRole('link', { name: /Tổng quan/ })).toHaveAttribute('aria-current', 'page');
  expect(
    screen.getByRole('link', { name: /^Lịch sử mua hàng\s?, 2 đơn chờ thanh toán$/ }),
  ).toHaveAttribute('href', '/tai-khoan/lich-su-mua-hang');
});

it('saves changed fields, and clears emptied ones', async () => {
  const { user, seen } = renderPage(() => json({ data: { ...me, phone: null, company: 'Viện' } }));
  await user.clear(await screen.findByLabelText(/^Số điện thoại/));
  await user.type(screen.getByLabelText(/^Đơn vị công tác/), ' Viện ');
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      fullName: 'Trần Thị Hoà',
      phone: null,
      company: 'Viện',
      position: null,
    }),
  );
});

it('shows an error at its field, and sends no request', async () => {
  const { user, seen } = renderPage();
  const phone = await screen.findByLabelText(/^Số điện thoại/);
  await user.clear(phone);
  await user.type(phone, '123');
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  expect(await screen.findByText(/Số điện thoại gồm 10 hoặc 11 chữ số/)).toBeVisible();
  await waitFor(() => expect(phone).toHaveFocus());
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
});

it('keeps the input if saving fails', async () => {
  const { user } = renderPage(() => failure(503, 'ServiceUnavailableError', 'Máy chủ đang bận.'));
  await user.type(await screen.findByLabelText(/^Chức vụ/), 'Trưởng phòng');
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  expect(await screen.findByText('Chưa lưu được hồ sơ')).toBeVisible();
  expect(screen.getByLabelText(/^Chức vụ/)).toHaveValue('Trưởng phòng');
});

it('lists what waits for the member, each with its step', async () => {
  renderPage();
  const tasks = await screen.findByRole('list', { name: 'Việc của Quý khách' });
  expect(tasks).toHaveTextContent('Hạn 01/01/2099 07:00');
  expect(tasks).toHaveTextContent('900.000 ₫');
  expect(screen.getByRole('link', { name: /^Thanh toán/ })).toHaveAttribute(
    'href',
    '/tai-khoan/lich-su-mua-hang?don=o1',
  );
});

it('reports that nothing waits only once every part is known', async () => {
  cpeRecord.mockImplementation(() => failure(503, 'ServiceUnavailableError', 'Bận.'));
  const { user } = renderPage(undefined, []);
  expect(await screen.findByText('Chưa tải được giờ CPE')).toBeVisible();
  expect(screen.queryByText('Không có việc nào đang chờ')).toBeNull();
  cpeRecord.mockImplementation(() => json({ data: { year: 2026, duties: [] } }));
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Không có việc nào đang chờ')).toBeVisible();
  expect(screen.queryByText('Chưa tải được giờ CPE')).toBeNull();
});
