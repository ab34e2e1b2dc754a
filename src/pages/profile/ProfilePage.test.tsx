import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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

const renderPage = (update?: Responder) =>
  openPage(
    { path: '/tai-khoan', Component },
    {
      at: '/tai-khoan',
      loggedIn: true,
      endpoints: {
        'GET /users/me': () => json({ data: me }),
        ...(update && { 'PUT /users/me': update }),
      },
    },
  );

it('shows the profile and the account navigation', async () => {
  renderPage();
  expect(await screen.findByLabelText('Họ và tên')).toHaveValue('Trần Thị Hoà');
  expect(screen.getByText('Hội viên cá nhân')).toBeVisible();
  expect(screen.getByText('31/01/2099')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hồ sơ' })).toHaveAttribute('aria-current', 'page');
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
