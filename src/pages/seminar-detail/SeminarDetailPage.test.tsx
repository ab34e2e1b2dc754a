import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartVar } from '@/data/cart';
import { json } from '@/data/testing/fakeApi';
import { Component, queries } from './SeminarDetailPage';
import { openPage } from '@/testing/openPage';

// The first render compiles the page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 4000 });

const asSeminar = {
  venue: null,
  room: null,
  mapUrl: null,
  startAt: null,
  endAt: null,
  agenda: null,
};

const seminar = {
  documentId: 's1',
  title: 'Hội thảo thường niên',
  slug: 'hoi-thao-thuong-nien',
  summary: 'Sự kiện lớn nhất trong năm.',
  startAt: '2026-07-20T01:00:00.000Z',
  endAt: '2026-07-20T10:00:00.000Z',
  venue: 'Hà Nội và trực tuyến',
  price: 1_800_000,
  memberPrice: 1_400_000,
  capacity: 120,
  seatsLeft: 53,
  cpeHours: 7,
  speakers: [{ name: 'Dương Lan Anh', title: 'CIA' }],
  body: null,
  seo: null,
  orderByOption: true,
  orderOptionGroup: [
    {
      id: 'hinh-thuc',
      name: 'Hình thức tham dự',
      options: [
        { ...asSeminar, id: 'ha-noi', name: 'Tại Hà Nội', price: null, capacity: 60, seatsLeft: 3 },
        {
          ...asSeminar,
          id: 'truc-tuyen',
          name: 'Trực tuyến',
          price: 900_000,
          capacity: 50,
          seatsLeft: 50,
        },
        {
          ...asSeminar,
          id: 'tp-hcm',
          name: 'Tại TP. Hồ Chí Minh',
          price: null,
          capacity: 10,
          seatsLeft: 0,
          venue: 'Trung tâm hội nghị Sài Gòn',
          room: 'Sảnh A',
          mapUrl: 'https://maps.example/sai-gon',
        },
      ],
    },
  ],
};

