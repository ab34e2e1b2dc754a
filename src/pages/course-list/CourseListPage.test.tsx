import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline } from '@/data/testing/byEndpoint';
import { json, type Responder, type SeenRequest } from '@/data/testing/fakeApi';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Component, queries } from './CourseListPage';
import { openPage } from '@/testing/openPage';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const course = {
  documentId: 'c1',
  title: 'Luyện thi CIA phần 1',
  slug: 'luyen-thi-cia-phan-1',
  summary: 'Ôn thi.',
  code: 'CIA-P1',
  price: 4_500_000,
  memberPrice: 3_600_000,
  format: 'classroom',
  startAt: '2026-07-20T01:30:00.000Z',
  endAt: '2026-07-22T10:00:00.000Z',
  hours: 24,
  cpeHours: 24.5,
  level: 'foundation',
  capacity: 30,
  seatsLeft: 18,
  city: 'ha-noi',
  ethicsHours: 2,
  featured: false,
  category,
};
const displayedTitle = keepTitleTermsTogether(course.title);

const listOf =
  (courses: object[], total = courses.length): Responder =>
  () =>
    json({
      data: courses,
      meta: { pagination: { page: 1, pageSize: 12, pageCount: Math.ceil(total / 12), total } },
    });

const noCounts = { month: [], cpe: [], ethics: [], price: [], open: [] };
const counted = {
  ...noCounts,
  counted: true,
  format: [{ value: 'classroom', count: 4 }],
  city: [
    { value: 'ha-noi', count: 3 },
    { value: 'da-nang', count: 1 },
  ],
};

function renderPage(at: string, courses: Responder) {
  return openPage(
    { path: '/khoa-hoc', Component, loader: queries.loader },
    {
      at,
      endpoints: {
        'GET /courses': courses,
        'GET /courses/facets': () => json({ data: counted }),
        'GET /course-categories': () => json({ data: [category] }),
      },
    },
  );
}

const queryOf = (seen: SeenRequest[]) =>
  new URL(seen.find(({ url }) => url.includes('/courses?'))?.url ?? '').searchParams;
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`No row contains ${title}`);
  return within(row);
};

