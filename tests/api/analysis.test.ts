import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import {
  addBuyer,
  newMember,
  newStaff,
  registration,
  addBuyers,
  setRole,
} from '../support/members';
import { addOrder } from '../support/orders';
import { inDays } from '../support/clock';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusedFieldOf, type Caller } from '../support/callAs';
import type { Analysis, AnalysisUserList, Download } from '@/data/generated/types';
import { addMembers } from '../support/batches';

describe.each(databases)('analysis on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));
  const buyer = shared(() => addBuyer(api));

  const get = <Data>(path: string, who: Caller = staff) => callAs<Data>(api, who, path);
  const analysis = (from: string, to: string) =>
    dataOf(get<Analysis>(`/analysis?from=${from}&to=${to}`));
  const at = (moment: string) => new Date(`${moment}+07:00`);
  const order = (
    status: Parameters<typeof addOrder>[2]['status'],
    placedAt: string,
    amount: number,
    more: { item?: string; quantity?: number; paidAt?: string } = {},
  ) =>
    addOrder(api, buyer.id, {
      status,
      placedAt: at(placedAt),
      ...(more.paidAt && { paidAt: at(more.paidAt) }),
      lines: [{ kind: 'course', item: more.item ?? 'mot', amount, quantity: more.quantity ?? 1 }],
    });

  describe('figures', () => {
    it('reports by day in Vietnam: paid by the day of payment, placed by the day of placing', async () => {
      await order('paid', '2024-03-01T00:00:00', 1_000);
      await order('completed', '2024-03-01T23:58:00', 2_000, { item: 'hai', quantity: 4 });
      await order('paid', '2024-02-29T12:00:00', 4_000, {
        paidAt: '2024-03-02T00:00:00',
        item: 'hai',
      });
      await order('refunded', '2024-03-02T12:00:00', 8_000);
      await order('cancelled', '2024-03-02T12:00:00', 16_000);
      await order('pending_payment', '2024-03-02T12:00:00', 32_000);
      await order('paid', '2024-03-03T00:00:00', 64_000);
      const figures = await analysis('2024-03-01', '2024-03-02');
      expect(figures).toMatchObject({
        from: '2024-03-01',
        to: '2024-03-02',
        revenue: 7_000,
        orderCount: 3,
        revenueByDay: [
          { on: '2024-03-01', revenue: 3_000, orders: 2 },
          { on: '2024-03-02', revenue: 4_000, orders: 1 },
        ],
        revenueByMonth: [{ on: '2024-03-01', revenue: 7_000, orders: 3 }],
        ordersByStatus: [
          { status: 'pending_payment', count: 1, total: 32_000 },
          { status: 'paid', count: 1, total: 1_000 },
          { status: 'completed', count: 1, total: 2_000 },
          { status: 'cancelled', count: 1, total: 16_000 },
          { status: 'refunded', count: 1, total: 8_000 },
        ],
        bestSellers: [
          { kind: 'course', documentId: 'hai', title: 'Tên của hai', quantity: 5, revenue: 6_000 },
          { kind: 'course', documentId: 'mot', title: 'Tên của mot', quantity: 1, revenue: 1_000 },
        ],
      });
      const spring = await analysis('2024-01-15', '2024-04-01');
      const sold = [
        { documentId: 'mot', quantity: 2, revenue: 65_000 },
        { documentId: 'hai', quantity: 5, revenue: 6_000 },
      ];
      expect(spring.bestSellers).toMatchObject(sold);
      for (const to of ['2024-03-31', '2024-03-30']) {
        expect((await analysis('2024-03-01', to)).bestSellers).toMatchObject(sold);
      }
      const months = spring.revenueByMonth;
      expect(months.map(({ on, orders }) => [on, orders])).toEqual([
        ['2024-01-01', 0],
        ['2024-02-01', 0],
        ['2024-03-01', 4],
        ['2024-04-01', 0],
      ]);
    });

    it('returns correct figures to concurrent readers while orders change', async () => {
      await Promise.all(
        Array.from({ length: 12 }, async (_, hour) => {
          await order('paid', `2022-01-01T${String(hour + 10)}:00:00`, 10);
          await analysis('2022-01-01', '2022-01-01');
        }),
      );
      expect((await analysis('2022-01-01', '2022-01-01')).revenue).toBe(120);
    });

    it('lists the memberships that end within thirty days, soonest first', async () => {
      const endIn = (days: number) =>
        addBuyer(api, { member_type: 'student', member_expires_at: inDays(days) });
      const ending = [await endIn(29), await endIn(10)];
      await endIn(-1);
      await endIn(31);
      const rows = await api.sql<{ document_id: string }>(
        'select document_id from up_users where id in (?, ?) order by id desc',
        ending.map(({ id }) => id),
      );
      const { expiringMemberships } = await analysis('2021-06-01', '2021-06-02');
      const listed = expiringMemberships.map(({ documentId }) => documentId);
      expect(listed).toEqual(rows.map((row) => row.document_id));
    });
  });

  describe('members', () => {
    const listed = (query: string) => dataOf(get<AnalysisUserList>(`/analysis/users?${query}`));

    /** From the first page to the last, then back. */
    const walk = async (query: string) => {
      const pages = [await listed(query)];
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
        pages.push(await listed(`${query}&after=${next}`));
      }
      const back = [pages.at(-1) as AnalysisUserList];
      for (let id = back[0]?.previous; id; id = back[0]?.previous) {
        back.unshift(await listed(`${query}&before=${id}`));
      }
      return { pages, back };
    };

    it('finds members by the beginnings of words, ignoring case and diacritics', async () => {
      const input = registration({ fullName: 'Đặng Thị Ngọc Bích', phone: '+84 987 654 321' });
      await callApi(api, '/auth/local/register', { json: input });
      const name = input.username.toUpperCase();
      for (const q of ['dang thi ngoc bich', 'BÍCH ng đặng', input.email.toUpperCase(), name]) {
        const found = await listed(`q=${encodeURIComponent(q)}`);
        expect([q, found.items.map(({ fullName }) => fullName)]).toEqual([
          q,
          ['Đặng Thị Ngọc Bích'],
        ]);
        expect(found).toMatchObject({ count: 1, counted: true, previous: null, next: null });
      }
      for (const q of ['%25', 'ang thi ngoc bich', 'dang thi ngoc bichx', '%22*']) {
        expect([q, (await listed(`q=${q}`)).items]).toEqual([q, []]);
      }
    });

    it('finds members by their current names, and no longer by former ones', async () => {
      const member = await newMember(api);
      const rename = (fullName: string) =>
        callApi(api, '/users/me', { method: 'PUT', token: member.token, json: { fullName } });
      const count = async (q: string) => (await listed(`q=${q}`)).count;
      expect((await rename('Quách Thị Trước')).status).toBe(200);
      expect(await count('quach thi truoc')).toBe(1);
      expect((await rename('Quách Thị Sau')).status).toBe(200);
      expect([await count('quach thi truoc'), await count('quach thi sau')]).toEqual([0, 1]);
      // SQLite's triggers are created again at each start.
      if (database === 'sqlite') await api.restart();
      expect([await count('quach thi truoc'), await count('quach thi sau')]).toEqual([0, 1]);
    });

    it('shows the ordered and paid totals', async () => {
      const one = await addBuyer(api);
      const lines = [{ kind: 'course', item: 'x', amount: 100 }] as const;
      for (const status of [
        'pending_payment',
        'paid',
        'completed',
        'cancelled',
        'refunded',
      ] as const) {
        await addOrder(api, one.id, { status, lines });
      }
      const { items } = await listed('sort=registeredAt:desc');
      expect(items.find(({ orderCount }) => orderCount > 0)).toMatchObject({
        orderCount: 4,
        spent: 200,
      });
    });

    it('filters by type and end, sorts, and pages in both directions', async () => {
      await addBuyers(api, 45, { member_type: 'corporate', member_expires_at: inDays(200) });
      const soon = inDays(3).toISOString().slice(0, 10);
      const late = inDays(300).toISOString().slice(0, 10);
      const { pages, back } = await walk('memberType=corporate&sort=email:desc');
      expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
      expect(pages[0]).toMatchObject({ count: 45, counted: true, previous: null });
      const emails = pages.flatMap(({ items }) => items.map(({ email }) => email));
      expect(emails).toEqual([...emails].sort().reverse());
      expect(back.flatMap(({ items }) => items.map(({ email }) => email))).toEqual(emails);
      expect((await listed(`memberType=corporate&expiresBefore=${soon}`)).items).toEqual([]);
      expect((await listed(`memberType=corporate&expiresBefore=${late}`)).count).toBe(45);
      expect((await listed('after=khongco')).items).toEqual([]);
    });

    it.each(['registeredAt', 'memberExpiresAt', 'fullName', 'email'])(
      'lists each member on exactly one page, sorted by %s in both directions, with ties and missing values',
      async (field) => {
        const [{ members } = { members: 0 }] = await api.sql<{ members: number | string }>(
          'select count(*) as members from up_users',
        );
        const idsBy = async (sort: string) => {
          const { pages, back } = await walk(`sort=${sort}`);
          const ids = pages.flatMap(({ items }) => items.map(({ documentId }) => documentId));
          expect(back.flatMap(({ items }) => items.map((each) => each.documentId))).toEqual(ids);
          return ids;
        };
        const up = await idsBy(`${field}:asc`);
        expect(new Set(up).size).toBe(Number(members));
        expect(up).toHaveLength(Number(members));
        const down = await idsBy(`${field}:desc`);
        if (field !== 'memberExpiresAt') expect(down).toEqual(up.reverse());
        else expect(new Set(down)).toEqual(new Set(up));
      },
    );

    it('counts up to a thousand, and finds the same members among more', async () => {
      const count = 1_050;
      await addMembers(api, 'dongnguoi', count, { memberType: 'student' });
      // 100 and 1000 to 1009.
      await api.sql('update up_users set blocked = ? where document_id like ?', [
        true,
        'dongnguoi10x100%',
      ]);
      const many = await listed('q=dongng&memberType=student&sort=fullName:asc');
      expect(many).toMatchObject({ count: 1000, counted: false });
      expect(many.items).toHaveLength(20);
      const { pages } = await walk('q=dongnguoi&sort=registeredAt:asc');
      const seen = pages.flatMap(({ items }) => items.map(({ documentId }) => documentId));
      expect([seen.length, new Set(seen).size]).toEqual([count, count]);
      const few = await listed('q=dongnguoi&blocked=true&sort=email:asc');
      expect(few).toMatchObject({ count: 11, counted: true });
      expect(few.items).toHaveLength(11);
      await api.sql("delete from up_users where document_id like 'dongnguoi%'");
      expect((await listed('q=dongnguoi')).count).toBe(0);
    });
  });

  describe('exports', () => {
    const open = async (path: string) => {
      const { url, name } = await dataOf(get<Download>(path));
      return { name, response: await fetch(`${api.url}${url}`) };
    };

    it('writes figures as a CSV that Excel can read', async () => {
      await order('paid', '2019-07-05T10:00:00', 1_234_567, { item: '=1+1' });
      const { name, response } = await open(
        '/analysis/export?from=2019-07-05&to=2019-07-06&format=csv',
      );
      expect(name).toBe('Phân tích 2019-07-05 đến 2019-07-06.csv');
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = bytes.toString().slice(1).split('\r\n');
      expect(lines.slice(0, 3)).toEqual([
        'Tổng quan',
        'Từ ngày;Đến ngày;Đơn đã thanh toán;Doanh thu (₫)',
        '05/07/2019;06/07/2019;1;1234567',
      ]);
      expect(lines).toContain('Khoá học;Tên của =1+1;1;1234567');
      // Each part begins with its name.
      const parts = lines.filter((_, index) => index === 0 || lines[index - 1] === '');
      expect(parts.filter((name) => name !== '')).toEqual([
        'Tổng quan',
        'Doanh thu theo tháng',
        'Doanh thu theo ngày',
        'Đơn hàng theo trạng thái',
        'Đơn hàng theo loại',
        'Từ lúc đặt đến thanh toán',
        'Hoàn tiền',
        'Bán chạy nhất',
        'Chỗ đã bán theo hội thảo',
        'Thành viên mới',
        'Hội viên theo loại',
        'Gia hạn',
        'Gia hạn theo loại hội viên',
        'Chứng chỉ theo tình trạng',
        'Giờ CPE đã cấp',
        'Sắp hết hạn',
      ]);
    });

    it('writes only the requested part', async () => {
      const { name, response } = await open(
        '/analysis/export?from=2019-07-05&to=2019-07-06&part=refunds&format=csv',
      );
      expect(name).toBe('Hoàn tiền 2019-07-05 đến 2019-07-06.csv');
      const lines = (await response.text()).trim().split('\r\n');
      expect(lines).toEqual([
        'Ngày;Số đơn hoàn tiền;Giá trị đơn (₫);Đã chuyển trả (₫)',
        '05/07/2019;0;0;0',
        '06/07/2019;0;0;0',
      ]);
    });

    it('writes a workbook', async () => {
      const { name, response } = await open(
        '/analysis/export?from=2019-07-05&to=2019-07-06&format=xlsx',
      );
      expect(name).toMatch(/\.xlsx$/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.text()).slice(0, 2)).toBe('PK');
    });

    it('contains all requested members, and escapes formulas', async () => {
      const input = registration({ fullName: '=HYPERLINK("x";"a")', phone: '+84912345678' });
      await callApi(api, '/auth/local/register', { json: input });
      const csv = await open(`/analysis/users/export?q=${input.username}&format=csv`);
      expect(csv.name).toMatch(/^Thành viên \d{4}-\d\d-\d\d\.csv$/);
      const line = (await csv.response.text()).split('\r\n')[1];
      expect(line).toContain(`"'=HYPERLINK(""x"";""a"")";${input.username}`);
      expect(line).toContain(';0912345678;');
      const all = await open('/analysis/users/export?memberType=corporate&format=csv');
      expect((await all.response.text()).trim().split('\r\n')).toHaveLength(46);
    });

    it('refuses the download once the requester is no longer staff', async () => {
      const former = await newStaff(api);
      const { url } = await dataOf(get<Download>('/analysis/users/export?format=csv', former));
      await setRole(api, former.id, 'authenticated');
      expect((await fetch(`${api.url}${url}`)).status).toBe(403);
    });
  });

  it.each([
    ['?', 'from'],
    ['?from=2024-01-01', 'to'],
    ['?from=2024-02-30&to=2024-03-01', 'from'],
    ['?from=2024-1-1&to=2024-03-01', 'from'],
    ['?from=2024-03-02&to=2024-03-01', 'to'],
    ['?from=2020-01-01&to=2024-03-01', 'to'],
    ['?from[]=2024-01-01&to=2024-03-01', 'from'],
    ['/users?after=a&before=b', 'before'],
    ['/users?after=..', 'after'],
    ['/users?before[]=a', 'before'],
    ['/users?memberType=vip', 'memberType'],
    ['/users?expiresBefore=hom-nay', 'expiresBefore'],
    ['/users?sort=password', 'sort'],
    ['/users?sort=email:up', 'sort'],
    ['/users?sort=email:asc:x', 'sort'],
    ['/users?sort=__proto__', 'sort'],
    [`/users?q=${'a'.repeat(201)}`, 'q'],
    ['/users?q[]=a', 'q'],
    ['/users?q=%00', 'q'],
    ['/export?from=2024-01-01&to=2024-03-01&format=pdf', 'format'],
    ['/export?from=2024-01-01&to=2024-03-01&part=x&format=csv', 'part'],
    ['/export?from=2024-01-01&to=&format=csv', 'to'],
    ['/users/export?format=doc', 'format'],
    ['/users/export?format=csv&sort=password', 'sort'],
  ])('rejects /analysis%s', async (query, field) => {
    expect(await refusedFieldOf(get(`/analysis${query}`))).toEqual([400, field]);
  });
});
