import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenewRequestInput } from '@/data/generated/types';
import { byEndpoint, offline } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Answer } from '@/data/testing/fakeApi';
import { renderRoutes } from '@/data/testing/renderRoutes';
import { LiveRegion } from '@/ui/LiveRegion';
import { dismissToast, toastStore } from '@/ui/toast';
import { Component } from './MemberTypePage';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const me = {
  documentId: 'u1',
  username: 'hoa.tran',
  email: 'hoa@example.vn',
  fullName: 'Trần Thị Hoà',
  phone: null,
  company: null,
  position: null,
  memberType: 'none',
  memberExpiresAt: null as string | null,
  role: { documentId: 'r1', name: 'Hội viên', type: 'authenticated' },
  counts: { unpaidOrders: 0, unreadNotifications: 0, courses: 0, documents: 0 },
};

const prices = [
  { memberType: 'corporate', years: 1, price: 9_000_000 },
  { memberType: 'individual', years: 1, price: 1_000_000 },
  { memberType: 'individual', years: 2, price: 1_900_000 },
];

const request = {
  documentId: 'g1',
  code: 'GH26A7K3Q',
  memberType: 'individual',
  years: 1,
  price: 1_000_000,
  status: 'pending_payment',
  requestedAt: '2026-07-05T07:30:00.000Z',
  paidAt: null,
  memberExpiresAt: null,
  payment: {
    bankName: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0011',
    accountName: 'VIEN',
    amount: 1_000_000,
    purpose: 'GH26A7K3Q',
    vietQr: '00020101021238',
    payBefore: '2026-07-08T07:30:00.000Z',
  },
};

const certificate = {
  documentId: 'c1',
  number: 'CIA-2021-000123',
  holderName: 'Trần Thị Hoà',
  certification: 'CIA',
  status: 'grace',
  issuedOn: '2021-03-15',
  expiresOn: '2024-12-31',
  cpe: null,
};

interface World {
  me?: object;
  requests?: Answer;
  add?: Answer;
  certificates?: Answer;
  prices?: Answer;
}

const open = (world: World = {}) => {
  const api = fakeApi(
    byEndpoint({
      'GET /users/me': () => json({ data: { ...me, ...world.me } }),
      'GET /user-renew-price': world.prices ?? (() => json({ data: prices })),
      'GET /user-renew-requests': world.requests ?? (() => json({ data: [] })),
      'GET /certificate-statuses-user': world.certificates ?? (() => json({ data: [] })),
      ...(world.add && { 'POST /user-renew-requests': world.add }),
    }),
  );
  const visit = () =>
    renderRoutes(
      [
        {
          path: '/tai-khoan/loai-thanh-vien',
          Component: () => (
            <>
              <Component />
              <LiveRegion />
            </>
          ),
        },
      ],
      { fetch: api.fetch, at: '/tai-khoan/loai-thanh-vien', loggedIn: true },
    );
  const sent = () =>
    api.seen.filter(({ method }) => method === 'POST').map(({ body }) => body as RenewRequestInput);
  return { ...visit(), ...api, visit, sent, user: userEvent.setup() };
};

const send = () => screen.findByRole('button', { name: 'Gửi yêu cầu' });
const status = () => screen.findByRole('region', { name: 'Tư cách hội viên' });

afterEach(() => toastStore.read().forEach(({ id }) => dismissToast(id)));

describe('the membership status', () => {
  it.each([
    ['none', null, /Chưa là hội viên/],
    ['individual', inDays(200), /Hội viên cá nhânHiệu lực đến .*Còn 200 ngày/],
    ['student', inDays(20), /Hội viên sinh viên.*Còn 20 ngày\. Quý hội viên nên gia hạn sớm/],
    ['corporate', inDays(-3), /Hội viên tổ chứcĐã hết hiệu lực ngày/],
  ])('of %s until %s is shown', async (memberType, memberExpiresAt, said) => {
    open({ me: { memberType, memberExpiresAt } });
    expect(await status()).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: 'Xem quyền lợi hội viên' })).toHaveAttribute(
      'href',
      '/loi-ich-hoi-vien',
    );
  });
});

