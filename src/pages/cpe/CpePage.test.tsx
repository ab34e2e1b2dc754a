import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartVar } from '@/data/cart';
import { offline } from '@/data/testing/byEndpoint';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from './CpePage';
import { openPage } from '@/testing/openPage';

const duty = {
  certificate: 'c1',
  number: 'CIA-2020-000001',
  certification: 'CIA',
  state: 'due',
  practising: true,
  choosable: true,
  required: 40,
  earned: 26,
  carried: 0,
  missing: 14,
  parts: [{ part: 'ethics', required: 2, earned: 0, missing: 2 }],
};
const own = {
  documentId: 'e1',
  day: '2026-07-05',
  hours: 1.5,
  subject: 'Kiểm toán dữ liệu',
  provider: 'Hội nghề nghiệp',
  part: 'technology',
  source: 'own',
  certificate: null,
  evidence: null,
  revokedReason: null as string | null,
};
const earned = {
  ...own,
  documentId: 'e2',
  subject: 'Đạo đức nghề nghiệp',
  source: 'course',
  certificate: { documentId: 'g1', number: 'GCN-2026-ABCDEFGH', code: 'AAAAA-BBBBB-CCCCC-DDDDD' },
};
const record = (changes: object = {}) => ({
  data: {
    year: 2026,
    years: [2026, 2025],
    hours: 26,
    parts: [{ part: 'general', hours: 26 }],
    duties: [duty],
    entries: [own, earned],
    offers: [
      {
        documentId: 's1',
        kind: 'seminar',
        slug: 'dao-duc',
        title: 'Hội thảo đạo đức',
        startAt: '2026-12-01T02:00:00.000Z',
        hours: 3.5,
        ethicsHours: 2,
        price: 900_000,
        owned: false,
        orderByOption: false,
      },
    ],
    ...changes,
  },
});

const renderPage = (responders: Record<string, Responder>) =>
  openPage(
    { path: '/tai-khoan/cpe', Component },
    { at: '/tai-khoan/cpe', loggedIn: true, endpoints: responders },
  );

it('shows the hours of each part, and plans what would earn the missing ones', async () => {
  const [offer] = record().data.offers;
  const bought = {
    ...offer,
    documentId: 'k1',
    kind: 'course',
    title: 'Khoá đã mua',
    startAt: null,
    ethicsHours: 0,
    owned: true,
  };
  const { user } = renderPage({
    'GET /cpe/record': () => json(record({ offers: [bought, offer] })),
  });
  expect(await screen.findByText('Còn thiếu 14 giờ, 2 giờ đạo đức')).toBeVisible();
  expect(screen.getByText('26 trên 40 giờ')).toBeVisible();
  expect(screen.getByText('0 trên 2 giờ')).toBeVisible();
  const plan = screen.getByRole('table', { name: 'Khoá học và hội thảo trong kế hoạch' });
  const [, first, second] = within(plan).getAllByRole('row') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(first).getByRole('link', { name: /^Vào học/ })).toHaveAttribute(
    'href',
    '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=k1',
  );
  expect(second).toHaveTextContent('3,5, có 2 giờ đạo đức');
  expect(screen.getByText(/còn thiếu 7 giờ:/)).toBeVisible();
  await user.click(within(second).getByRole('button', { name: /^Thêm vào giỏ/ }));
  expect(cartVar()).toMatchObject([{ documentId: 's1', unitPrice: 900_000, quantity: 1 }]);
});

it('allows changing own entries, and only verifying earned ones', async () => {
  renderPage({ 'GET /cpe/record': () => json(record()) });
  const table = await screen.findByRole('table', { name: /Các hoạt động CPE/ });
  const [, mine, theirs] = within(table).getAllByRole('row') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(mine).getByRole('button', { name: /^Sửa hoạt động/ })).toBeVisible();
  expect(within(theirs).queryByRole('button')).toBeNull();
  expect(within(theirs).getByRole('link', { name: 'GCN-2026-ABCDEFGH' })).toHaveAttribute(
    'href',
    '/bang-cap/xac-minh-giay-chung-nhan#AAAAA-BBBBB-CCCCC-DDDDD',
  );
});

it('strikes out hours that no longer count, with the reason', async () => {
  const revoked = { ...earned, revokedReason: 'Đơn hàng đã được hoàn tiền.' };
  renderPage({ 'GET /cpe/record': () => json(record({ entries: [revoked] })) });
  expect(await screen.findByText('Không còn được tính. Đơn hàng đã được hoàn tiền.')).toBeVisible();
  expect(screen.getByText('1,5').tagName).toBe('S');
});

it('saves the practice status of a year, and restores it if the server rejects it', async () => {
  const { user, seen } = renderPage({
    'GET /cpe/record': () => json(record()),
    'POST /cpe/practice': () => failure(503, 'ServiceUnavailableError', 'Hệ thống đang bận.'),
  });
  await user.click(await screen.findByRole('radio', { name: 'Không hành nghề' }));
  expect(await screen.findByText(/Hệ thống đang bận/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Đang hành nghề' })).toBeChecked();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    certificate: 'c1',
    year: 2026,
    practising: false,
  });
});

it('explains an empty record, and offers a retry if it fails to load', async () => {
  const nothing = record({ duties: [], entries: [], offers: [], hours: 0, parts: [] });
  let down = true;
  const { user } = renderPage({
    'GET /cpe/record': (...call) => (down ? offline(...call) : json(nothing)),
  });
  const retry = await screen.findByRole('button', { name: /Thử lại/ });
  down = false;
  await user.click(retry);
  await waitFor(() => expect(screen.getByText(/Chưa có chứng chỉ nào gắn/)).toBeVisible());
  expect(screen.getByText('Chưa có hoạt động nào trong năm này')).toBeVisible();
});
