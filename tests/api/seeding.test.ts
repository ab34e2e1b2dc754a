import { describe, expect, it } from 'vitest';
import { singlePagePaths } from '../../cms/src/generated/content';
import type { Analysis, CpeRecord, CompanySeats } from '@/data/generated/types';
import { callApi } from '../support/api';
import { firstDatabase } from '../support/database';
import { enroll } from '../support/enroll';
import { logIn } from '../support/members';
import { startApi } from '../support/startApi';
import { vietnamDay } from '../support/clock';
import { shared } from '../support/suite';

const password = 'Mau-thu-2026-khong-that';

interface List {
  data: { title: string; seatsLeft: number | null }[];
  meta: { pagination: { total: number } };
}

describe.each(firstDatabase)('the sample data on %s', (database) => {
  const api = shared(
    () => startApi({ database, seed: 'full', env: { SEED_PASSWORD: password } }),
    (own) => own.stop(),
  );
  const count = async (table: string) => {
    const [row] = await api.sql<{ rows: number | string }>(`select count(*) as rows from ${table}`);
    return Number(row?.rows);
  };
  const list = async (path: string) => (await callApi<List>(api, `/${path}`)).body;
  const totals = (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await list(path)).meta.pagination.total));
  const tokenOf = (name: string) => logIn(api, `${name}@vien-ktnb.example`, password);
  /** Reads as one of the sample accounts. */
  const readerFor = async (name: string) => {
    const token = await tokenOf(name);
    return async <Body>(path: string) => (await callApi<Body>(api, path, { token })).body;
  };

  it('appears to visitors', async () => {
    expect(await totals('courses', 'documents', 'seminars')).toEqual([25, 18, 10]);
  });

  it('includes every single page, the home page and the lists of the institute', async () => {
    const responses = await Promise.all(
      singlePagePaths.map((page) =>
        callApi<{ data: { sections: object[] } }>(api, `/${page}?populate=cover,seo,sections`),
      ),
    );
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(body.data.sections.length).toBeGreaterThanOrEqual(5);
    }
    const home = await callApi<{ data: Record<string, unknown[]> }>(
      api,
      '/home-page?populate=featuredCourses.category,featuredSeminars,featuredDocuments,featuredNews,partners',
    );
    const { featuredCourses, featuredSeminars, featuredDocuments, featuredNews, partners } =
      home.body.data;
    const parts = [featuredCourses, featuredSeminars, featuredDocuments, featuredNews, partners];
    expect(parts.map((part) => part?.length)).toEqual([4, 2, 5, 3, 10]);
    expect(await totals('member-benefits', 'partners', 'services')).toEqual([8, 10, 6]);
    const pdf = await fetch(`${api.url}/uploads/bang-theo-doi-gio-cpe.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });

  it('serves its member bought content, with a notification of every order', async () => {
    const get = await readerFor('hoivien');
    const { counts, memberType } = await get<{
      counts: Record<string, number>;
      memberType: string;
    }>('/users/me?populate=*');
    expect(memberType).toBe('individual');
    const courses = await get<{ data: { course: { documentId: string } }[] }>(
      '/course/getUserCourse',
    );
    const documents = await get<{ data: { document: { documentId: string } }[] }>(
      '/document/getUserDocument',
    );
    expect(courses.data.length).toBe(counts.courses);
    expect(documents.data.length).toBe(counts.documents);
    const [course, document] = [courses.data[0]?.course, documents.data[0]?.document];
    const { data } = await get<{ data: { lessons: object[] } }>(
      `/course/getUserCourse?id=${course?.documentId}`,
    );
    expect(data.lessons.length).toBeGreaterThan(2);
    const link = await get<{ data: { url: string; name: string } }>(
      `/document/getUserDocument?id=${document?.documentId}`,
    );
    const file = await fetch(`${api.url}${link.data.url}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).startsWith('%PDF-1.7')).toBe(true);

    const notifications = await get<{ meta: { pagination: { total: number }; unread: number } }>(
      '/notification/userNoti?page=1',
    );
    expect(notifications.meta.pagination.total).toBeGreaterThan(5);
    expect(notifications.meta.unread).toBe(counts.unreadNotifications);
    const { data: samples } = await get<{ data: { sampleFile: { url: string } | null }[] }>(
      '/documents?pagination[pageSize]=50&populate=sampleFile',
    );
    const shown = samples.flatMap(({ sampleFile }) => sampleFile ?? []);
    expect(shown).toHaveLength(10);
    expect((await fetch(`${api.url}${shown[0]?.url}`)).status).toBe(200);
  });

  it('provides staff with two years of figures', async () => {
    const get = await readerFor('nhanvien');
    await enroll(api, 'nhanvien@vien-ktnb.example');
    const day = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const { data } = await get<{ data: Analysis }>(`/analysis?from=${day(720)}&to=${day(0)}`);
    expect(data.orderCount).toBeGreaterThan(800);
    expect(data.bestSellers).toHaveLength(10);
    expect(data.expiringMemberships.length).toBeGreaterThan(0);
    const users = await get<{ data: { count: number } }>('/analysis/users?q=nguyen');
    expect(users.data.count).toBeGreaterThan(10);
  });
  it('shows the seats left after its orders', async () => {
    const { data } = await list('courses?pagination[pageSize]=50');
    const left = (title: string) => data.find((course) => course.title === title)?.seatsLeft;
    expect(left('Kiểm toán công nghệ thông tin căn bản')).toBe(0);
    // Another is offered to a sample member.
    expect(left('Lập kế hoạch kiểm toán dựa trên rủi ro')).toBe(1);
    expect(left('Tự đánh giá kiểm soát')).toBeNull();
  });

  it('counts exactly the seats that its orders and offers reserve', async () => {
    const wrong = await api.sql(
      `select p.item_id from order_places p
       where p.option_id = '' and p.taken <> (
         select count(*) from waiting_entries w
         where w.item_document_id = p.item_id and w.state = 'offered') + (
         select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
         where l.item_document_id = p.item_id and o.order_status not in ('cancelled', 'refunded'))`,
    );
    expect(wrong).toEqual([]);
    expect(await count('order_places')).toBeGreaterThan(30);
  });

  it('includes a CPE record: requirements, a completed course with its certificate, and manual entries', async () => {
    const get = await readerFor('hoivien');
    const read = async (year: number) =>
      (await get<{ data: CpeRecord }>(`/cpe/record?year=${year}`)).data;
    const year = Number(vietnamDay().slice(0, 4));
    const { duties, entries } = await read(year);
    expect(duties.length).toBeGreaterThan(0);
    expect(entries.some(({ source }) => source === 'course')).toBe(true);
    expect(entries.some(({ evidence }) => evidence !== null)).toBe(true);
    expect((await read(year - 1)).entries.length).toBeGreaterThan(1);
    expect(await count('cpe_duties')).toBe(11);
  });
  it('includes company seats that are accepted, offered and expired', async () => {
    const get = await readerFor('tochuc');
    const { data } = await get<{ data: CompanySeats }>('/user-seats');
    expect(data.free).toBe(6);
    expect(data.list.map(({ state }) => state).sort()).toEqual([
      'expired',
      'held',
      'held',
      'held',
      'invited',
    ]);
  });

  it('does not print a configured password', () => {
    expect(api.log()).not.toContain(password);
  });
});
