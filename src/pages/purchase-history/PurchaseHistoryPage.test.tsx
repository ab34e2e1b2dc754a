import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cartVar } from '@/data/cart';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json } from '@/data/testing/fakeApi';
import * as files from '@/lib/saveFile';
import { detail, entry, orderWithStatus, renderPage, page, pdf } from './testing/renderHistory';

describe('PurchaseHistoryPage', () => {
  it('requests the page and status of the URL', async () => {
    const { seen } = renderPage('?trang=2&trang-thai=paid', () => page([entry], 2));
    await screen.findByText('DH26A7K3Q');
    expect(seen[0]?.url).toMatch(/page=2&status=paid$/);
    expect(screen.getByRole('link', { name: 'Đã thanh toán' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('lists each order with its code, date, items, status and total', async () => {
    renderPage('', () => page([entry]));
    const row = (await screen.findByText('DH26A7K3Q')).closest<HTMLElement>('[role="row"]');
    expect(row).toHaveTextContent('05/07/2026');
    expect(row).toHaveTextContent('Kiểm toán căn bản và 1 sản phẩm khác');
    expect(row).toHaveTextContent('Chờ thanh toán');
    expect(row).toHaveTextContent('1.900.000 ₫');
  });

  it('offers what can be done with each order', async () => {
    const order = (code: string, status: string, changes: object = {}) => ({
      ...entry,
      documentId: code,
      code,
      status,
      payment: null,
      ...changes,
    });
    const { user, router } = renderPage('', () =>
      page([
        order('DH1', 'pending_payment', { payment: entry.payment }),
        order('DH2', 'completed'),
        order('DH3', 'cancelled'),
      ]),
    );
    const pay = await screen.findByRole('link', { name: /^Thanh toán.*DH1$/ });
    expect(pay).toHaveAttribute('href', '/tai-khoan/lich-su-mua-hang?don=DH1');
    expect(pay.parentElement).toHaveTextContent('Hạn 08/07/2098 14:30');
    expect(screen.getByRole('link', { name: /^Vào khoá học/ })).toHaveAttribute(
      'href',
      '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1',
    );
    await user.click(screen.getByRole('button', { name: /^Đặt lại.*DH3$/ }));
    expect(cartVar()).toMatchObject([{ documentId: 'c1', quantity: 2, unitPrice: 1_000_000 }]);
    expect(router.state.location.pathname).toBe('/gio-hang');
  });

  it('opens an order at its own URL, and links back to its list', async () => {
    const { user, router } = renderPage('?trang=2', () => page([entry], 2));
    await user.click(await screen.findByRole('link', { name: 'Kiểm toán căn bản' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Đơn hàng DH26A7K3Q' }),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe('?trang=2&don=o1');
    await user.click(screen.getByRole('link', { name: 'Tất cả đơn hàng' }));
    expect(router.state.location.search).toBe('?trang=2');
  });

  it('shows how to pay an open order, as text and as a QR code', async () => {
    renderPage('?don=o1', () => page([]));
    const payment = await screen.findByRole('region', { name: 'Chuyển khoản ngân hàng' });
    expect(within(payment).getByText('DH26A7K3Q')).toBeInTheDocument();
    expect(payment).toHaveTextContent('08/07/2098 14:30');
    expect(within(payment).getByRole('img')).toHaveAccessibleName(
      /1\.900\.000\s₫ tới tài khoản 0011, Vietcombank, nội dung DH26A7K3Q/,
    );
  });

  it('itemises the total of an order', async () => {
    renderPage('?don=o1', () => page([]));
    expect((await screen.findByText('Giá hội viên')).closest('div')).toHaveTextContent(
      '−100.000 ₫',
    );
  });

  it('shows an item of an old order that the site does not sell without links', async () => {
    const lines = [{ ...detail.lines[0], slug: '', title: 'Khoá học cũ' }];
    renderPage(
      '?don=o1',
      () => page([]),
      () => json({ data: { ...orderWithStatus('completed', 'Viện'), lines } }),
    );
    expect(await screen.findByText('Khoá học cũ')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Khoá học cũ/ })).not.toBeInTheDocument();
  });

  it.each(['paid', 'completed'])(
    'links each line of a %s order to the purchased item',
    async (status) => {
      const [line] = detail.lines;
      const lines = [
        line,
        { ...line, documentId: 'l2', kind: 'seminar', itemDocumentId: 's1', title: 'Hội thảo' },
        { ...line, documentId: 'l3', kind: 'document', itemDocumentId: 'd1', title: 'Sổ tay' },
      ];
      renderPage(
        '?don=o1',
        () => page([]),
        () => json({ data: { ...orderWithStatus(status, 'Viện'), lines } }),
      );
      const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
      await screen.findByRole('link', { name: /Vào khoá học.*Kiểm toán căn bản/ });
      expect(hrefOf(/Vào khoá học/)).toBe('/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1');
      expect(hrefOf(/Xem vé.*Hội thảo/)).toBe('/tai-khoan/khoa-hoc-cua-toi?ve=l2');
      expect(hrefOf(/Mở tài liệu.*Sổ tay/)).toBe('/tai-khoan/khoa-hoc-cua-toi?muc=tai-lieu');
    },
  );

  it('shows no links for an order that is not paid', async () => {
    renderPage('?don=o1', () => page([]));
    await screen.findByText('Giá hội viên');
    expect(screen.queryByRole('link', { name: /Vào khoá học/ })).toBeNull();
  });

  it('saves an order as a PDF', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue(undefined);
    const { user, seen } = renderPage('?don=o1', () => page([]));
    await user.click(await screen.findByRole('button', { name: 'Tải bản PDF' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining(pdf)));
    expect(seen.at(-1)?.url).toMatch(/userOrderPdf\?id=o1$/);
  });

  it('does not find another member’s order', async () => {
    renderPage(
      '?don=khac',
      () => page([]),
      () => failure(404, 'NotFoundError', 'Không tìm thấy.'),
    );
    expect(
      await screen.findByRole('heading', { name: 'Không tìm thấy đơn hàng' }),
    ).toBeInTheDocument();
  });

  it('offers the next step if there are no orders', async () => {
    renderPage('', () =>
      json({ data: [], meta: { pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } } }),
    );
    expect(await screen.findByRole('link', { name: 'Xem khoá học' })).toHaveAttribute(
      'href',
      '/khoa-hoc',
    );
  });

  it('reports a failed load, and retries on request', async () => {
    let up = false;
    const { user } = renderPage('', (request) => (up ? page([entry]) : offline(request)));
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    up = true;
    await user.click(retry);
    expect(await screen.findByText('DH26A7K3Q')).toBeInTheDocument();
  });
});