async function renderPage(facts: object = {}, status = 200) {
  const shown = { ...seminar, ...facts };
  const pagination = { page: 1, pageSize: 5, pageCount: 1, total: 1 };
  const page = openPage(
    [
      {
        path: '/hoi-thao/:slug',
        Component,
        loader: queries.loader,
        ErrorBoundary: () => <h1>Page Not Found</h1>,
      },
    ],
    {
      at: '/hoi-thao/hoi-thao-thuong-nien',
      endpoints: {
        'GET /seminars/hoi-thao-thuong-nien': () => json({ data: shown }, status),
        'GET /seminars': () => json({ data: [shown], meta: { pagination } }),
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const panel = () => screen.getByRole('complementary', { name: 'Đăng ký tham dự' });
const add = () => screen.getByRole('button', { name: 'Thêm vào giỏ' });

describe('a seminar ordered by option', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-07-05T07:40:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows each option’s price, member price and seats', async () => {
    await renderPage();
    expect(screen.getByRole('radio', { name: /Tại Hà Nội/ }).closest('label')).toHaveTextContent(
      /1\.800\.000 ₫ Hội viên 1\.400\.000 ₫Chỉ còn 3 chỗ/,
    );
    expect(screen.getByRole('radio', { name: /Trực tuyến/ }).closest('label')).toHaveTextContent(
      /900\.000 ₫ Hội viên 700\.000 ₫Còn 50 chỗ/,
    );
  });

  it('shows where each option takes place', async () => {
    await renderPage();
    const locations = screen.getByRole('region', { name: /Nơi tham dự/ });
    expect(locations).toHaveTextContent(/Tại Hà NộiHà Nội và trực tuyến/);
    expect(locations).toHaveTextContent(/Tại TP. Hồ Chí MinhTrung tâm hội nghị Sài GònSảnh A/);
    const map = screen.getByRole('link', { name: 'Xem bản đồ: Tại TP. Hồ Chí Minh' });
    expect(map).toHaveAttribute('href', 'https://maps.example/sai-gon');
  });

  it('updates price and seats with the option', async () => {
    const { user } = await renderPage();
    expect(panel()).toHaveTextContent(/Từ.900\.000.₫/);
    expect(panel()).toHaveTextContent('Còn 2/3 lựa chọn');
    await user.click(screen.getByRole('radio', { name: /Trực tuyến/ }));
    expect(panel()).toHaveTextContent(/Phí tham dự900\.000.₫/);
    await user.click(screen.getByRole('radio', { name: /Tại Hà Nội/ }));
    expect(panel()).toHaveTextContent(/Phí tham dự1\.800\.000.₫/);
  });

  it('sends a visitor through the login to the waiting list of a full option', async () => {
    const { user } = await renderPage();
    const full = screen.getByRole('radio', { name: /Hồ Chí Minh/ });
    expect(full.closest('label')).toHaveTextContent('Hết chỗ');
    await user.click(full);
    expect(screen.queryByRole('button', { name: 'Thêm vào giỏ' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Vào danh sách chờ' })).toHaveAttribute(
      'href',
      '/dang-nhap?returnTo=%2Fhoi-thao%2Fhoi-thao-thuong-nien',
    );
  });

  it('asks which option to wait for once all are full', async () => {
    const { user } = await renderPage({ seatsLeft: 0 });
    expect(panel()).toHaveTextContent('Hết chỗ');
    expect(panel()).toHaveTextContent(/chọn một lựa chọn để vào danh sách chờ/);
    expect(screen.queryByText('Vào danh sách chờ')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Hồ Chí Minh/ }));
    expect(screen.getByText('Vào danh sách chờ')).toBeVisible();
  });

  it('requires an option before adding to the cart, and focuses the options', async () => {
    const { user } = await renderPage();
    await user.click(add());
    expect(screen.getByText(/Vui lòng chọn một lựa chọn/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Tại Hà Nội/ })).toHaveFocus());
    expect(cartVar()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Trực tuyến/ }));
    expect(screen.queryByText(/Vui lòng chọn một lựa chọn/)).toBeNull();
  });

  it('adds the option with its own price to the cart', async () => {
    const { user } = await renderPage();
    await user.click(screen.getByRole('radio', { name: /Trực tuyến/ }));
    await user.click(add());
    expect(cartVar()).toMatchObject([
      {
        kind: 'seminar',
        documentId: 's1',
        groupId: 'hinh-thuc',
        optionId: 'truc-tuyen',
        optionName: 'Hình thức tham dự – Trực tuyến',
        unitPrice: 900_000,
        quantity: 1,
      },
    ]);
  });

  it.each([
    [
      'is over',
      { startAt: '2026-06-01T01:00:00.000Z', endAt: '2026-06-01T10:00:00.000Z' },
      'Đã kết thúc',
      /đã diễn ra, không còn nhận đăng ký/,
    ],
    [
      'has begun',
      { startAt: '2026-07-05T01:00:00.000Z', endAt: '2026-07-05T10:00:00.000Z' },
      'Đang diễn ra',
      /đang diễn ra, không còn nhận đăng ký/,
    ],
  ])('rejects orders once it %s, and explains why', async (_when, facts, label, reason) => {
    await renderPage(facts);
    expect(panel()).toHaveTextContent(label);
    expect(add()).toBeDisabled();
    expect(add()).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('radio', { name: /Trực tuyến/ })).toBeDisabled();
  });

  it('shows no options if it is ordered as a whole', async () => {
    const { user } = await renderPage({ orderByOption: false });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(add());
    expect(cartVar()).toMatchObject([{ documentId: 's1', unitPrice: 1_800_000 }]);
  });

  it('shows the 404 page if the seminar does not exist', async () => {
    await renderPage({}, 404);
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });
});
