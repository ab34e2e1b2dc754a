import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenewRequestInput } from '@/data/generated/types';
import { byEndpoint, offline } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { renderRoutes } from '@/testing/openPage';
import { dismissToast, toastStore } from '@/ui/toast';
import { Component } from './MemberTypePage';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const me = memberProfile;

const prices = [
  { memberType: 'corporate', years: 1, price: 9_000_000, seats: 0 },
  { memberType: 'individual', years: 1, price: 1_000_000, seats: 0 },
  { memberType: 'individual', years: 2, price: 1_900_000, seats: 0 },
];

const request = {
  documentId: 'g1',
  code: 'GH26A7K3Q',
  memberType: 'individual',
  years: 1,
  price: 1_000_000,
  credit: 0,
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

const term = {
  documentId: 't1',
  memberType: 'individual',
  startsOn: '2025-03-01',
  endsOn: '2026-02-28',
  endedOn: null as string | null,
  source: 'request',
  requestCode: 'GH25A7K3Q' as string | null,
  seats: 0,
};

/** A quote for a non-member: the list price, from today. */
const quoteOf = ({ url }: { url: string }) => {
  const { searchParams } = new URL(url, 'http://localhost');
  const [memberType, years] = [searchParams.get('memberType'), Number(searchParams.get('years'))];
  const found = prices.find((each) => each.memberType === memberType && each.years === years);
  const price = found?.price ?? 0;
  return {
    memberType,
    years,
    price,
    credits: [] as object[],
    total: price,
    begins: 'payment',
    startsOn: '2026-07-05',
    endsOn: '2027-07-04',
  };
};

interface ServerState {
  me?: object;
  membership?: { graceDays?: number; terms?: object[] };
  quote?: (call: { url: string }) => object;
  cancel?: Responder;
  requests?: Responder;
  add?: Responder;
  certificates?: Responder;
  prices?: Responder;
}

const renderPage = (server: ServerState = {}) => {
  const api = fakeApi(
    byEndpoint({
      'GET /users/me': () => json({ data: { ...me, ...server.me } }),
      'GET /user-membership': () =>
        json({ data: { graceDays: 0, terms: [], seats: [], ...server.membership } }),
      'GET /user-renew-quote': (call) => json({ data: (server.quote ?? quoteOf)(call) }),
      ...(server.cancel && { 'POST /user-renew-requests/cancel': server.cancel }),
      'GET /user-renew-price': server.prices ?? (() => json({ data: prices })),
      'GET /user-renew-requests': server.requests ?? (() => json({ data: [] })),
      'GET /certificate-statuses-user': server.certificates ?? (() => json({ data: [] })),
      ...(server.add && { 'POST /user-renew-requests': server.add }),
    }),
  );
  const visit = () =>
    renderRoutes(
      [
        {
          path: '/tai-khoan/loai-thanh-vien',
          Component,
        },
      ],
      { fetch: api.fetch, at: '/tai-khoan/loai-thanh-vien', loggedIn: true },
    );
  const sent = () =>
    api.seen.filter(({ method }) => method === 'POST').map(({ body }) => body as RenewRequestInput);
  return { ...visit(), ...api, visit, sent, user: userEvent.setup() };
};

const send = () => screen.findByRole('button', { name: 'Gửi yêu cầu' });
/** The button, once the price is shown. */
const priced = async () => {
  await screen.findByText('Thời hạn mới');
  return send();
};
const status = () => screen.findByRole('region', { name: 'Tư cách hội viên' });

afterEach(() => toastStore.read().forEach(({ id }) => dismissToast(id)));

describe('the membership status', () => {
  it.each([
    ['none', null, /Chưa là hội viên/],
    ['individual', inDays(200), /Hội viên cá nhânHiệu lực đến .*Còn 200 ngày/],
    ['student', inDays(20), /Hội viên sinh viên.*Còn 20 ngày\. Quý hội viên nên gia hạn sớm/],
    ['corporate', inDays(-3), /Hội viên tổ chứcĐã hết hiệu lực ngày/],
  ])('shows a %s membership until %s', async (memberType, memberExpiresAt, expected) => {
    renderPage({ me: { memberType, memberExpiresAt } });
    expect(await status()).toHaveTextContent(expected);
    expect(screen.getByRole('link', { name: 'Xem quyền lợi hội viên' })).toHaveAttribute(
      'href',
      '/loi-ich-hoi-vien',
    );
  });
});

describe('the renewal form', () => {
  it('preselects no type for a non-member, and reports the missing choice', async () => {
    const { user, sent } = renderPage();
    await user.click(await send());
    expect(await screen.findByText('Vui lòng chọn loại hội viên.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('preselects the current type, and shows the term that the server would create', async () => {
    renderPage({
      me: { memberType: 'individual', memberExpiresAt: '2098-01-31T16:59:59.999Z' },
      quote: (call) => ({
        ...quoteOf(call),
        begins: 'afterTerm',
        startsOn: '2098-02-01',
        endsOn: '2099-01-31',
      }),
    });
    expect(await screen.findByRole('radio', { name: 'Hội viên cá nhân' })).toBeChecked();
    expect(await screen.findByText('Từ 01/02/2098 đến hết 31/01/2099')).toBeVisible();
    expect(screen.getByText(/nối tiếp thời hạn đang có/)).toBeVisible();
  });

  it('itemises the deduction for another type, and sends that total', async () => {
    const left = { days: 40, totalDays: 365, value: 1_000_000, amount: 109_589 };
    const { user, sent } = renderPage({
      me: { memberType: 'individual', memberExpiresAt: '2098-01-31T16:59:59.999Z' },
      quote: (call) => ({
        ...quoteOf(call),
        begins: 'change',
        credits: [
          { ...left, memberType: 'individual', startsOn: '2097-02-01', endsOn: '2098-01-31' },
        ],
        total: 8_890_411,
      }),
      add: () => json({ data: request }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên tổ chức' }));
    expect(await screen.findByText(/40\/365 ngày của/)).toHaveTextContent(
      '−109.589 ₫ (40/365 ngày của 1.000.000 ₫)',
    );
    expect(screen.getByText('Phải thanh toán').nextElementSibling).toHaveTextContent('8.890.411');
    await user.click(await priced());
    await waitFor(() => expect(sent()[0]?.expectedPrice).toBe(8_890_411));
  });

  it('does not send a request before its price is shown', async () => {
    const { user, sent } = renderPage({
      quote: () => {
        throw new Error('offline');
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await send());
    expect(await screen.findByText(/Phí đang được tính/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('sends the request once at the displayed price, and shows how to pay', async () => {
    let created = false;
    const { user, sent } = renderPage({
      requests: () => json({ data: created ? [request] : [] }),
      add: () => {
        created = true;
        return json({ data: request });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(screen.getByRole('radio', { name: /^2 năm, 1\.900\.000/ }));
    await user.type(screen.getByLabelText(/Ghi chú cho Viện/), ' Xin hoá đơn ');
    await user.dblClick(await priced());
    const payment = await screen.findByRole('region', { name: /^Yêu cầu GH26A7K3Q/ });
    for (const code of within(payment).getAllByText('GH26A7K3Q')) expect(code).toBeVisible();
    await waitFor(() => expect(payment.parentElement).toHaveFocus());
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

  it('uses a new idempotency key each time', async () => {
    const { user, sent } = renderPage({ add: () => json({ data: request }) });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await priced());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(await screen.findByRole('radio', { name: 'Hội viên tổ chức' }));
    await user.click(await priced());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('shows a changed price, and resends at it only on a second click', async () => {
    let total = 1_000_000;
    const { user, sent } = renderPage({
      quote: (call) => ({ ...quoteOf(call), total }),
      add: ({ body }) => {
        if ((body as RenewRequestInput).expectedPrice === 1_200_000) {
          return json({ data: { ...request, price: 1_200_000 } });
        }
        total = 1_200_000;
        return failure(409, 'PriceChanged', 'Phí đã thay đổi.', { quote: { total } });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await priced());
    expect(await screen.findByRole('alert')).toHaveTextContent('1.000.000 ₫, nay là 1.200.000 ₫');
    await waitFor(() =>
      expect(screen.getByText('Phí hội viên').nextElementSibling).toHaveTextContent('1.200.000'),
    );
    expect(sent()).toHaveLength(1);
    await user.click(await priced());
    await waitFor(() =>
      expect(sent().map(({ expectedPrice }) => expectedPrice)).toEqual([1_000_000, 1_200_000]),
    );
  });

  it('resends the same request if its response was lost, even after a reload', async () => {
    let up = false;
    const { user, sent, unmount, visit } = renderPage({
      add: (call) => (up ? json({ data: request }) : offline(call)),
    });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.click(await priced());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Chưa biết yêu cầu/);
    unmount();
    up = true;
    visit();
    await user.click(await screen.findByRole('button', { name: 'Gửi lại yêu cầu' }));
    expect(await screen.findByText(/Viện đã nhận yêu cầu GH26A7K3Q/)).toBeVisible();
    const [first, ...others] = sent();
    for (const other of others) expect(other).toEqual(first);
  });

  it('shows why the server rejected the request, and keeps the form', async () => {
    const message = 'Quý khách đang có 3 yêu cầu hội viên chờ thanh toán.';
    const { user } = renderPage({ add: () => failure(409, 'TooManyUnpaidRequests', message) });
    await user.click(await screen.findByRole('radio', { name: 'Hội viên cá nhân' }));
    await user.type(screen.getByLabelText(/Ghi chú cho Viện/), 'Xin hoá đơn');
    await user.click(await priced());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/Ghi chú cho Viện/)).toHaveValue('Xin hoá đơn');
  });
});

describe('the term history', () => {
  it('lists terms with their state and origin', async () => {
    renderPage({
      me: { memberType: 'individual', memberExpiresAt: inDays(200) },
      membership: {
        terms: [
          term,
          {
            ...term,
            documentId: 't2',
            startsOn: '2026-03-01',
            endsOn: '2098-12-31',
            source: 'staff',
            requestCode: null,
          },
          {
            ...term,
            documentId: 't3',
            memberType: 'corporate',
            startsOn: '2099-01-01',
            endsOn: '2099-12-31',
          },
          {
            ...term,
            documentId: 't4',
            startsOn: '2097-01-01',
            endsOn: '2097-12-31',
            endedOn: '2026-03-31',
          },
        ],
      },
    });
    const heading = await screen.findByText('Các thời hạn hội viên');
    const entries = within(heading.parentElement as HTMLElement);
    const entryTexts = (await entries.findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );
    expect(entryTexts[0]).toMatch(
      /Hội viên cá nhânĐã qua01\/03\/2025 – 28\/02\/2026Theo yêu cầu GH25A7K3Q/,
    );
    expect(entryTexts[1]).toMatch(/Đang hiệu lực.*Do Viện ghi nhận/);
    expect(entryTexts[2]).toMatch(/Hội viên tổ chứcSắp tới/);
    expect(entryTexts[3]).toMatch(/Không bắt đầu/);
    expect(await status()).toHaveTextContent(
      'Thời hạn tiếp theo: hội viên tổ chức, từ 01/01/2099 đến 31/12/2099.',
    );
  });

  it('explains the days of grace after a term', async () => {
    renderPage({
      me: { memberType: 'individual', memberExpiresAt: inDays(-3) },
      membership: { graceDays: 10 },
    });
    expect(await status()).toHaveTextContent(
      /đang trong thời gian ân hạn.*Giá hội viên còn áp dụng/,
    );
    expect(screen.getByText(/^Ân hạn: trong 10 ngày/)).toBeVisible();
  });
});

describe('a request awaiting payment', () => {
  it('is cancelled after a confirmation', async () => {
    let cancelled = false;
    const gone = { ...request, status: 'cancelled', payment: null };
    const { user, seen } = renderPage({
      requests: () => json({ data: [cancelled ? gone : request] }),
      cancel: () => {
        cancelled = true;
        return json({ data: gone });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Huỷ yêu cầu GH26A7K3Q' }));
    await user.click(await screen.findByRole('button', { name: 'Huỷ yêu cầu' }));
    expect(await screen.findByText('Yêu cầu GH26A7K3Q đã huỷ.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Yêu cầu GH26A7K3Q/ })).toBeNull();
    expect(seen.find(({ url }) => url.endsWith('/cancel'))?.body).toEqual({ id: 'g1' });
  });

  it('is not cancelled if it was paid meanwhile, as the dialog explains', async () => {
    const message = 'Yêu cầu đang ở trạng thái “Đã thanh toán”.';
    const { user } = renderPage({
      requests: () => json({ data: [request] }),
      cancel: () => failure(409, 'RenewStatusRefused', message, { status: 'paid' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Huỷ yêu cầu GH26A7K3Q' }));
    await user.click(await screen.findByRole('button', { name: 'Huỷ yêu cầu' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('is mentioned above the form, and its payment is detected by polling', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let paid = false;
      const { seen } = renderPage({
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
  it('lists certificates with their status and expiry', async () => {
    renderPage({ certificates: () => json({ data: [certificate] }) });
    const row = (await screen.findByText('CIA-2021-000123')).closest('[role="row"]');
    expect(row).toHaveTextContent('15/03/2021');
    expect(row).toHaveTextContent('31/12/2024 (đã qua)');
    expect(row).toHaveTextContent('Ân hạn');
    expect(row).toHaveTextContent('báo cáo bù');
  });

  it('shows the rest of the page if the certificates fail to load', async () => {
    renderPage({ certificates: (call) => offline(call) });
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
    expect(await send()).toBeEnabled();
  });
});
