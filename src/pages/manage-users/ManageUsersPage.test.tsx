import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './ManageUsersPage';
import { openPage } from '@/testing/openPage';

const user = (number: number, more: object = {}) => ({
  documentId: `u${number}`,
  fullName: `Trần Thị ${number}`,
  username: `tran${number}`,
  email: `tran${number}@example.vn`,
  phone: '0912345678',
  company: 'Ngân hàng Phương Nam',
  memberType: 'individual',
  memberExpiresAt: '2020-07-05T07:30:00.000Z',
  registeredAt: '2019-01-02T03:00:00.000Z',
  orderCount: 3,
  spent: 4_500_000,
  ...more,
});

const page = (items: unknown[], more: object = {}) =>
  json({
    data: { items, previous: null, next: null, count: items.length, counted: true, ...more },
  });

const twoPages: Responder = ({ url }) => {
  const { searchParams } = new URL(url);
  return searchParams.get('after') === 'u11'
    ? page([user(2), user(12)], { previous: 'u2', count: 1000, counted: false })
    : page([user(1), user(11)], { next: 'u11', count: 1000, counted: false });
};

const renderPage = (list: Responder, at = '', more: Record<string, Responder> = {}) =>
  openPage(
    [
      {
        path: '/tai-khoan/quan-ly-user',
        Component,
      },
      { path: '/tai-khoan/quan-ly-user/hang-loat/:documentId', element: null },
    ],
    {
      at: `/tai-khoan/quan-ly-user${at}`,
      loggedIn: true,
      endpoints: { 'GET /analysis/users': list, 'GET /analysis/users/export': list, ...more },
    },
  );

