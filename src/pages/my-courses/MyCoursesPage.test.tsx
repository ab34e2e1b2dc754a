import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import * as files from '@/lib/saveFile';
import { Component } from './MyCoursesPage';
import { openPage } from '@/testing/openPage';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi' };
const course = {
  documentId: 'c1',
  title: 'Kiểm toán căn bản',
  slug: 'can-ban',
  code: 'KT01',
  format: 'online',
  startAt: '2026-07-05T01:00:00.000Z',
  endAt: '2026-07-07T10:00:00.000Z',
  hours: 16,
  cpeHours: 12.5,
  category,
  cover: null,
};
const document = {
  documentId: 'd1',
  title: 'Sổ tay kiểm toán',
  slug: 'so-tay',
  pages: 1240,
  language: 'Tiếng Việt',
  year: 2026,
  author: 'Viện',
  category,
  cover: null,
};
const bought = { orderId: 'o1', since: '2026-07-01T02:00:00.000Z' };
const progress = {
  documentId: 'c1',
  lessonCount: 8,
  doneLessons: ['a', 'b', 'c', 'd', 'e'],
  lastLesson: 'e',
  states: [],
  completedAt: null,
};
const courses: Responder = () => json({ data: [{ course, progress, ...bought }] });
const link = { url: '/api/download?ticket=t', name: 'So tay.pdf', expiresAt: bought.since };

const renderPage = (at: string, responders: Record<string, Responder>) =>
  openPage(
    { path: '/tai-khoan/khoa-hoc-cua-toi', Component },
    { at: `/tai-khoan/khoa-hoc-cua-toi${at}`, loggedIn: true, endpoints: responders },
  );

afterEach(() => vi.restoreAllMocks());

describe('purchased courses', () => {
  it('lists courses with days, format, hours, CPE and progress, and links to their lessons', async () => {
    renderPage('', { 'GET /course/getUserCourse': courses });
    const title = await screen.findByText('Kiểm toán căn bản');
    expect(title.closest('a')).toHaveAttribute('href', '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1');
    const row = title.closest<HTMLElement>('[role="row"]');
    expect(row).toHaveTextContent('05/07/2026 – 07/07/2026');
    expect(row).toHaveTextContent('Trực tuyến');
    expect(row).toHaveTextContent('16 giờ');
    expect(row).toHaveTextContent('12,5');
    expect(row).toHaveTextContent('5/8 bài');
  });

  it('lists finished courses apart, with the date and the certificate', async () => {
    const certificate = {
      documentId: 'g1',
      number: 'GCN-2026-ABCDEFGH',
      code: 'AAAAA-BBBBB-CCCCC-DDDDD',
    };
    const finished = {
      course: { ...course, documentId: 'c2', title: 'Kiểm toán nâng cao' },
      progress: {
        ...progress,
        documentId: 'c2',
        completedAt: '2026-07-05T02:00:00.000Z',
        certificate,
      },
      ...bought,
    };
    renderPage('', {
      'GET /course/getUserCourse': () =>
        json({ data: [finished, { course, progress, ...bought }] }),
    });
    const table = await screen.findByRole('table', { name: 'Các khoá học đã hoàn thành' });
    expect(table).toHaveTextContent('Hoàn thành 05/07/2026');
    expect(table).not.toHaveTextContent('Kiểm toán căn bản');
    expect(within(table).getByRole('link', { name: /GCN-2026-ABCDEFGH/ })).toHaveAttribute(
      'href',
      '/bang-cap/xac-minh-giay-chung-nhan#AAAAA-BBBBB-CCCCC-DDDDD',
    );
  });

  it('links to the catalogue and unpaid orders if there are none', async () => {
    renderPage('', { 'GET /course/getUserCourse': () => json({ data: [] }) });
    expect(await screen.findByText('Chưa có khoá học nào')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem khoá học' })).toHaveAttribute('href', '/khoa-hoc');
    expect(screen.getByRole('link', { name: 'Xem đơn hàng đang chờ' })).toHaveAttribute(
      'href',
      '/tai-khoan/lich-su-mua-hang?trang-thai=pending_payment',
    );
  });

  it('requests only the open tab of courses and documents', async () => {
    const { user, router, seen } = renderPage('', {
      'GET /course/getUserCourse': courses,
      'GET /document/getUserDocument': () => json({ data: [{ document, ...bought }] }),
    });
    await screen.findByText('Kiểm toán căn bản');
    expect(seen.some(({ url }) => url.includes('getUserDocument'))).toBe(false);
    const tabs = screen.getByRole('navigation', { name: 'Đã mua' });
    await user.click(within(tabs).getByRole('link', { name: 'Tài liệu' }));
    expect(router.state.location.search).toBe('?muc=tai-lieu');
    const row = (await screen.findByText('Sổ tay kiểm toán')).closest('[role="row"]');
    expect(row).toHaveTextContent('1.240');
    expect(row).toHaveTextContent('01/07/2026');
  });
});

describe('a purchased document', () => {
  const openDocuments = (download: Responder) =>
    renderPage('?muc=tai-lieu', {
      'GET /document/getUserDocument': (request) =>
        request.url.includes('id=') ? download(request) : json({ data: [{ document, ...bought }] }),
    });
  const press = () => screen.findByRole('button', { name: 'Tải về: Sổ tay kiểm toán' });

  it('downloads by a link requested on each click', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue(undefined);
    const { user, seen } = openDocuments(() => json({ data: link }));
    await user.click(await press());
    expect(await screen.findByText('Tệp đang được tải về.')).toBeVisible();
    await user.click(await press());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ url: link.url, name: link.name }),
    );
    expect(seen.filter(({ url }) => url.endsWith('getUserDocument?id=d1'))).toHaveLength(2);
  });

  it('explains why there is no file, and allows a retry', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue(undefined);
    let ready = false;
    const { user } = openDocuments(() =>
      ready ? json({ data: link }) : failure(404, 'FileNotReady', 'Tệp chưa sẵn sàng.'),
    );
    await user.click(await press());
    const message = await screen.findByText('Tệp chưa sẵn sàng.');
    expect(message.closest('[role="row"]')).toHaveTextContent('Sổ tay kiểm toán');
    expect(await press()).toHaveAccessibleDescription('Tệp chưa sẵn sàng.');
    expect(save).not.toHaveBeenCalled();
    ready = true;
    await user.click(await press());
    expect(await screen.findByText('Tệp đang được tải về.')).toBeVisible();
    expect(screen.queryByText('Tệp chưa sẵn sàng.')).not.toBeInTheDocument();
  });
});
