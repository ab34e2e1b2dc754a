import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartVar } from '@/data/cart';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component, queries } from './CourseDetailPage';
import { openPage } from '@/testing/openPage';

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
  seatsLeft: null,
  category: { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi' },
  cover: null,
  body: null,
  seo: null,
  instructors: [],
  outline: [],
};
const syllabus = {
  documentId: 'c1',
  rule: {
    ...{ minutesShare: 50, lessonCount: 2, quizCount: 1, declaration: true },
    exam: { title: 'Thi thử CIA', minutes: 90, questionCount: 60, passMark: 75, attempts: 3 },
  },
  lessons: [
    { id: 'a', title: 'Mở đầu', minutes: 30, isSample: true, hasVideo: false, questionCount: 0 },
    { id: 'b', title: 'Rủi ro', minutes: 30, isSample: false, hasVideo: true, questionCount: 5 },
  ],
};
const pagination = { page: 1, pageSize: 5, pageCount: 1, total: 1 };

interface OpenOptions {
  loggedIn?: boolean;
  facts?: object;
  responders?: Record<string, Responder>;
}

async function renderPage(
  check: Responder,
  { loggedIn = true, facts = {}, responders = {} }: OpenOptions = {},
) {
  const courseWithFacts = { ...course, ...facts };

  const page = openPage(
    { path: '/khoa-hoc/:slug', Component, loader: queries.loader },
    {
      at: '/khoa-hoc/can-ban',
      loggedIn,
      endpoints: {
        'GET /courses/can-ban': () => json({ data: courseWithFacts }),
        'GET /courses/can-ban/syllabus': () => json({ data: syllabus }),
        'GET /courses': () => json({ data: [courseWithFacts], meta: { pagination } }),
        'GET /course/checkUserCourse': check,
        ...responders,
      },
    },
  );
  const panel = within(await screen.findByLabelText('Đăng ký khoá học'));
  return { panel, ...page };
}

const owned: Responder = () => json({ data: { owned: true, pending: false, orderId: 'o1' } });
const pending: Responder = () => json({ data: { owned: false, pending: true, orderId: 'o2' } });

it('links owners of the course to its lessons instead of an order', async () => {
  const { panel } = await renderPage(owned);
  expect(await panel.findByText('Vào học')).toHaveAttribute(
    'href',
    '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1',
  );
  expect(screen.queryByText('Thêm vào giỏ')).not.toBeInTheDocument();
});

it('mentions an order awaiting payment, and links to it', async () => {
  const { panel } = await renderPage(pending);
  expect(await panel.findByText(/đơn hàng đang chờ thanh toán/)).toBeVisible();
  expect(panel.getByText('Xem đơn hàng')).toHaveAttribute(
    'href',
    '/tai-khoan/lich-su-mua-hang?don=o2',
  );
  expect(screen.queryByText('Thêm vào giỏ')).not.toBeInTheDocument();
});

it('lets owners of a dated course order seats for others', async () => {
  const startAt = new Date(Date.now() + 864e5).toISOString();
  const { panel, user } = await renderPage(owned, { facts: { format: 'online', startAt } });
  await user.click(await panel.findByText('Đặt thêm chỗ cho người khác'));
  expect(panel.getByText('Thêm vào giỏ')).toBeEnabled();
});

it('sends no ownership request for visitors', async () => {
  const { panel, seen } = await renderPage(owned, { loggedIn: false });
  expect(panel.getByText('Thêm vào giỏ')).toBeVisible();
  expect(seen.some(({ url }) => url.includes('checkUserCourse'))).toBe(false);
});

it('allows ordering if the ownership check fails', async () => {
  const { panel, seen } = await renderPage(() => failure(503, 'ServiceUnavailableError', 'Bận'));
  await waitFor(() => expect(seen.some(({ url }) => url.includes('checkUserCourse'))).toBe(true));
  expect(panel.getByText('Thêm vào giỏ')).toBeVisible();
});

