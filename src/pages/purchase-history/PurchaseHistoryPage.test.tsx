import '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { byEndpoint, offline } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Answer } from '@/data/testing/fakeApi';
import { renderRoutes } from '@/data/testing/renderRoutes';
import { LiveRegion } from '@/ui/LiveRegion';
import { dismissToast, toastStore } from '@/ui/toast';
import { Component } from './PurchaseHistoryPage';

const entry = {
  documentId: 'o1',
  code: 'DH26A7K3Q',
  status: 'pending_payment',
  placedAt: '2026-07-05T07:30:00.000Z',
  itemCount: 2,
  firstTitle: 'Kiểm toán căn bản',
  total: 1_900_000,
};

const detail = {
  ...entry,
  subtotal: 2_000_000,
  discounts: [{ type: 'member', label: 'Giá hội viên', amount: 100_000 }],
  customer: { fullName: 'Hà', email: 'ha@example.vn', phone: '0912345678', address: null },
  invoice: null,
  note: null,
  payment: {
    bankName: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0011',
    accountName: 'VIEN',
    amount: 1_900_000,
    purpose: 'DH26A7K3Q',
    vietQr: '00020101021238',
    payBefore: '2098-07-08T07:30:00.000Z',
  },
  lines: [
    {
      documentId: 'l1',
      kind: 'course',
      itemDocumentId: 'c1',
      slug: 'can-ban',
      title: 'Kiểm toán căn bản',
      groupId: null,
      optionId: null,
      optionName: null,
      quantity: 2,
      listPrice: 1_000_000,
      unitPrice: 950_000,
      amount: 1_900_000,
    },
  ],
  history: [
    {
      documentId: 'h1',
      status: 'pending_payment',
      at: '2026-07-05T07:30:00.000Z',
      by: 'Quý khách',
      note: null,
    },
  ],
};

const Page = () => (
  <>
    <Component />
    <LiveRegion />
  </>
);

/** The order after a status change by somebody. */
const moved = (status: string, by: string) => ({
  ...detail,
  status,
  payment: null,
  history: [
    ...detail.history,
    { documentId: 'h2', status, at: '2026-07-06T07:30:00.000Z', by, note: null },
  ],
});

afterEach(() => toastStore.read().forEach(({ id }) => dismissToast(id)));

const page = (items: unknown[], number = 1) =>
  json({
    data: items,
    meta: { pagination: { page: number, pageSize: 10, pageCount: 3, total: 21 } },
  });

const open = (
  at: string,
  list: Answer,
  one: Answer = () => json({ data: detail }),
  cancel: Answer = () => failure(404, 'NotFoundError', ''),
) => {
  const api = fakeApi(
    byEndpoint({
      'GET /order/userOrder': list,
      'GET /order/userOrderDetail': one,
      'POST /order/cancelUserOrder': cancel,
      'GET /users/me': () => failure(503, 'ServiceUnavailableError', ''),
    }),
  );
  const view = renderRoutes([{ path: '/tai-khoan/lich-su-mua-hang', Component: Page }], {
    fetch: api.fetch,
    at: `/tai-khoan/lich-su-mua-hang${at}`,
    loggedIn: true,
  });
  return { ...view, ...api, user: userEvent.setup() };
};

