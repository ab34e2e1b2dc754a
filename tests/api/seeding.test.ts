import { describe, expect, it } from 'vitest';
import { singlePagePaths } from '../../cms/src/generated/content';
import { callApi } from '../support/api';
import { firstDatabase } from '../support/database';
import { enroll } from '../support/enroll';
import { startApi } from '../support/startApi';
import { vietnamDay } from '../support/clock';
import { shared } from '../support/suite';

const password = 'Mau-thu-2026-khong-that';

interface List {
  data: { title: string; seatsLeft: number | null }[];
  meta: { pagination: { total: number } };
}

interface Page {
  data: { sections: object[] };
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
  const list = async (path: string) =>
    (await (await fetch(`${api.url}/api/${path}`)).json()) as List;
  const logIn = (identifier: string, secret: string) =>
    fetch(`${api.url}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, password: secret }),
    });

  it('appears to visitors', async () => {
    const totals = await Promise.all(
      ['courses', 'documents', 'seminars'].map(
        async (path) => (await list(path)).meta.pagination.total,
      ),
    );
    expect(totals).toEqual([25, 18, 10]);
  });

  it('includes every single page, the home page and the lists of the institute', async () => {
    const responses = await Promise.all(
      singlePagePaths.map((page) => callApi<Page>(api, `/${page}?populate=cover,seo,sections`)),
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
    expect(
      [featuredCourses, featuredSeminars, featuredDocuments, featuredNews, partners].map(
        (part) => part?.length,
      ),
    ).toEqual([4, 2, 5, 3, 10]);
    const totals = await Promise.all(
      ['member-benefits', 'partners', 'services'].map(
        async (path) => (await list(path)).meta.pagination.total,
      ),
    );
    expect(totals).toEqual([8, 10, 6]);
    const pdf = await fetch(`${api.url}/uploads/bang-theo-doi-gio-cpe.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });

  it('serves its member bought content, with a notification of every order', async () => {
    const { jwt: token } = (await (await logIn('hoivien@vien-ktnb.example', password)).json()) as {
      jwt: string;
    };
    const get = async <Body>(path: string) => (await callApi<Body>(api, path, { token })).body;
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
    const staff = 'nhanvien@vien-ktnb.example';
    const { jwt: token } = (await (await logIn(staff, password)).json()) as { jwt: string };
    await enroll(api, staff);
    const day = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const { body } = await callApi<{ data: Record<string, object[]> & { orderCount: number } }>(
      api,
      `/analysis?from=${day(720)}&to=${day(0)}`,
      { token },
    );
    expect(body.data.orderCount).toBeGreaterThan(800);
    expect(body.data.bestSellers).toHaveLength(10);
    expect(body.data.expiringMemberships?.length).toBeGreaterThan(0);
    const users = await callApi<{ data: { count: number } }>(api, '/analysis/users?q=nguyen', {
      token,
    });
    expect(users.body.data.count).toBeGreaterThan(10);
  });

  it('includes 200 certificates, some of sample members', async () => {
    expect(await count('certificate_statuses')).toBe(200);
    const { jwt: token } = (await (await logIn('hoivien@vien-ktnb.example', password)).json()) as {
      jwt: string;
    };
    const mine = await callApi<{ data: object[] }>(api, '/certificate-statuses-user', { token });
    expect(mine.body.data).toMatchObject([{ certification: 'CRMA' }, { certification: 'CIA' }]);
    const found = await callApi<{ data: object[] }>(
      api,
      `/certificate-statuses?holderName=${encodeURIComponent('Lê Quang Khải')}`,
    );
    expect(found.body.data).toMatchObject([{ certification: 'CIA', status: 'active' }]);
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
    const { jwt: token } = (await (await logIn('hoivien@vien-ktnb.example', password)).json()) as {
      jwt: string;
    };
    const read = async (year: number) => {
      const response = await fetch(`${api.url}/api/cpe/record?year=${year}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { data } = (await response.json()) as {
        data: { duties: unknown[]; entries: { source: string; evidence: unknown }[] };
      };
      return data;
    };
    const year = Number(vietnamDay().slice(0, 4));
    const { duties, entries } = await read(year);
    expect(duties.length).toBeGreaterThan(0);
    expect(entries.some(({ source }) => source === 'course')).toBe(true);
    expect(entries.some(({ evidence }) => evidence !== null)).toBe(true);
    expect((await read(year - 1)).entries.length).toBeGreaterThan(1);
    expect(await count('cpe_duties')).toBe(11);
  });

  it('includes codes and memberships, and requests of every status', async () => {
    const prices = (await (await fetch(`${api.url}/api/user-renew-price`)).json()) as {
      data: unknown[];
    };
    expect(prices.data).toHaveLength(9);
    expect(prices.data).toContainEqual({
      memberType: 'individual',
      years: 1,
      price: 1_500_000,
      seats: 0,
    });
    expect(await count('discounts')).toBe(5);
    const statuses = await api.sql<{ request_status: string }>(
      'select distinct request_status from renew_requests order by request_status',
    );
    const names = statuses.map(({ request_status: status }) => status);
    expect(names).toEqual(['cancelled', 'paid', 'pending_payment']);
  });

  it('accepts logins of the sample accounts, but not of the sample members', async () => {
    for (const name of ['khach', 'hoivien', 'tochuc', 'nhanvien']) {
      expect((await logIn(`${name}@vien-ktnb.example`, password)).status).toBe(200);
    }
    const [member] = await api.sql<{ email: string }>(
      `select email from up_users where email like '%@thanhvien.example' limit 1`,
    );
    expect((await logIn(member?.email ?? '', password)).status).toBe(400);
  });

  it('includes company seats that are accepted, offered and expired', async () => {
    const { jwt: token } = (await (await logIn('tochuc@vien-ktnb.example', password)).json()) as {
      jwt: string;
    };
    const { body } = await callApi<{ data: { free: number; list: { state: string }[] } }>(
      api,
      '/user-seats',
      { token },
    );
    expect(body.data.free).toBe(6);
    expect(body.data.list.map(({ state }) => state).sort()).toEqual([
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

  it('is created once, whatever the number of starts', async () => {
    const before = await count('orders');
    expect(before).toBeGreaterThan(1000);
    await api.restart();
    expect(await count('orders')).toBe(before);
    expect(await count('up_users')).toBe(304);
    expect(await count('courses')).toBe(50);
    expect(await count('certificate_statuses')).toBe(200);
  });
});
