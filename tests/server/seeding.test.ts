import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from './database';
import { startApi, type TestApi } from './startApi';

const password = 'Mau-thu-2026-khong-that';

interface List {
  data: { title: string; placesLeft: number | null }[];
  meta: { pagination: { total: number } };
}

describe.each(databases)('the sample data on %s', (database) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ database, env: { SEED: 'full', SEED_PASSWORD: password } });
  });
  afterAll(() => api.stop());

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

  it('is what visitors find', async () => {
    const totals = await Promise.all(
      ['courses', 'documents', 'seminars'].map(
        async (path) => (await list(path)).meta.pagination.total,
      ),
    );
    expect(totals).toEqual([25, 18, 10]);
  });

  it('shows places left as its orders leave them', async () => {
    const { data } = await list('courses?pagination[pageSize]=50');
    const left = (title: string) => data.find((course) => course.title === title)?.placesLeft;
    expect(left('Kiểm toán công nghệ thông tin căn bản')).toBe(0);
    expect(left('Lập kế hoạch kiểm toán dựa trên rủi ro')).toBe(2);
    expect(left('Tự đánh giá kiểm soát')).toBeNull();
  });

  it('counts as taken exactly the places that its orders hold', async () => {
    const wrong = await api.sql(
      `select p.item_id from order_places p
       where p.option_id = '' and p.taken <> (
         select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
         where l.item_document_id = p.item_id and o.order_status not in ('cancelled', 'refunded'))`,
    );
    expect(wrong).toEqual([]);
    expect(await count('order_places')).toBeGreaterThan(30);
  });

  it('lets the sample accounts in, and nobody as one of the sample members', async () => {
    for (const name of ['khach', 'hoivien', 'nhanvien']) {
      expect((await logIn(`${name}@vien-ktnb.example`, password)).status).toBe(200);
    }
    const [member] = await api.sql<{ email: string }>(
      `select email from up_users where email like '%@thanhvien.example' limit 1`,
    );
    expect((await logIn(member?.email ?? '', password)).status).toBe(400);
  });

  it('does not print a password that was given', () => {
    expect(api.log()).not.toContain(password);
  });

  it('is there once, however often the server starts', async () => {
    const before = await count('orders');
    expect(before).toBeGreaterThan(1000);
    await api.restart();
    expect(await count('orders')).toBe(before);
    expect(await count('up_users')).toBe(303);
    expect(await count('courses')).toBe(50);
  });
});