const choose = (name: string) => screen.findByRole('checkbox', { name: `Chọn ${name}` });
describe('ManageUsersPage', () => {
  it('requests the members that match the URL', async () => {
    const { seen } = renderPage(
      twoPages,
      '?tim=tran&loai=ca-nhan&het-han-truoc=2026-12-31&sap-xep=het-han&sau=u11',
    );
    await screen.findByText('tran2@example.vn');
    expect(
      Object.fromEntries(
        new URL(seen.find(({ url }) => url.includes('/analysis'))?.url ?? '').searchParams,
      ),
    ).toEqual({
      after: 'u11',
      q: 'tran',
      memberType: 'individual',
      expiresBefore: '2026-12-31',
      sort: 'memberExpiresAt:asc',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('tran');
    expect(screen.getByLabelText('Hết hạn trước ngày')).toHaveValue('31/12/2026');
  });

  it('shows each member’s name, contact and expired membership', async () => {
    renderPage(() =>
      page([user(1), user(2, { memberType: 'none', memberExpiresAt: null, phone: null })]),
    );
    const row = (await screen.findByText('tran1@example.vn')).closest('tr');
    expect(row).toHaveTextContent('Ngân hàng Phương Nam');
    expect(row).toHaveTextContent('Cá nhân');
    expect(row).toHaveTextContent('05/07/2020đã hết hạn');
    expect(row).toHaveTextContent('4.500.000 ₫');
    expect(screen.getByText('tran2@example.vn').closest('tr')).toHaveTextContent(
      'Chưa là hội viên–',
    );
    expect(screen.getByText('2 thành viên.')).toBeVisible();
  });

  it('searches while typing, after a pause, without losing the focus or the list', async () => {
    const { user: person, router, seen } = renderPage(twoPages, '?sau=u11');
    await screen.findByText('tran2@example.vn');
    const field = screen.getByRole('searchbox');
    await person.type(field, 'nguyen');
    await waitFor(() => expect(router.state.location.search).toBe('?tim=nguyen'));
    expect(screen.getByRole('table')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(seen.at(-1)?.url).toContain('q=nguyen'));
    expect(seen.filter(({ url }) => url.includes('q='))).toHaveLength(1);
  });

  it('filters by a day once it is complete, and reports an invalid day', async () => {
    const { user: person, router } = renderPage(twoPages);
    const field = screen.getByLabelText('Hết hạn trước ngày');
    await person.type(field, '31/2/2026');
    await person.tab();
    expect(await screen.findByText('Ngày phải có dạng 05/07/2026.')).toBeVisible();
    expect(router.state.location.search).toBe('');
    await person.clear(field);
    await person.type(field, '5/7/2026');
    await waitFor(() => expect(router.state.location.search).toBe('?het-han-truoc=2026-07-05'));
    expect(field).toHaveValue('5/7/2026');
    expect(screen.queryByText('Ngày phải có dạng 05/07/2026.')).toBeNull();
  });

  it('sorts by a column, from the first page', async () => {
    const { user: person, router } = renderPage(twoPages, '?loai=ca-nhan&sau=u11');
    await person.click(await screen.findByRole('button', { name: 'Hết hạn' }));
    expect(router.state.location.search).toBe('?loai=ca-nhan&sap-xep=het-han');
    await person.click(await screen.findByRole('button', { name: 'Hết hạn' }));
    expect(router.state.location.search).toBe('?loai=ca-nhan&sap-xep=het-han-giam');
  });

  it('moves between pages by cursor, and back to the first', async () => {
    const { user: person, router } = renderPage(twoPages, '?loai=ca-nhan');
    expect(await screen.findByText('Hơn 1.000 thành viên.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Trang trước' })).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Trang sau' }));
    expect(router.state.location.search).toBe('?loai=ca-nhan&sau=u11');
    await screen.findByText('tran2@example.vn');
    expect(screen.queryByRole('link', { name: 'Trang sau' })).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Trang trước' }));
    expect(router.state.location.search).toBe('?loai=ca-nhan&truoc=u2');
    await person.click(await screen.findByRole('link', { name: 'Trang sau' }));
    await screen.findByText('tran2@example.vn');
    await person.click(screen.getByRole('link', { name: 'Về đầu danh sách' }));
    expect(router.state.location.search).toBe('?loai=ca-nhan');
  });

  it('shows the chosen columns, and keeps them in the URL', async () => {
    const { user: person, router } = renderPage(() => page([user(1)]), '?cot=lien-he.so-don');
    await screen.findByText('tran1@example.vn');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads().slice(1)).toEqual(['Họ và tên', 'Liên hệ', 'Số đơn']);
    await person.click(screen.getByText('Chọn cột'));
    await person.click(await screen.findByRole('checkbox', { name: 'Liên hệ' }));
    expect(router.state.location.search).toBe('?cot=so-don');
    expect(heads().slice(1)).toEqual(['Họ và tên', 'Số đơn']);
  });

  it('reports that nobody matches, and clears the filters', async () => {
    const { user: person, router } = renderPage(() => page([]), '?tim=khong-ai');
    const empty = (await screen.findByRole('heading', { name: /Không\scó\sthành\sviên/ }))
      .parentElement as HTMLElement;
    await person.click(within(empty).getByRole('link', { name: 'Bỏ lọc' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

it('resets the second factor of the selected member, with a reason', async () => {
  const { user: person, seen } = renderPage(() => page([user(1), user(2)]), '', {
    'POST /security/second-factor/reset': () => json({ ok: true }),
  });
  const reset = 'Đặt lại xác thực hai lớp';
  await person.click(await choose('Trần Thị 1'));
  await person.click(screen.getByRole('button', { name: reset }));
  const dialog = screen.getByRole('dialog', { name: /của Trần Thị 1/ });
  await person.click(within(dialog).getByRole('button', { name: reset }));
  expect(within(dialog).getByLabelText('Lý do')).toHaveAccessibleDescription(/Vui lòng nhập lý do/);
  await person.type(within(dialog).getByLabelText('Lý do'), 'Mất điện thoại');
  await person.click(within(dialog).getByRole('button', { name: reset }));
  expect(await screen.findByText('Đã đặt lại xác thực hai lớp của Trần Thị 1.')).toBeVisible();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    userId: 'u1',
    reason: 'Mất điện thoại',
  });
  await person.click(await choose('Trần Thị 2'));
  expect(screen.queryByRole('button', { name: reset })).toBeNull();
});

describe('reminders', () => {
  it('keeps the selection across the pages of one search only', async () => {
    const { user: person } = renderPage(twoPages, '?tim=tran');
    await person.click(await choose('Trần Thị 1'));
    await person.click(screen.getByRole('link', { name: 'Trang sau' }));
    await person.click(await choose('Trần Thị 2'));
    expect(screen.getByText('Đã chọn 2 người.')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Loại hội viên'), 'Cá nhân');
    expect(
      await screen.findByText('Chọn thành viên trong danh sách để nhắc gia hạn.'),
    ).toBeVisible();
  });

  it('confirms the number of members first, then reports how many were reminded and how many were not', async () => {
    const { user: person, seen } = renderPage(() => page([user(1), user(2)]), '', {
      'POST /analysis/user-remind': () => json({ data: { queued: 1, skipped: 1 } }),
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await person.click(screen.getByRole('button', { name: 'Nhắc gia hạn' }));
    const dialog = screen.getByRole('dialog', { name: 'Nhắc gia hạn 2 người?' });
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'Gửi lời nhắc' }));
    expect(await screen.findByText('Đã xếp hàng gửi 1 lời nhắc.')).toBeVisible();
    expect(screen.getByText(/Bỏ qua 1 người: hôm nay đã được nhắc/)).toBeVisible();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      userIds: ['u1', 'u2'],
      kind: 'membership_expiring',
    });
    expect(screen.getByRole('checkbox', { name: 'Chọn Trần Thị 1' })).not.toBeChecked();
  });

  it('keeps the selection after a failure, and explains why', async () => {
    const { user: person } = renderPage(() => page([user(1)]), '', {
      'POST /analysis/user-remind': () => failure(503, 'ServiceUnavailableError', 'Máy chủ bận.'),
    });
    await person.click(await choose('Trần Thị 1'));
    await person.click(screen.getByRole('button', { name: 'Nhắc gia hạn' }));
    await person.click(screen.getByRole('button', { name: 'Gửi lời nhắc' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
    expect(screen.getByText('Đã chọn 1 người.')).toBeVisible();
  });

  it('disables the reminder without a selection', async () => {
    const { user: person } = renderPage(() => page([user(1)]));
    const button = await screen.findByRole('button', { name: 'Nhắc gia hạn' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await person.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('batch actions', () => {
  it('prepares a batch for the filter, and previews it before running', async () => {
    const {
      user: person,
      router,
      seen,
    } = renderPage(() => page([user(1)]), '?tim=tran&loai=ca-nhan', {
      'POST /user-batches': () => json({ data: { documentId: 'lo1' } }),
    });
    await screen.findByText('tran1@example.vn');
    await person.click(screen.getByRole('button', { name: 'Xem trước' }));
    expect(screen.getByText('Vui lòng chọn việc cần làm.')).toBeVisible();
    await person.selectOptions(
      screen.getByLabelText('Với mọi người khớp bộ lọc'),
      'Khoá tài khoản',
    );
    await person.click(screen.getByRole('button', { name: 'Xem trước' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/tai-khoan/quan-ly-user/hang-loat/lo1'),
    );
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      action: 'block',
      q: 'tran',
      memberType: 'individual',
      blocked: null,
    });
  });

  it('explains why a batch cannot be prepared', async () => {
    const { user: person } = renderPage(() => page([]), '?tim=x', {
      'POST /user-batches': () =>
        failure(409, 'NobodyMatches', 'Không có thành viên nào khớp bộ lọc.'),
    });
    const choice = await screen.findByLabelText('Với mọi người khớp bộ lọc');
    await person.selectOptions(choice, 'Nhắc gia hạn hội viên');
    await person.click(screen.getByRole('button', { name: 'Xem trước' }));
    expect(await screen.findByText('Không có thành viên nào khớp bộ lọc.')).toBeVisible();
    expect(choice).toHaveValue('remind_membership');
  });
});

describe('the export', () => {
  afterEach(() => vi.unstubAllGlobals());

  const link = {
    url: '/api/download?ticket=a.b',
    name: 'Thành viên.csv',
    expiresAt: '2026-07-05T07:30:00.000Z',
  };
  const listAndLink: Responder = ({ url }) =>
    url.includes('format=') ? json({ data: link }) : page([user(1)]);

  it('saves all filtered members under the server’s file name', async () => {
    const fetched = vi.fn((_url: string) => Promise.resolve(new Response('a;b')));
    vi.stubGlobal('fetch', fetched);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const { user: person, seen } = renderPage(listAndLink, '?tim=tran&sau=u11');
    await screen.findByText('tran1@example.vn');
    await person.click(screen.getByRole('button', { name: /^Xuất CSV/ }));
    expect(await screen.findByText('Đã xuất tệp Thành viên.csv.')).toBeVisible();
    expect(saved).toEqual(['Thành viên.csv']);
    expect(fetched.mock.calls[0]?.[0]).toBe(link.url);
    const exportUrl = new URL(seen.find(({ url }) => url.includes('format='))?.url ?? '');
    expect(Object.fromEntries(exportUrl.searchParams)).toEqual({
      q: 'tran',
      sort: 'registeredAt:desc',
      format: 'csv',
    });
  });

  it('explains why there is no file', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(failure(410, 'DownloadExpired', 'Liên kết tải về đã hết hạn.')),
    );
    const { user: person } = renderPage(listAndLink);
    await screen.findByText('tran1@example.vn');
    await person.click(screen.getByRole('button', { name: /^Xuất XLSX/ }));
    expect(
      await screen.findByText('Chưa xuất được tệp. Liên kết tải về đã hết hạn.'),
    ).toBeVisible();
  });
});
