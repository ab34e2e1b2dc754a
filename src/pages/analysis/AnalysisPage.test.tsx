import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './AnalysisPage';
import { openPage } from '@/testing/openPage';

const days = [
  { on: '2026-06-30', revenue: 1_000_000, orders: 1 },
  { on: '2026-07-01', revenue: 3_000_000, orders: 2 },
];

const figures = {
  from: '2026-06-30',
  to: '2026-07-01',
  revenue: 4_000_000,
  orderCount: 3,
  revenueByDay: days,
  revenueByMonth: days.map((day) => ({ ...day, on: `${day.on.slice(0, 7)}-01` })),
  ordersByStatus: [
    { status: 'pending_payment', count: 5, total: 9_000_000 },
    { status: 'paid', count: 3, total: 4_000_000 },
  ],
  ordersByKind: [
    { kind: 'course', status: 'paid', count: 2, total: 3_000_000 },
    { kind: 'seminar', status: 'cancelled', count: 1, total: 1_000_000 },
  ],
  ordersByPayment: [
    { time: 'within_hour', count: 3, total: 4_000_000 },
    { time: 'waiting', count: 5, total: 9_000_000 },
  ],
  refundsByDay: days.map(({ on }) => ({ on, orders: 1, total: 500_000, returned: 200_000 })),
  seminarSales: [
    {
      documentId: 's1',
      title: 'Hội thảo thường niên',
      startAt: '2026-08-05T02:00:00.000Z',
      seats: 12,
      revenue: 6_000_000,
    },
  ],
  renewalsByDay: days.map(({ on }) => ({ on, due: 4, kept: 3 })),
  renewalsByType: [{ memberType: 'individual', due: 8, kept: 6 }],
  certificatesByState: [
    { certification: 'CIA', state: 'active', count: 30 },
    { certification: 'CIA', state: 'revoked', count: 2 },
  ],
  cpeByDay: days.map(({ on }) => ({ on, certificates: 2, hours: 3.5 })),
  bestSellers: [
    {
      kind: 'course',
      documentId: 'c1',
      title: 'Kiểm toán căn bản',
      quantity: 7,
      revenue: 3_500_000,
    },
  ],
  newMembers: [
    { on: '2026-06-30', count: 2 },
    { on: '2026-07-01', count: 3 },
  ],
  membersByType: [
    { memberType: 'none', count: 90 },
    { memberType: 'individual', count: 10 },
  ],
  expiringMemberships: [
    {
      documentId: 'u1',
      fullName: 'Trần Thị An',
      username: 'an',
      email: 'an@example.vn',
      phone: null,
      company: null,
      memberType: 'individual',
      memberExpiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      registeredAt: '2019-01-02T03:00:00.000Z',
      orderCount: 1,
      spent: 0,
    },
  ],
};

const nothing = {
  ...figures,
  revenue: 0,
  orderCount: 0,
  revenueByDay: days.map(({ on }) => ({ on, revenue: 0, orders: 0 })),
  bestSellers: [],
  ordersByKind: [],
  ordersByPayment: [],
  refundsByDay: days.map(({ on }) => ({ on, orders: 0, total: 0, returned: 0 })),
  seminarSales: [],
  renewalsByDay: days.map(({ on }) => ({ on, due: 0, kept: 0 })),
  renewalsByType: [],
  certificatesByState: [],
  cpeByDay: days.map(({ on }) => ({ on, certificates: 0, hours: 0 })),
  newMembers: [{ on: '2026-06-28', count: 0 }],
  expiringMemberships: [],
};

const periodOf = ({ url }: { url: string }) => Object.fromEntries(new URL(url).searchParams);

const renderPage = (analysis: Responder, at = '?tu=2026-06-30&den=2026-07-01') =>
  openPage(
    [
      {
        path: '/tai-khoan/thong-ke',
        Component,
      },
    ],
    {
      at: `/tai-khoan/thong-ke${at}`,
      loggedIn: true,
      endpoints: { 'GET /analysis': analysis, 'GET /analysis/export': analysis },
    },
  );

const sales: Responder = (request) =>
  json({
    data:
      periodOf(request).from === '2026-06-30'
        ? figures
        : { ...figures, revenue: 3_200_000, orderCount: 4 },
  });

const cellsOf = async (table: RegExp) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));

