import { act, screen, within, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json } from '@/data/testing/fakeApi';
import { dismissToast, toastStore } from '@/ui/toast';
import { detail, orderWithStatus, renderPage, page } from './testing/renderHistory';

afterEach(() => toastStore.read().forEach(({ id }) => dismissToast(id)));

describe('an order awaiting payment', () => {
  const none = () => page([]);

  it('shows until when its seats are reserved', async () => {
    renderPage('?don=o1', none);
    expect(await screen.findByText(/Viện giữ chỗ đến 08\/07\/2098 14:30/)).toBeVisible();
  });

  it('hides the payment instructions once overdue', async () => {
    const payment = { ...detail.payment, payBefore: '2026-07-08T07:30:00.000Z' };
    renderPage('?don=o1', none, () => json({ data: { ...detail, payment } }));
    expect(await screen.findByText(/Thời hạn thanh toán đã qua/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeNull();
  });

  it('is cancelled only after a confirmation, and the result gets the focus', async () => {
    let cancelled = false;
    const now = () =>
      json({ data: cancelled ? orderWithStatus('cancelled', 'Quý khách') : detail });
    const { user, seen } = renderPage('?don=o1', none, now, () => {
      cancelled = true;
      return json({ data: orderWithStatus('cancelled', 'Quý khách') });
    });
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn hàng' }));
    const dialog = await screen.findByRole('dialog', { name: 'Huỷ đơn hàng DH26A7K3Q?' });
    expect(cancelled).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Huỷ đơn hàng' }));
    const result = await screen.findByText('Quý khách đã huỷ đơn hàng này');
    await waitFor(() => expect(result.closest('[tabindex]')).toHaveFocus());
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ id: 'o1' });
    expect(screen.queryByRole('button', { name: 'Huỷ đơn hàng' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent('Đơn hàng DH26A7K3Q đã huỷ.');
  });

  it('explains why it was not cancelled if the payment arrived first', async () => {
    let paid = false;
    const now = () => json({ data: paid ? orderWithStatus('paid', 'Hệ thống') : detail });
    const { user } = renderPage('?don=o1', none, now, () => {
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
    const { user } = renderPage('?don=o1', none, undefined, (request) => offline(request));
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn hàng' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Huỷ đơn hàng' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  });

  it('polls for its payment only while visible and online', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visible = vi.spyOn(document, 'visibilityState', 'get');
    try {
      let paid = false;
      const { seen } = renderPage('?don=o1', none, () =>
        json({ data: paid ? orderWithStatus('paid', 'Hệ thống') : detail }),
      );
      await screen.findByRole('region', { name: 'Chuyển khoản ngân hàng' });
      const orderRequests = () => seen.filter(({ url }) => url.includes('userOrderDetail')).length;
      const before = orderRequests();
      visible.mockReturnValue('hidden');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(orderRequests()).toBe(before);
      paid = true;
      visible.mockReturnValue('visible');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(await screen.findByText('Viện đã nhận thanh toán đơn hàng DH26A7K3Q.')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Chuyển khoản ngân hàng' })).toBeNull();
      const after = orderRequests();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(orderRequests()).toBe(after);
    } finally {
      visible.mockRestore();
      vi.useRealTimers();
    }
  });

  it('keeps showing the order if polling fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let up = true;
      renderPage('?don=o1', none, (request) => (up ? json({ data: detail }) : offline(request)));
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
  ])('names who cancelled it: %s', async (by, expected) => {
    renderPage(
      '?don=o1',
      () => page([]),
      () => json({ data: orderWithStatus('cancelled', by) }),
    );
    expect(await screen.findByText(expected)).toBeVisible();
  });
});