describe('the course list', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-07-05T07:40:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lists date, title, format, CPE hours, prices and seats', async () => {
    renderPage('/khoa-hoc', listOf([course]));
    const row = await rowOf(displayedTitle);
    expect(row.getByText('20/07/2026')).toBeInTheDocument();
    expect(row.getByText('Tại lớp')).toBeInTheDocument();
    expect(row.getByText('24,5')).toBeInTheDocument();
    expect(row.getByText('4.500.000 ₫')).toBeInTheDocument();
    expect(row.getByText(/Hội viên/)).toHaveTextContent('Hội viên 3.600.000 ₫');
    expect(row.getByText('Còn 18 chỗ')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 khoá học');
  });

  it.each([
    ['Chỉ còn 2 chỗ', { seatsLeft: 2 }],
    ['Hết chỗ', { seatsLeft: 0 }],
    ['Đang diễn ra', { startAt: '2026-07-01T01:30:00.000Z' }],
    ['Đã kết thúc', { startAt: '2026-06-01T01:30:00.000Z', endAt: '2026-06-02T10:00:00.000Z' }],
    ['Còn chỗ', { seatsLeft: null, capacity: null }],
    ['Luôn mở', { seatsLeft: null, capacity: null, format: 'self-paced' }],
  ])('renders as text: %s', async (label, facts) => {
    renderPage('/khoa-hoc', listOf([{ ...course, ...facts }]));
    const row = await rowOf(displayedTitle);
    expect(row.getByText(label)).toBeInTheDocument();
  });

  it('shows a zero price as free, for members too', async () => {
    renderPage('/khoa-hoc', listOf([{ ...course, price: 500_000, memberPrice: 0 }]));
    const row = await rowOf(displayedTitle);
    expect(row.getByText('Hội viên miễn phí')).toBeInTheDocument();
  });

  it('requests the filters of the URL', async () => {
    const { seen } = renderPage(
      '/khoa-hoc?danh-muc=luyen-thi&tim=kiem%20toan&sap-xep=gia-giam&trang=2',
      listOf([course], 30),
    );
    await screen.findByRole('link', { name: displayedTitle });
    expect(queryOf(seen).get('filters[category][slug][$eq]')).toBe('luyen-thi');
    expect(queryOf(seen).get('_q')).toBe('kiem toan');
    expect(queryOf(seen).get('sort')).toBe('price:desc');
    expect(queryOf(seen).get('pagination[page]')).toBe('2');
    expect(queryOf(seen).get('pagination[pageSize]')).toBe('12');
  });

  it('ignores invalid URL parameters', async () => {
    const { seen } = renderPage(
      '/khoa-hoc?danh-muc=..%2F..&sap-xep=id:desc&trang=-3&tim=%20%00',
      listOf([course]),
    );
    await screen.findByRole('link', { name: displayedTitle });
    expect(queryOf(seen).has('filters[category][slug][$eq]')).toBe(false);
    expect(queryOf(seen).has('_q')).toBe(false);
    expect(queryOf(seen).get('sort')).toBe('startAt:asc');
    expect(queryOf(seen).get('pagination[page]')).toBe('1');
  });

  it('redirects a page beyond the end to the last one', async () => {
    const { router } = renderPage('/khoa-hoc?trang=9', listOf([course], 30));
    await screen.findByRole('link', { name: displayedTitle });
    expect(router.state.location.search).toBe('?trang=3');
  });

  it('offers the whole list if nothing is found', async () => {
    renderPage('/khoa-hoc?tim=zzz', listOf([]));
    expect(
      await screen.findByRole('heading', { name: /Không tìm thấy khoá.học phù hợp/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Xem tất cả khoá học' })).toHaveAttribute(
      'href',
      '/khoa-hoc',
    );
  });

  it('excludes search results from search engines, and sets the default-sort URL of a list as canonical', async () => {
    renderPage('/khoa-hoc?tim=cia', listOf([course]));
    await screen.findByRole('link', { name: displayedTitle });
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('links to its previous and next page for search engines', async () => {
    renderPage('/khoa-hoc?sap-xep=gia-tang&trang=2', listOf([course], 30));
    await screen.findByRole('link', { name: displayedTitle });
    const href = (rel: string) => document.querySelector(`link[rel=${rel}]`)?.getAttribute('href');
    expect(href('canonical')).toMatch(/\/khoa-hoc\?trang=2$/);
    expect(href('prev')).toBe('/khoa-hoc');
    expect(href('next')).toBe('/khoa-hoc?trang=3');
  });

  it('reports an unreachable API, and shows the list after a retry', async () => {
    let respond: Responder = offline;
    const { user } = renderPage('/khoa-hoc', (request) => respond(request));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Chưa tải được nội dung');
    expect(screen.getByRole('heading', { level: 1, name: /Khoá.học/ })).toBeInTheDocument();
    respond = listOf([course]);
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('link', { name: displayedTitle })).toBeInTheDocument();
  });

  it('filters by the facets of the URL, and removes one by its link', async () => {
    const { seen, user, router } = renderPage(
      '/khoa-hoc?tinh-thanh=ha-noi&con-nhan=co&trang=2',
      listOf([course], 30),
    );
    await screen.findByRole('link', { name: displayedTitle });
    expect(queryOf(seen).get('facets[city]')).toBe('ha-noi');
    expect(queryOf(seen).get('facets[open]')).toBe('true');
    await user.click(
      await screen.findByRole('link', { name: 'Bỏ điều kiện tỉnh, thành phố: Hà Nội' }),
    );
    expect(router.state.location.search).toBe('?con-nhan=co');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('offers each value with its number of courses', async () => {
    const { user, router } = renderPage('/khoa-hoc?tim=cia', listOf([course]));
    const city = await screen.findByLabelText('Tỉnh, thành phố');
    expect(await within(city).findByText('Đà Nẵng (1)')).toBeInTheDocument();
    await user.selectOptions(city, 'da-nang');
    expect(router.state.location.search).toBe('?tim=cia&tinh-thanh=da-nang');
  });

  it('offers values with results if the chosen ones have none', async () => {
    renderPage('/khoa-hoc?tinh-thanh=hue', listOf([]));
    expect(
      await screen.findByRole('link', { name: 'Tỉnh, thành phố: Hà Nội (3)' }),
    ).toHaveAttribute('href', '/khoa-hoc?tinh-thanh=ha-noi');
  });

  it('offers the waiting list of a full course', async () => {
    renderPage('/khoa-hoc', listOf([{ ...course, seatsLeft: 0 }]));
    const row = await rowOf(displayedTitle);
    expect(row.getByRole('link', { name: 'Vào danh sách chờ' })).toHaveAttribute(
      'href',
      `/khoa-hoc/${course.slug}`,
    );
  });

  it('compares the chosen courses', async () => {
    const { user, router, seen } = renderPage('/khoa-hoc?sap-xep=cpe', listOf([course]));
    await user.click(await screen.findByRole('link', { name: `So sánh khoá học ${course.title}` }));
    expect(router.state.location.search).toBe(`?soSanh=${course.slug}&sap-xep=cpe`);
    await user.click(await screen.findByRole('link', { name: 'Xem bảng so sánh' }));
    const table = within(await screen.findByRole('table', { name: 'Bảng so sánh khoá học' }));
    expect(await table.findByText('24,5, trong đó 2 giờ đạo đức')).toBeInTheDocument();
    expect(queryOf(seen.slice(-1)).get('filters[slug][$in][0]')).toBe(course.slug);
    expect(table.getByText('Hà Nội')).toBeInTheDocument();
    expect(table.getByRole('link', { name: `Xem và đăng ký: ${course.title}` })).toBeVisible();
  });

  it('shows the courses of a month in a calendar', async () => {
    const { seen } = renderPage('/khoa-hoc?xem=lich&thang=2026-07', listOf([course]));
    const grid = await screen.findByLabelText('Lịch khai giảng tháng 7/2026');
    expect(within(grid).getByText('21/07/2026').closest('td')).toHaveTextContent(course.title);
    expect(queryOf(seen).get('filters[startAt][$gte]')).toBe('2026-06-28T17:00:00.000Z');
  });
});
