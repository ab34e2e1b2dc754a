import { act, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { digestOf } from '@/pages/attendance/check-in/CodeForm';
import { Component } from './AttendancePage';
import { readMoment } from '@/pages/attendance/check-in/AddScanForm';
import { openPage } from '@/testing/openPage';

const code = '7K3QX9A4BDMP22FH';

const event = {
  documentId: 'e1',
  kind: 'seminar',
  title: 'Kiểm toán dữ liệu',
  startAt: '2026-07-05T01:00:00.000Z',
  endAt: '2026-07-05T05:00:00.000Z',
  venue: 'Hà Nội',
};

const ticketOf = async (changes: object = {}) => ({
  documentId: 'line-1',
  digest: await digestOf(code),
  olderDigests: [],
  name: 'Đỗ Minh Quân',
  number: 1,
  quantity: 1,
  optionName: null,
  orderCode: 'DH26A7K3Q',
  valid: true,
  state: 'absent',
  minutes: 0,
  scans: [],
  ...changes,
});

interface Sent {
  scans: { id: string; ticket: string; direction: string }[];
}

const respond =
  (outcome: string, other: { otherAt: string; otherBy: string } | null = null): Responder =>
  ({ body }) =>
    json({
      data: (body as Sent).scans.map(({ id }) => ({
        documentId: id,
        outcome,
        otherAt: other?.otherAt ?? null,
        otherBy: other?.otherBy ?? null,
      })),
    });

const counted = respond('counted');

async function renderPage(
  scans: Responder = counted,
  changes: object = {},
  more: Record<string, Responder> = {},
) {
  const ticket = await ticketOf(changes);

  const page = openPage(
    { path: '/tai-khoan/diem-danh', Component },
    {
      at: '/tai-khoan/diem-danh?loai=seminar&su-kien=e1',
      loggedIn: true,
      endpoints: {
        'GET /attendance/check-in': () =>
          json({ data: { ...event, cpeHours: 3.5, tickets: [ticket] } }),
        'POST /attendance/scans': scans,
        ...more,
      },
    },
  );
  await screen.findByText('Sẵn sàng quét');
  const sent = () =>
    page.seen
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as Sent).scans.map(({ direction }) => direction));
  return { ...page, sent };
}

const verdict = () => {
  const panel = document.querySelector<HTMLElement>('[data-tone]');
  if (!panel) throw new Error('The verdict panel is missing.');
  return panel;
};

beforeEach(() => {
  localStorage.clear();
});

type User = ReturnType<typeof userEvent.setup>;

async function enter(user: User, text: string) {
  await user.type(screen.getByRole('textbox', { name: 'Mã vé' }), text);
  await user.click(screen.getByRole('button', { name: 'Ghi nhận' }));
}

it('lists the events near today, and links to the check-in of each', async () => {
  openPage(
    { path: '/tai-khoan/diem-danh', Component },
    {
      at: '/tai-khoan/diem-danh',
      loggedIn: true,
      endpoints: {
        'GET /attendance/events': () =>
          json({ data: [{ ...event, ticketCount: 12, presentCount: 3 }] }),
      },
    },
  );
  expect(await screen.findByRole('link', { name: 'Kiểm toán dữ liệu' })).toHaveAttribute(
    'href',
    '/tai-khoan/diem-danh?loai=seminar&su-kien=e1',
  );
});

describe('a code at check-in', () => {
  it('checks the ticket in, and shows and announces the result', async () => {
    const { user, sent } = await renderPage();
    await enter(user, '7k3q-x9a4-bdmp-22fh');
    await waitFor(() => expect(verdict()).toHaveTextContent('Mời vào'));
    expect(verdict()).toHaveTextContent('Đỗ Minh Quân');
    expect(verdict()).toHaveAttribute('role', 'status');
    await waitFor(() => expect(sent()).toEqual([['in']]));
    expect(localStorage.length).toBe(0);
  });

  it('shows a warning if another device was first', async () => {
    const { user } = await renderPage(
      respond('repeated', { otherAt: '2026-07-05T01:30:00.000Z', otherBy: 'Lan' }),
    );
    await enter(user, code);
    await waitFor(() => expect(verdict()).toHaveTextContent('Lượt quét kia lúc 08:30, Lan.'));
    expect(verdict()).toHaveAttribute('data-tone', 'warning');
  });

  it('shows an error for an unknown or refunded ticket', async () => {
    const { user } = await renderPage(respond('ended'), { valid: false });
    await enter(user, 'AAAABBBBCCCCDDDD');
    await waitFor(() => expect(verdict()).toHaveTextContent('Không có vé này'));
    expect(verdict()).toHaveAttribute('data-tone', 'error');
    await enter(user, code);
    await waitFor(() => expect(verdict()).toHaveTextContent('Vé hết hiệu lực'));
    expect(verdict()).toHaveAttribute('data-tone', 'error');
    await enter(user, 'ABC');
    expect(screen.getByText('Mã vé gồm 16 chữ và số, in dưới mã QR.')).toBeVisible();
  });
});