describe('a full course', () => {
  const startAt = new Date(Date.now() + 864e5).toISOString();
  const full = { format: 'online', startAt, capacity: 10, seatsLeft: 0 };
  const entry = {
    documentId: 'w1',
    kind: 'course',
    itemDocumentId: 'c1',
    slug: 'can-ban',
    title: 'Kiểm toán căn bản',
    groupId: null,
    optionId: null,
    optionName: null,
    price: 1_000_000,
    state: 'waiting',
    joinedAt: '2026-07-05T01:00:00.000Z',
    position: 3,
    offerEndsAt: null,
  };
  const notOwned: Responder = () => json({ data: { owned: false, pending: false, orderId: null } });

  it('sends a visitor to the login and back', async () => {
    const { panel, seen } = await renderPage(notOwned, { loggedIn: false, facts: full });
    expect(panel.getByText('Vào danh sách chờ')).toHaveAttribute(
      'href',
      '/dang-nhap?returnTo=%2Fkhoa-hoc%2Fcan-ban',
    );
    expect(seen.some(({ url }) => url.includes('waiting-list'))).toBe(false);
  });

  it('lets a member join the waiting list, and shows the position', async () => {
    let joined = false;
    const { panel, user, seen } = await renderPage(notOwned, {
      facts: full,
      responders: {
        'GET /waiting-list/userWaiting': () => json({ data: joined ? [entry] : [] }),
        'POST /waiting-list/join': () => {
          joined = true;
          return json({ data: entry });
        },
      },
    });
    await user.click(await panel.findByRole('button', { name: 'Vào danh sách chờ' }));
    expect(await panel.findByText(/ở vị trí thứ 3 trong danh sách chờ/)).toBeVisible();
    expect(seen.filter(({ url }) => url.endsWith('/waiting-list/join'))).toHaveLength(1);
    expect(panel.queryByText('Vào danh sách chờ')).not.toBeInTheDocument();
  });

  it('explains beside the button why a member cannot join', async () => {
    const { panel, user } = await renderPage(notOwned, {
      facts: full,
      responders: {
        'GET /waiting-list/userWaiting': () => json({ data: [] }),
        'POST /waiting-list/join': () => failure(409, 'SeatsLeft', 'Vẫn còn chỗ.'),
      },
    });
    await user.click(await panel.findByRole('button', { name: 'Vào danh sách chờ' }));
    expect(await panel.findByText('Vẫn còn chỗ.')).toBeVisible();
  });

  it('adds a single offered seat to the cart', async () => {
    const offered = { ...entry, state: 'offered', position: null, offerEndsAt: startAt };
    const { panel, user } = await renderPage(notOwned, {
      facts: full,
      responders: { 'GET /waiting-list/userWaiting': () => json({ data: [offered] }) },
    });
    expect(await panel.findByText(/đang giữ cho Quý khách một chỗ đến/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Đặt ngay' }));
    expect(cartVar()).toMatchObject([{ documentId: 'c1', quantity: 1 }]);
  });
});

it('shows before the purchase what completes the course, and opens a sample lesson', async () => {
  const sample = {
    ...{ id: 'a', title: 'Mở đầu', videoUrl: null, captions: null, minutes: 30, video: null },
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Nội dung học thử' }] }],
    exercises: [],
  };
  const { user, seen } = await renderPage(() => json({ data: { owned: false, pending: false } }), {
    loggedIn: false,
    responders: { 'GET /courses/can-ban/sample': () => json({ data: sample }) },
  });
  expect(await screen.findByText('Đạt từ 75% ở “Thi thử CIA”')).toBeVisible();
  expect(screen.getByText('60 câu trong 90 phút, nhiều nhất 3 lần trong 24 giờ')).toBeVisible();
  expect(seen.some(({ url }) => url.includes('/sample'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Học thử: Mở đầu' }));
  expect(await screen.findByText('Nội dung học thử')).toBeVisible();
});
