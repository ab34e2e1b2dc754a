import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { byEndpoint } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Responder } from '@/data/testing/fakeApi';
import { renderRoutes } from '@/testing/openPage';
import { Component } from './OrderSuccessPage';

const order = {
  documentId: 'o1',
  code: 'DH26A7K3Q',
  status: 'pending_payment',
  placedAt: '2026-07-05T07:30:00.000Z',
  itemCount: 1,
  firstTitle: 'Kiểm toán căn bản',
  total: 1_900_000,
  customer: { fullName: 'Hà', email: 'ha@example.vn', phone: '0912345678', address: null },
  payment: {
    bankName: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0011',
    accountName: 'VIEN',
    amount: 1_900_000,
    purpose: 'DH26A7K3Q',
    vietQr: '00020101021238',
    payBefore: '2026-07-08T07:30:00.000Z',
  },
};

const line = {
  documentId: 'l1',
  kind: 'course',
  itemDocumentId: 'c1',
  slug: 'can-ban',
  title: 'Kiểm toán căn bản',
  optionName: null,
};
const lines = [
  line,
  { ...line, documentId: 'l2', kind: 'document', itemDocumentId: 'd1', title: 'Sổ tay' },
  { ...line, documentId: 'l3', kind: 'seminar', slug: 'hoi-nghi', title: 'Hội nghị' },
];

const renderPage = (
  at: string,
  loggedIn: boolean,
  respond: Responder = () => json({ data: order }),
  gateways: Record<string, Responder> = {},
) => {
  const api = fakeApi(
    byEndpoint({
      'GET /order/userOrderById': respond,
      'GET /payment/methods': () => json({ data: [] }),
      ...gateways,
      'GET /order/userOrderDetail': () => json({ data: { documentId: 'o1', lines } }),
    }),
  );
  const user = userEvent.setup();
  const routes = [
    { path: '/dat-hang/thanh-cong', Component },
    { path: '/', Component: () => <p>Trang chủ</p> },
  ];
  const { router } = renderRoutes(routes, {
    fetch: api.fetch,
    at: `/dat-hang/thanh-cong${at}`,
    loggedIn,
  });
  return { ...api, user, router };
};