describe('the request', () => {
  it('preselects no type for a non-member, and reports the missing choice', async () => {
    const { user, sent } = open();
    await user.click(await send());
    expect(await screen.findByText('Vui lòng chọn loại hội viên.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('preselects the current type; the new term follows the running one', async () => {
    open({ me: { memberType: 'individual', memberExpiresAt: '2098-01-31T05:00:00.000Z' } });
    expect(await screen.findByRole('radio', { name: 'Hội viên cá nhân' })).toBeChecked();
    expect(screen.getByText(/từ 31\/01\/2098 đến 31\/01\/2099/)).toBeVisible();
  });

  it('says that a different type starts with the payment', async () => {
    const { user } = open({
      me: { memberType: 'individual', memberExpiresAt: '2098-01-31T05:00:00.000Z' },
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên tổ chức' }));
    expect(screen.getByText(/^Hội viên tổ chức ngay khi .* đến 31\/01\/2099$/)).toBeVisible();
  });

  it('is sent once at the displayed price, and shows how to pay', async () => {
    let made = false;
    const { user, sent } = open({
      requests: () => json({ data: made ? [request] : [] }),
      add: () => {
        made = true;
        return json({ data: request });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(screen.getByRole('radio', { name: /^2 năm, 1\.900\.000/ }));
    await user.type(screen.getByLabelText(/Ghi chú cho Viện/), ' Xin hoá đơn ');
    await user.dblClick(await send());
    const payment = await screen.findByRole('region', { name: /^Yêu cầu GH26A7K3Q/ });
    expect(within(payment).getByText('GH26A7K3Q')).toBeVisible();
    expect(payment.parentElement).toHaveFocus();
    expect(sent()).toEqual([
      {
        memberType: 'individual',
        years: 2,
        expectedPrice: 1_900_000,
        note: 'Xin hoá đơn',
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    expect(screen.getByLabelText(/Ghi chú cho Viện/)).toHaveValue('');
    expect(sessionStorage.getItem('draft:renewal')).toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent('Viện đã nhận yêu cầu GH26A7K3Q.');
  });

  it('has a key of its own each time', async () => {
    const { user, sent } = open({ add: () => json({ data: request }) });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(await screen.findByRole('radio', { name: 'Hội viên tổ chức' }));
    await user.click(await send());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('shows a changed price, and is resent at it only on a second press', async () => {
    const { user, sent } = open({
      add: ({ body }) =>
        (body as RenewRequestInput).expectedPrice === 1_200_000
          ? json({ data: { ...request, price: 1_200_000 } })
          : failure(409, 'PriceChanged', 'Phí đã thay đổi.', {
              price: { memberType: 'individual', years: 1, price: 1_200_000 },
            }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent('1.000.000 ₫, nay là 1.200.000 ₫');
    expect(screen.getByRole('radio', { name: /^1 năm, 1\.200\.000/ })).toBeChecked();
    expect(sent()).toHaveLength(1);
    await user.click(await send());
    await waitFor(() =>
      expect(sent().map(({ expectedPrice }) => expectedPrice)).toEqual([1_000_000, 1_200_000]),
    );
  });

  it('is resent verbatim if its response was lost, even after a reload', async () => {
    let up = false;
    const { user, sent, unmount, visit } = open({
      add: (call) => (up ? json({ data: request }) : offline(call)),
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await send());
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      /Chưa biết yêu cầu/,
    );
    unmount();
    up = true;
    visit();
    await user.click(await screen.findByRole('button', { name: 'Gửi lại yêu cầu' }));
    expect(await screen.findByText(/Viện đã nhận yêu cầu GH26A7K3Q/)).toBeVisible();
    const [first, ...others] = sent();
    for (const other of others) expect(other).toEqual(first);
  });

  it('shows why the server refused it, and keeps the form', async () => {
    const message = 'Quý khách đang có 3 yêu cầu hội viên chờ thanh toán.';
    const { user } = open({ add: () => failure(409, 'TooManyUnpaidRequests', message) });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.type(screen.getByLabelText(/Ghi chú cho Viện/), 'Xin hoá đơn');
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/Ghi chú cho Viện/)).toHaveValue('Xin hoá đơn');
  });
});

describe('a request that awaits payment', () => {
  it('is mentioned above the form, and its payment is detected by polling', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let paid = false;
      const { seen } = open({
        requests: () =>
          json({ data: [paid ? { ...request, status: 'paid', payment: null } : request] }),
      });
      expect(await screen.findByText(/yêu cầu GH26A7K3Q đang chờ thanh toán/)).toBeVisible();
      const profiles = () => seen.filter(({ url }) => url.includes('/users/me')).length;
      const before = profiles();
      paid = true;
      await act(() => vi.advanceTimersByTimeAsync(15_500));
      expect(await screen.findByText('Viện đã nhận thanh toán yêu cầu GH26A7K3Q.')).toBeVisible();
      expect(screen.queryByRole('region', { name: /^Yêu cầu GH26A7K3Q/ })).toBeNull();
      await waitFor(() => expect(profiles()).toBeGreaterThan(before));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the certificates', () => {
  it('are listed with their status and expiry', async () => {
    open({ certificates: () => json({ data: [certificate] }) });
    const row = (await screen.findByText('CIA-2021-000123')).closest('[role="row"]');
    expect(row).toHaveTextContent('15/03/2021');
    expect(row).toHaveTextContent('31/12/2024 (đã qua)');
    expect(row).toHaveTextContent('Ân hạn');
    expect(row).toHaveTextContent('báo cáo bù');
  });

  it('that fail to load do not affect the rest of the page', async () => {
    open({ certificates: (call) => offline(call) });
    expect(await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 5000 })).toBeVisible();
    expect(await send()).toBeEnabled();
  });
});