describe('AnalysisPage', () => {
  it('requests the period of the URL and the one before', async () => {
    const { seen } = renderPage(sales);
    await screen.findAllByText('4.000.000 ₫');
    expect(seen.filter(({ url }) => url.includes('/analysis')).map(periodOf)).toEqual([
      { from: '2026-06-30', to: '2026-07-01' },
      { from: '2026-06-28', to: '2026-06-29' },
    ]);
    expect(screen.getByLabelText('Từ ngày')).toHaveValue('30/06/2026');
  });

  it('shows the key figures beside those of the previous period', async () => {
    renderPage(sales);
    const revenue = (await screen.findByText('Doanh thu', { selector: 'dt' })).parentElement;
    await waitFor(() => expect(revenue).toHaveTextContent('Kỳ trước 3.200.000 ₫ (+25%)'));
    const orders = screen.getByText('Đơn đã thanh toán', { selector: 'dt' }).parentElement;
    expect(orders).toHaveTextContent('3Kỳ trước 4 (−25%)');
    const average = screen.getByText('Bình quân mỗi đơn').parentElement;
    expect(average).toHaveTextContent('1.333.333 ₫');
    expect(screen.getByText('Hội viên còn hạn').parentElement).toHaveTextContent('10Tính đến');
  });

  it('draws the revenue by day, with the same figures as a table', async () => {
    const { user } = renderPage(sales);
    expect(
      await screen.findByRole('img', { name: /doanh thu theo ngày. Cao nhất 01\/07\/2026: 3/ }),
    ).toBeInTheDocument();
    await user.click(screen.getByText('Bảng số liệu: Doanh thu theo thời gian'));
    expect(await cellsOf(/^Doanh thu theo thời gian$/)).toEqual([
      ['Ngày', 'Số đơn', 'Doanh thu'],
      ['30/06/2026', '1', '1.000.000 ₫'],
      ['01/07/2026', '2', '3.000.000 ₫'],
    ]);
  });

  it('shows months on request', async () => {
    const { user, router } = renderPage(sales);
    await user.click(await screen.findByRole('link', { name: 'Theo tháng' }));
    expect(router.state.location.search).toBe('?tu=2026-06-30&den=2026-07-01&theo=thang');
    expect(await cellsOf(/^Thành viên mới$/)).toEqual([
      ['Tháng', 'Số người'],
      ['Tháng 6/2026', '2'],
      ['Tháng 7/2026', '3'],
    ]);
  });

  it('lists statuses, best sellers, types and memberships that end soon', async () => {
    renderPage(sales);
    expect(await cellsOf(/^Đơn hàng theo trạng thái$/)).toEqual([
      ['Trạng thái', 'Số đơn', 'Tổng tiền'],
      ['Chờ thanh toán', '5', '9.000.000 ₫'],
      ['Đã thanh toán', '3', '4.000.000 ₫'],
    ]);
    expect(await cellsOf(/^Bán chạy nhất$/)).toContainEqual([
      'Kiểm toán căn bản',
      'Khoá học',
      '7',
      '3.500.000 ₫',
    ]);
    expect(screen.getByRole('link', { name: 'Kiểm toán căn bản' })).toHaveAttribute(
      'href',
      '/khoa-hoc/c1',
    );
    expect(await cellsOf(/^Thành viên theo loại hội viên$/)).toContainEqual([
      'Cá nhân',
      '10',
      '10%',
    ]);
    expect(screen.getByText('còn 5 ngày')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Nhắc gia hạn/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/quan-ly-user\?het-han-truoc=\d{4}-\d\d-\d\d&sap-xep=het-han-giam$/),
    );
  });

  it('lists kinds, times to payment, seats, renewals, certificates and CPE hours', async () => {
    renderPage(sales);
    expect(await cellsOf(/^Đơn hàng theo loại$/)).toEqual([
      ['Loại', 'Trạng thái', 'Số đơn', 'Thành tiền'],
      ['Khoá học', 'Đã thanh toán', '2', '3.000.000 ₫'],
      ['Hội thảo', 'Đã huỷ', '1', '1.000.000 ₫'],
    ]);
    expect(await cellsOf(/^Từ lúc đặt đến thanh toán$/)).toContainEqual([
      'Trong 1 giờ',
      '3',
      '37,5%',
      '4.000.000 ₫',
    ]);
    expect(await cellsOf(/^Hoàn tiền$/)).toContainEqual([
      '01/07/2026',
      '1',
      '500.000 ₫',
      '200.000 ₫',
    ]);
    expect(await cellsOf(/^Chỗ đã bán theo hội thảo$/)).toContainEqual([
      'Hội thảo thường niên',
      '05/08/2026',
      '12',
      '6.000.000 ₫',
    ]);
    expect(await cellsOf(/^Gia hạn hội viên$/)).toContainEqual(['01/07/2026', '4', '3']);
    expect(await cellsOf(/^Gia hạn theo loại hội viên$/)).toContainEqual(['Cá nhân', '8', '6']);
    expect(await cellsOf(/^Chứng chỉ theo tình trạng$/)).toContainEqual(['CIA', 'Thu hồi', '2']);
    expect(await cellsOf(/^Giờ CPE đã cấp$/)).toContainEqual(['01/07/2026', '2', '3,5']);
    const renewed = screen.getByText('Đã gia hạn, trên số đến hạn').parentElement;
    expect(renewed).toHaveTextContent('75%');
    expect(
      screen.getByRole('img', { name: /Cao nhất 30\/06\/2026: 3 đã gia hạn trên 4 đến hạn/ }),
    ).toBeInTheDocument();
  });

  it('explains that nothing was sold', async () => {
    renderPage(() => json({ data: nothing }));
    expect(await screen.findByText('Kỳ này chưa bán được sản phẩm nào.')).toBeVisible();
    expect(screen.getByRole('img', { name: /Kỳ này chưa có doanh thu/ })).toBeInTheDocument();
    expect(screen.getByText('Không có hội viên nào hết hạn trong 30 ngày tới.')).toBeVisible();
  });

  it('accepts a typed period, and rejects an invalid one', async () => {
    const { user, router, seen } = renderPage(sales);
    const to = await screen.findByLabelText('Đến ngày');
    const submitDay = async (day: string) => {
      await user.clear(to);
      await user.click(to);
      await user.paste(day);
      await user.click(screen.getByRole('button', { name: 'Xem' }));
    };
    await submitDay('1/6/2026');
    expect(await screen.findByText('Ngày cuối phải từ ngày đầu trở đi.')).toBeVisible();
    await waitFor(() => expect(to).toHaveFocus());
    await submitDay('1/6/2030');
    expect(await screen.findByText('Kỳ dài nhất là ba năm.')).toBeVisible();
    await submitDay('31/2/2027');
    expect(await screen.findByText('Đến ngày không phải là một ngày.')).toBeVisible();
    expect(router.state.location.search).toBe('?tu=2026-06-30&den=2026-07-01');
    await submitDay('31/7/2026');
    await waitFor(() => expect(router.state.location.search).toBe('?tu=2026-06-30&den=2026-07-31'));
    await waitFor(() =>
      expect(seen.map(periodOf)).toContainEqual({ from: '2026-06-30', to: '2026-07-31' }),
    );
    expect(screen.getByLabelText('Đến ngày')).toHaveValue('31/07/2026');
  });

  it('reports a failed load, and retries on request', async () => {
    let up = false;
    const { user } = renderPage((request) => (up ? sales(request) : offline(request)));
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    up = true;
    await user.click(retry);
    expect((await screen.findAllByText('4.000.000 ₫'))[0]).toBeVisible();
  });
});

describe('the export', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('covers the displayed period', async () => {
    const link = {
      url: '/api/download?ticket=a.b',
      name: 'Phân tích.xlsx',
      expiresAt: '2026-07-05T07:30:00.000Z',
    };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('PK')));
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, seen } = renderPage((request) =>
      request.url.includes('part=')
        ? json({ data: { ...link, name: 'Hoàn tiền.csv' } })
        : request.url.includes('format=')
          ? json({ data: link })
          : sales(request),
    );
    await user.click(await screen.findByRole('button', { name: /^CSV\s*Hoàn tiền$/ }));
    await waitFor(() =>
      expect(seen.map(periodOf)).toContainEqual({
        from: '2026-06-30',
        to: '2026-07-01',
        part: 'refunds',
        format: 'csv',
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Xuất XLSX/ }));
    expect(await screen.findByText('Đã xuất tệp Phân tích.xlsx.')).toBeVisible();
    expect(seen.map(periodOf)).toContainEqual({
      from: '2026-06-30',
      to: '2026-07-01',
      format: 'xlsx',
    });
  });
});