describe('OrderSuccessPage', () => {
  it('shows how to pay, and copies a value verbatim', async () => {
    const { user } = renderPage('?id=o1', true);
    await user.click(await screen.findByRole('button', { name: 'Sao chép số tiền' }));
    expect(await navigator.clipboard.readText()).toBe('1900000');
    expect(screen.getByText('Đã sao chép')).toBeInTheDocument();
  });

  it('names what is left to do in its title', async () => {
    renderPage('?id=o1', true);
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /^Còn một bước: chuyển khoản 1\.900\.000\s₫$/,
      }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(document.title).toMatch(/^Còn một bước: chuyển khoản 1\.900\.000\s₫/),
    );
  });

  it('leads from a free order straight to what it contains', async () => {
    const free = { ...order, status: 'paid', total: 0, payment: null };
    renderPage('?id=o1', true, () => json({ data: free }));
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /Đặt hàng xong, mời Quý khách bắt đầu/,
      }),
    ).toBeInTheDocument();
    const href = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href(/Vào học/)).toBe('/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1');
    expect(await href(/Xem vé/)).toBe('/tai-khoan/khoa-hoc-cua-toi?ve=l3');
    expect(await href(/Thêm vào lịch/)).toBe('/hoi-thao/hoi-nghi.ics');
    expect(screen.getByRole('button', { name: /Tải|tệp/ })).toBeInTheDocument();
  });

  it('does not ask for payment once the order is paid', async () => {
    let now: object = order;
    const { router } = renderPage('?id=o1', true, () => json({ data: now }));
    await screen.findByText('Chuyển khoản ngân hàng');
    now = { ...order, status: 'paid', payment: null };
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/dat-hang/thanh-cong?id=o1'));
    await waitFor(() => expect(screen.queryByText('Chuyển khoản ngân hàng')).toBeNull());
  });

  it('detects the payment by polling', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let now: object = order;
      renderPage('?id=o1', true, () => json({ data: now }));
      await screen.findByText('Chuyển khoản ngân hàng');
      now = { ...order, status: 'paid', payment: null };
      await act(() => vi.advanceTimersByTimeAsync(15_500));
      expect(await screen.findByText(/Viện đã nhận thanh toán\. Cảm ơn/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks a visitor to log in, and sends no request', () => {
    const { seen } = renderPage('?id=o1', false);
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/dang-nhap?returnTo=%2Fdat-hang%2Fthanh-cong%3Fid%3Do1',
    );
    expect(seen).toEqual([]);
  });

  it('shows a friendly message without an order', () => {
    renderPage('', false);
    expect(screen.getByRole('link', { name: 'Lịch sử mua hàng' })).toBeInTheDocument();
  });

  it('does not find another member’s order', async () => {
    renderPage('?id=khac', true, () => failure(404, 'NotFoundError', 'Không tìm thấy.'));
    expect(
      await screen.findByRole('heading', { name: 'Không tìm thấy đơn hàng' }),
    ).toBeInTheDocument();
  });

  it('shows no payment instructions for a free order', async () => {
    renderPage('?id=o1', true, () =>
      json({ data: { ...order, status: 'paid', total: 0, payment: null } }),
    );
    expect(await screen.findByText('Đã thanh toán')).toBeInTheDocument();
    expect(screen.getByText(/không phải thanh toán/)).toBeInTheDocument();
    expect(screen.queryByText('Chuyển khoản ngân hàng')).toBeNull();
  });

  it.each([
    ['cancelled', 'Đơn hàng đã huỷ'],
    ['refunded', 'Đơn hàng đã hoàn\u00a0tiền'],
  ])('does not show a success message for an order that is %s', async (status, title) => {
    renderPage('?id=o1', true, () => json({ data: { ...order, status, payment: null } }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByText(/thành công/)).toBeNull();
  });

  describe('with a gateway', () => {
    const attempt = {
      documentId: 'a1',
      gateway: 'vnpay',
      state: 'open',
      amount: 1_900_000,
      startedAt: '2026-07-05T07:31:00.000Z',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    };
    const responses = (
      attempts: readonly object[],
      started: Responder = () => failure(503, 'GatewayUnavailable', 'Chưa mở được trang.'),
    ) => ({
      'GET /payment/methods': () =>
        json({ data: [{ gateway: 'vnpay', origin: 'https://pay.vnpay.vn' }] }),
      'GET /payment/attempts': () => json({ data: attempts }),
      'POST /payment/startPayment': started,
    });
    const button = { name: /^Thanh toán 1\.900\.000\s₫ qua VNPAY$/ };

    it('offers it below the transfer, and shows why its page did not open', async () => {
      const { user } = renderPage('?id=o1', true, undefined, responses([]));
      await user.click(await screen.findByRole('button', button));
      expect(await screen.findByText('Chưa mở được trang.')).toBeVisible();
      expect(screen.getByText('Chuyển khoản ngân hàng')).toBeVisible();
    });

    it('opens no page of another site', async () => {
      const data = { url: 'https://pay.example.com/', expiresAt: attempt.expiresAt };
      const { user } = renderPage(
        '?id=o1',
        true,
        undefined,
        responses([], () => json({ data })),
      );
      await user.click(await screen.findByRole('button', button));
      expect(await screen.findByText(/Địa chỉ trang thanh toán không đúng/)).toBeVisible();
    });

    it('waits for the gateway’s report after the member’s return', async () => {
      renderPage('?id=o1&tra-ve=vnpay', true, undefined, responses([attempt]));
      expect(await screen.findByText('Đang xác nhận thanh toán qua VNPAY…')).toBeVisible();
    });

    it('continues a payment from which the member has not returned yet', async () => {
      renderPage('?id=o1', true, undefined, responses([attempt]));
      const name = 'Tiếp tục thanh toán qua VNPAY';
      expect(await screen.findByRole('button', { name })).toBeVisible();
      expect(screen.queryByText(/Đang xác nhận/)).toBeNull();
    });

    it.each([
      ['failed', 'Thanh toán qua VNPAY không thành công'],
      ['cancelled', 'Quý khách đã dừng thanh toán qua VNPAY'],
      ['expired', 'Phiên thanh toán qua VNPAY đã hết hạn'],
      ['unresolved', 'VNPAY không báo kết quả'],
    ])('shows a payment that is %s, and offers to try again', async (state, title) => {
      renderPage('?id=o1&tra-ve=vnpay', true, undefined, responses([{ ...attempt, state }]));
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByRole('button', button)).toBeVisible();
    });
  });
});
