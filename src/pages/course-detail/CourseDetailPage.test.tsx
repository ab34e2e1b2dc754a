import '@testing-library/jest-dom/vitest';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { byEndpoint } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Answer } from '@/data/testing/fakeApi';
import { renderRoutes } from '@/data/testing/renderRoutes';
import { Component, queries } from './CourseDetailPage';

// The first render compiles the page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 4000 });

const course = {
  documentId: 'c1',
  title: 'Kiểm toán căn bản',
  slug: 'can-ban',
  summary: 'Tóm tắt.',
  code: 'KT01',
  price: 1_000_000,
  memberPrice: null,
  format: 'self-paced',
  startAt: null,
  endAt: null,
  hours: 16,
  cpeHours: 12,
  level: 'foundation',
  capacity: null,
  placesLeft: null,
  category: { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi' },
  cover: null,
  body: null,
  seo: null,
  instructors: [],
  outline: [],
};
const pagination = { page: 1, pageSize: 5, pageCount: 1, total: 1 };

async function open(check: Answer, { loggedIn = true, facts = {} } = {}) {
  const shown = { ...course, ...facts };
  const api = fakeApi(
    byEndpoint({
      'GET /courses/can-ban': () => json({ data: shown }),
      'GET /courses': () => json({ data: [shown], meta: { pagination } }),
      'GET /course/checkUserCourse': check,
    }),
  );
  renderRoutes([{ path: '/khoa-hoc/:slug', Component, loader: queries.loader }], {
    fetch: api.fetch,
    at: '/khoa-hoc/can-ban',
    loggedIn,
  });
  const panel = within(await screen.findByLabelText('Đăng ký khoá học'));
  return { panel, ...api, user: userEvent.setup() };
}

const owned: Answer = () => json({ data: { owned: true, pending: false, orderId: 'o1' } });
const pending: Answer = () => json({ data: { owned: false, pending: true, orderId: 'o2' } });

it('leads who has the course to its lessons, instead of to an order', async () => {
  const { panel } = await open(owned);
  expect(await panel.findByText('Vào học')).toHaveAttribute(
    'href',
    '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1',
  );
  expect(screen.queryByText('Thêm vào giỏ')).not.toBeInTheDocument();
});

it('tells of an order that awaits payment, and where it is', async () => {
  const { panel } = await open(pending);
  expect(await panel.findByText(/đơn hàng đang chờ thanh toán/)).toBeVisible();
  expect(panel.getByText('Xem đơn hàng')).toHaveAttribute(
    'href',
    '/tai-khoan/lich-su-mua-hang?don=o2',
  );
  expect(screen.queryByText('Thêm vào giỏ')).not.toBeInTheDocument();
});

it('lets who has a place at a dated course order places for others', async () => {
  const startAt = new Date(Date.now() + 864e5).toISOString();
  const { panel, user } = await open(owned, { facts: { format: 'online', startAt } });
  await user.click(await panel.findByText('Đặt thêm chỗ cho người khác'));
  expect(panel.getByText('Thêm vào giỏ')).toBeEnabled();
});

it('asks nothing of who is not logged in', async () => {
  const { panel, seen } = await open(owned, { loggedIn: false });
  expect(panel.getByText('Thêm vào giỏ')).toBeVisible();
  expect(seen.some(({ url }) => url.includes('checkUserCourse'))).toBe(false);
});

it('can be ordered where the check fails', async () => {
  const { panel, seen } = await open(() => failure(503, 'ServiceUnavailableError', 'Bận'));
  await waitFor(() => expect(seen.some(({ url }) => url.includes('checkUserCourse'))).toBe(true));
  expect(panel.getByText('Thêm vào giỏ')).toBeVisible();
});