describe('check-in without a network', () => {
  it('stores scans on the device, checks them against local data, and sends them in order later', async () => {
    let up = false;
    const { user, sent } = await renderPage((request) =>
      up ? counted(request) : offline(request),
    );
    await enter(user, code);
    await waitFor(() => expect(verdict()).toHaveTextContent('Lưu trên máy, chưa gửi.'));
    await enter(user, code);
    await waitFor(() => expect(verdict()).toHaveTextContent('Vé đã vào rồi'));
    await user.click(screen.getByRole('radio', { name: 'Khách ra' }));
    await user.click(screen.getByRole('button', { name: 'Ghi giờ ra cho Đỗ Minh Quân' }));
    await waitFor(() => expect(verdict()).toHaveTextContent('Đã ghi giờ ra'));
    expect(screen.getByText(/3 lượt quét/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('scans:e1') ?? '[]')).toHaveLength(3);
    expect(localStorage.getItem('scans:e1')).not.toContain('Quân');
    up = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('scans:e1')).toBeNull());
    expect(sent().at(-1)).toEqual(['in', 'in', 'out']);
    expect(screen.queryByText(/3 lượt quét/)).not.toBeInTheDocument();
  });

  it('sends the scans of a closed page when check-in is opened again', async () => {
    const scan = { id: crypto.randomUUID(), ticket: 'line-1', direction: 'in', at: event.startAt };
    localStorage.setItem('scans:e1', JSON.stringify([scan]));
    const { sent } = await renderPage(respond('ended'));
    await waitFor(() => expect(sent()).toEqual([['in']]));
    // The page that sent it is gone, so the result is shown as a conflict.
    expect(await screen.findByText(/Đỗ Minh Quân · Vé hết hiệu lực/)).toBeVisible();
  });

  it('retains rejected scans and explains why', async () => {
    const { user } = await renderPage(() =>
      failure(403, 'ForbiddenError', 'Quý khách không có quyền.'),
    );
    await enter(user, code);
    expect(await screen.findByText('Quý khách không có quyền.')).toBeVisible();
    expect(localStorage.getItem('scans:e1')).not.toBeNull();
  });
});

describe('correcting attendance', () => {
  it('adds a missed check-out with its reason', async () => {
    const corrected: object[] = [];
    const { user } = await renderPage(
      counted,
      { state: 'unfinished' },
      {
        'POST /attendance/correct': async ({ body }) => {
          corrected.push(body as object);
          return json({ data: await ticketOf({ state: 'left', minutes: 200 }) });
        },
      },
    );
    await user.click(screen.getByRole('button', { name: /^Điều chỉnh điểm danh của/ }));
    const dialog = screen.getByRole('dialog', { name: 'Điểm danh của Đỗ Minh Quân' });
    expect(within(dialog).getByRole('radio', { name: 'Khách ra' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Thêm' }));
    expect(within(dialog).getByRole('textbox', { name: /Lý do/ })).toBeInvalid();
    await user.type(within(dialog).getByRole('textbox', { name: /Lý do/ }), 'Quên quét khi về');
    await user.click(within(dialog).getByRole('button', { name: 'Thêm' }));
    await waitFor(() => expect(corrected).toHaveLength(1));
    expect(corrected[0]).toMatchObject({
      direction: 'out',
      at: '2026-07-05T12:00:00+07:00',
      reason: 'Quên quét khi về',
    });
  });

  it.each([
    ['5/7/2026 8:05', '2026-07-05T08:05:00+07:00'],
    ['05/07/2026 11g45', '2026-07-05T11:45:00+07:00'],
    ['31/02/2026 08:00', null],
    ['05/07/2026 24:00', null],
    ['05/07/2026', null],
  ])('parses %s as %s', (typed, moment) => expect(readMoment(typed)).toBe(moment));
});