describe('the purchase history', () => {
  it('asks for the page and status of its address', async () => {
    const { seen } = open('?trang=2&trang-thai=paid', () => page([entry], 2));
    await screen.findByText('DH26A7K3Q');
    expect(seen[0]?.url).toMatch(/page=2&status=paid$/);
    expect(screen.getByRole('link', { name: 'Đã thanh toán' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('lists each order with its code, date, items, status and total', async () => {
    open('', () => page([entry]));
    const row = (await screen.findByText('DH26A7K3Q')).closest<HTMLElement>('[role="row"]');
    expect(row).toHaveTextContent('05/07/2026');
    expect(row).toHaveTextContent('Kiểm toán căn bản và 1 mục khác');
    expect(row).toHaveTextContent('Chờ thanh toán');
    expect(row).toHaveTextContent('1.900.000 ₫');
  });

  it('opens an order at its own address, and links back to its list', async () => {
    const { user, router } = open('?trang=2', () => page([entry], 2));
    await user.click(await screen.findByRole('link', { name: 'Kiểm toán căn bản' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Đơn hàng DH26A7K3Q' }),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe('?trang=2&don=o1');
    await user.click(screen.getByRole('link', { name: 'Tất cả đơn hàng' }));
    expect(router.state.location.search).toBe('?trang=2');
  });

  it('shows how to pay an open order, as text and as a QR code', async () => {
    open('?don=o1', () => page([]));
    const payment = await screen.findByRole('region', { name: 'Chuyển khoản ngân hàng' });
    expect(within(payment).getByText('DH26A7K3Q')).toBeInTheDocument();
    expect(payment).toHaveTextContent('08/07/2098 14:30');
    expect(within(payment).getByRole('img')).toHaveAccessibleName(
      /1\.900\.000\s₫ tới tài khoản 0011, Vietcombank, nội dung DH26A7K3Q/,
    );
  });

  it('itemises the total of an order', async () => {
    open('?don=o1', () => page([]));
    expect((await screen.findByText('Giá hội viên')).closest('div')).toHaveTextContent(
      '−100.000 ₫',
    );
  });

  it('does not find another member’s order', async () => {
    open(
      '?don=khac',
      () => page([]),
      () => failure(404, 'NotFoundError', 'Không tìm thấy.'),
    );
    expect(
      await screen.findByRole('heading', { name: 'Không tìm thấy đơn hàng' }),
    ).toBeInTheDocument();
  });

  it('offers the next step if there are no orders', async () => {
    open('', () =>
      json({ data: [], meta: { pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } } }),
    );
    expect(await screen.findByRole('link', { name: 'Xem khoá học' })).toHaveAttribute(
      'href',
      '/khoa-hoc',
    );
  });

  it('reports a failed load, and retries on request', async () => {
    let up = false;
    const { user } = open('', (request) => (up ? page([entry]) : offline(request)));
    const retry = await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 5000 });
    up = true;
    await user.click(retry);
    expect(await screen.findByText('DH26A7K3Q')).toBeInTheDocument();
  });
});

beforeAll(() => {
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('an order awaiting payment', () => {
  const none = () => page([]);

  it('shows until when its places are held', async () => {
    open('?don=o1', none);
    expect(await screen.findByText(/Viện giữ chỗ đến 08\/07\/2098 14:30/)).toBeVisible();
  });

  it('hides the payment instructions once overdue', async () => {
    const payment = { ...detail.payment, payBefore: '2026-07-08T07:30:00.000Z' };
    open('?don=o1', none, () => json({ data: { ...detail, payment } }));
    expect(await screen.findByText(/Thời hạn thanh toán đã qua/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeNull();
  });

  it('is cancelled only after a confirmation, and focuses the result', async () => {
    let cancelled = false;
    const now = () => json({ data: cancelled ? moved('cancelled', 'Quý khách') : detail });
    const { user, seen } = open('?don=o1', none, now, () => {
      cancelled = true;
      return json({ data: moved('cancelled', 'Quý khách') });
    });
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn hàng' }));
    const dialog = await screen.findByRole('dialog', { name: 'Huỷ đơn hàng DH26A7K3Q?' });
    expect(cancelled).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Huỷ đơn hàng' }));
    const result = await screen.findByText('Quý khách đã huỷ đơn hàng này');
    expect(result.closest('[tabindex]')).toHaveFocus();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ id: 'o1' });
    expect(screen.queryByRole('button', { name: 'Huỷ đơn hàng' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent('Đơn hàng DH26A7K3Q đã huỷ.');
  });

  it('explains why it was not cancelled if the payment arrived first', async () => {
    let paid = false;
    const now = () => json({ data: paid ? moved('paid', 'Hệ thống') : detail });
    const { user } = open('?don=o1', none, now, () => {
      paid = true;
      return failure(409, 'OrderStatusRefused', 'Không đổi được.', { status: 'paid' });
    });
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn hàng' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Huỷ đơn hàng' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nhận được thanh toán trước/);
    expect(await screen.findByText('Viện đã nhận thanh toán đơn hàng DH26A7K3Q.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog open if the cancellation got no response', async () => {
    const { user } = open('?don=o1', none, undefined, (request) => offline(request));
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn hàng' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Huỷ đơn hàng' }));
    expect(await within(dialog).findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
  });

  it('detects its payment by itself, only while visible and online', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visible = vi.spyOn(document, 'visibilityState', 'get');
    try {
      let paid = false;
      const { seen } = open('?don=o1', none, () =>
        json({ data: paid ? moved('paid', 'Hệ thống') : detail }),
      );
      await screen.findByRole('region', { name: 'Chuyển khoản ngân hàng' });
      const asked = () => seen.filter(({ url }) => url.includes('userOrderDetail')).length;
      const before = asked();
      visible.mockReturnValue('hidden');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(asked()).toBe(before);
      paid = true;
      visible.mockReturnValue('visible');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(await screen.findByText('Viện đã nhận thanh toán đơn hàng DH26A7K3Q.')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeNull();
      const after = asked();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(asked()).toBe(after);
    } finally {
      visible.mockRestore();
      vi.useRealTimers();
    }
  });

  it('still shows the order if polling fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let up = true;
      open('?don=o1', none, (request) => (up ? json({ data: detail }) : offline(request)));
      await screen.findByRole('region', { name: 'Chuyển khoản ngân hàng' });
      up = false;
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(screen.getByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a cancelled order', () => {
  it.each([
    ['Hệ thống', 'Đơn hàng đã tự huỷ vì quá thời hạn thanh toán'],
    ['Nhân viên', 'Viện đã huỷ đơn hàng này'],
  ])('by %s says so', async (by, said) => {
    open(
      '?don=o1',
      () => page([]),
      () => json({ data: moved('cancelled', by) }),
    );
    expect(await screen.findByText(said)).toBeVisible();
  });
});
