import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from '../MyCoursesPage';
import { openPage } from '@/testing/openPage';

const ticket = (number: number, changes: object = {}) => ({
  documentId: `b1-${number}`,
  number,
  code: `7K3Q-X9A4-BDMP-22F${number + 1}`,
  attendeeName: null,
  attendeeEmail: null,
  holderName: number === 1 ? 'Nguyễn Thị Hà' : null,
  own: number === 1,
  nameable: true,
  minutes: 0,
  ...changes,
});

const booking = {
  documentId: 'b1',
  kind: 'seminar',
  slug: 'du-lieu',
  title: 'Kiểm toán dữ liệu',
  optionName: null,
  startAt: '2099-07-05T01:30:00.000Z',
  endAt: '2099-07-05T05:00:00.000Z',
  venue: 'Hội trường Viện',
  room: 'Tầng 3',
  mapUrl: 'https://maps.example/vien',
  meetingUrl: null,
  orderId: 'o1',
  tickets: [ticket(1), ticket(2)],
  certificate: null,
};

const pagination = (total: number) => ({ page: 1, pageSize: 10, pageCount: 1, total });

const renderPage = (at: string, responders: Record<string, Responder>) => {
  const page = openPage(
    { path: '/tai-khoan/khoa-hoc-cua-toi', Component },
    { at: `/tai-khoan/khoa-hoc-cua-toi${at}`, loggedIn: true, endpoints: responders },
  );
  const sent = () => page.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, sent };
};

const bookingResponse =
  (changes: object = {}): Responder =>
  () =>
    json({ data: { ...booking, ...changes } });
describe('the tickets tab', () => {
  const list = (items: object[]): Record<string, Responder> => ({
    'GET /ticket/userBookings': () =>
      json({ data: items, meta: { pagination: pagination(items.length) } }),
  });

  it('lists bookings by event, with time, venue and state', async () => {
    const certificate = { documentId: 'c1', number: 'GCN-2026-2', code: 'X' };
    renderPage(
      '?muc=ve',
      list([
        booking,
        { ...booking, documentId: 'b2', title: 'Đã dự', certificate },
        { ...booking, documentId: 'b3', title: 'Đã qua', endAt: '2020-07-05T05:00:00.000Z' },
      ]),
    );
    const title = await screen.findByText('Kiểm toán dữ liệu');
    expect(title.closest('a')).toHaveAttribute('href', '/tai-khoan/khoa-hoc-cua-toi?ve=b1');
    const row = (text: string) => screen.getByText(text).closest('[role="row"]');
    expect(row('Kiểm toán dữ liệu')).toHaveTextContent('05/07/2099 08:30 – 12:00');
    expect(row('Kiểm toán dữ liệu')).toHaveTextContent('2 vé');
    expect(row('Đã dự')).toHaveTextContent('Đã có giấy chứng nhận');
    expect(row('Đã qua')).toHaveTextContent('Đã kết thúc');
  });

  it('links to the seminars if there are no tickets', async () => {
    renderPage('?muc=ve', list([]));
    expect(await screen.findByText('Chưa có vé nào')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem hội thảo' })).toHaveAttribute('href', '/hoi-thao');
  });
});

describe('a booking', () => {
  it('saves one ticket as a PDF, and reports a failure', async () => {
    const { user, seen } = renderPage('?ve=b1', {
      'GET /ticket/userBooking': bookingResponse(),
      'GET /ticket/pdf': () => failure(404, 'NotFoundError', 'Không tìm thấy vé này.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Tải vé (PDF) số 2' }));
    expect(await screen.findByText('Không tìm thấy vé này.')).toBeVisible();
    expect(seen.some(({ url }) => url.endsWith('/ticket/pdf?id=b1-2'))).toBe(true);
  });

  it('shows a QR code and the code for each ticket, and whose it is', async () => {
    renderPage('?ve=b1', { 'GET /ticket/userBooking': bookingResponse() });
    const first = await screen.findByRole('article', { name: 'Vé số 1 trong 2 vé' });
    expect(within(first).getByRole('img', { name: /7K3Q-X9A4-BDMP-22F2/ })).toBeInTheDocument();
    expect(first).toHaveTextContent('Nguyễn Thị Hà');
    expect(first).toHaveTextContent('Tầng 3Hội trường Viện');
    expect(within(first).getByRole('link', { name: 'Xem bản đồ' })).toBeVisible();
    expect(first).not.toHaveTextContent('Phòng họp');
    const second = screen.getByRole('article', { name: 'Vé số 2 trong 2 vé' });
    expect(second).toHaveTextContent('Chưa ghi tên');
    expect(second).toHaveTextContent(/Chỉ vé đứng tên người có tài khoản/);
  });

  it('shows not found once refunded, or for another member', async () => {
    renderPage('?ve=b1', {
      'GET /ticket/userBooking': () => failure(404, 'NotFoundError', 'Không.'),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Không tìm thấy vé');
  });

  it('lets the buyer name the attendee, and keeps the input after a failure', async () => {
    let up = false;
    const { user, sent } = renderPage('?ve=b1', {
      'GET /ticket/userBooking': bookingResponse(),
      'POST /ticket/nameAttendee': () =>
        up
          ? json({
              data: {
                ...booking,
                tickets: [ticket(1), ticket(2, { attendeeName: 'Lê An', holderName: 'Lê An' })],
              },
            })
          : failure(409, 'TicketScanned', 'Vé này đã được quét.'),
    });
    await user.click(
      await screen.findByRole('button', { name: 'Ghi tên người tham dự cho vé số 2' }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Vé số 2 dành cho ai?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Họ và tên/ }), 'Lê An');
    await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'không phải email');
    await user.click(within(dialog).getByRole('button', { name: 'Ghi tên' }));
    expect(within(dialog).getByRole('textbox', { name: /Email/ })).toBeInvalid();
    await user.clear(within(dialog).getByRole('textbox', { name: /Email/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Ghi tên' }));
    expect(await within(dialog).findByText('Vé này đã được quét.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Họ và tên/ })).toHaveValue('Lê An');
    up = true;
    await user.click(within(dialog).getByRole('button', { name: 'Ghi tên' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)).toMatchObject({ ticket: 'b1-2', name: 'Lê An' });
    expect(screen.getByRole('article', { name: 'Vé số 2 trong 2 vé' })).toHaveTextContent('Lê An');
  });
});
