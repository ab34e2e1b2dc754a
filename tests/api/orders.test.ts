import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Download, Pagination } from '@/data/generated/types';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import { storedEmails } from '../support/mail';
import { addBuyer } from '../support/members';
import { addItem, addOptionGroup } from '../support/content';
import { inDays } from '../support/clock';
import {
  orderBody,
  placeOrder,
  takenSeats,
  type Line,
  type OrderBody,
  type OrderCall,
} from '../support/orders';
import { callAs, refusalOf, refusedFieldOf } from '../support/callAs';
import { courseLine, optionLine, quoteLines } from '../support/lines';
import { sharedShop } from '../support/shop';
import { shared, writingNothing } from '../support/suite';

interface Page {
  data: OrderBody[];
  meta: { pagination: Pagination };
}

describe.each(databases)('orders on %s', (database) => {
  const api = sharedShop({ database });
  const buyer = shared(() => addBuyer(api));
  const member = shared(() =>
    addBuyer(api, { member_type: 'individual', member_expires_at: inDays(10) }),
  );

  const quote = (items: readonly Line[], token?: string) => quoteLines(api, items, token);
  const place = (items: readonly Line[], total: number, changes: object = {}) =>
    placeOrder(api, buyer.token, orderBody(items, total, changes));
  const read = (path: string, token = buyer.token) =>
    callApi<OrderCall>(api, `/order/${path}`, { token });
  describe('quote', () => {
    it('prices a visitor’s cart in the given order, and writes nothing', async () => {
      const id = await addItem(api, 'course', { price: 1_000_000, member_price: 800_000 });
      const book = await addItem(api, 'document', { price: 150_000 });
      const items = [{ kind: 'document', documentId: book, quantity: 1 }, courseLine(id, 5)];
      const { status, body } = await writingNothing(api, () => quote(items));
      expect(status).toBe(200);
      expect(body.data).toEqual({
        lines: [
          {
            kind: 'document',
            documentId: book,
            slug: `slug-${book}`,
            title: `Tên của ${book}`,
            groupId: null,
            optionId: null,
            optionName: null,
            quantity: 1,
            listPrice: 150_000,
            unitPrice: 150_000,
            amount: 150_000,
          },
          expect.objectContaining({ documentId: id, unitPrice: 1_000_000, amount: 5_000_000 }),
        ],
        subtotal: 5_150_000,
        discounts: [{ type: 'quantity', label: 'Chiết khấu theo số lượng (5%)', amount: 250_000 }],
        total: 4_900_000,
      });
    });

    it('applies member prices to an active membership only', async () => {
      const id = await addItem(api, 'course', { price: 1_000_000, member_price: 800_000 });
      const others = [
        await addBuyer(api, { member_type: 'individual', member_expires_at: inDays(-1) }),
        await addBuyer(api, { member_type: 'none', member_expires_at: inDays(10) }),
        await addBuyer(api, { member_type: 'individual' }),
      ];
      const total = async (token?: string) =>
        (await quote([courseLine(id)], token)).body.data.total;
      expect(await total()).toBe(1_000_000);
      expect(await total(member.token)).toBe(800_000);
      for (const { token } of others) {
        expect(await total(token)).toBe(1_000_000);
      }
    });

    it('rejects an expired token instead of returning another price', async () => {
      const id = await addItem(api, 'course');
      expect((await quote([courseLine(id)], `${member.token}x`)).status).toBe(401);
    });

    it('checks seats without reserving them', async () => {
      const id = await addItem(api, 'course', { capacity: 2 });
      expect((await quote([courseLine(id, 2)])).status).toBe(200);
      const { status, body } = await quote([courseLine(id, 3)]);
      expect([status, body.error.name]).toEqual([409, 'NoSeatsLeft']);
      expect(body.error.details.items).toEqual([{ documentId: id, optionId: null, seatsLeft: 2 }]);
      expect(body.error.details.quote).toMatchObject({ total: 3_000_000 });
      expect(await takenSeats(api, id)).toBe(0);
    });
  });

  describe('addUserOrder', () => {
    it('stores what was sold, returns payment instructions, and reads the same everywhere', async () => {
      const seminar = await addItem(api, 'seminar', {
        price: 2_000_000,
        member_price: 1_600_000,
        capacity: 50,
        order_by_option: true,
      });
      await addOptionGroup(api, seminar, 'hinh-thuc', [
        { key: 'online', price: 500_000, capacity: 9 },
      ]);
      const line = optionLine(seminar, 'hinh-thuc', 'online', 2);
      const invoice = {
        buyer: 'company',
        name: 'Công ty Cổ phần Ví Dụ',
        taxCode: '0100109106',
        address: 'Số 1 Tràng Tiền, Hà Nội',
        email: 'ketoan@example.com',
      };
      const { status, body } = await placeOrder(
        api,
        member.token,
        orderBody([line], 800_000, { invoice, note: 'Gọi trước khi giao' }),
      );
      expect(status).toBe(200);
      const order = body.data;
      expect(order).toEqual({
        documentId: expect.stringMatching(/^[a-z][a-z0-9]{23}$/) as string,
        code: expect.stringMatching(/^DH\d\d[2-9A-HJKMNP-Z]{5}$/) as string,
        status: 'pending_payment',
        placedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        itemCount: 1,
        firstTitle: `Tên của ${seminar}`,
        subtotal: 1_000_000,
        discounts: [{ type: 'member', label: 'Giá hội viên', amount: 200_000 }],
        total: 800_000,
        customer: {
          fullName: 'Nguyễn Văn Kiểm',
          email: 'kiem@example.com',
          phone: '0912345678',
          address: 'Phường Cửa Nam, Hà Nội',
        },
        invoice: { ...invoice, purchaseOrder: null },
        note: 'Gọi trước khi giao',
        payment: {
          bankBin: '970436',
          bankName: 'Vietcombank',
          accountNumber: '0011004312345',
          accountName: 'VIEN KIEM TOAN NOI BO',
          amount: 800_000,
          purpose: order.code,
          vietQr: expect.stringContaining(order.code) as string,
          payBefore: new Date(Date.parse(order.placedAt) + 72 * 3_600_000).toISOString(),
        },
        lines: [
          {
            documentId: expect.any(String) as string,
            kind: 'seminar',
            itemDocumentId: seminar,
            slug: `slug-${seminar}`,
            title: `Tên của ${seminar}`,
            groupId: 'hinh-thuc',
            optionId: 'online',
            optionName: 'Nhóm hinh-thuc – Lựa chọn online',
            quantity: 2,
            listPrice: 500_000,
            unitPrice: 400_000,
            amount: 800_000,
          },
        ],
        history: [
          {
            documentId: expect.any(String) as string,
            status: 'pending_payment',
            at: order.placedAt,
            by: 'Quý khách',
            note: null,
          },
        ],
      });
      expect(Math.abs(Date.now() - Date.parse(order.placedAt))).toBeLessThan(60_000);
      expect(await takenSeats(api, seminar)).toBe(2);
      expect(await takenSeats(api, seminar, 'online')).toBe(2);

      await api.sql('update seminars set title = ?, price = 9 where document_id = ?', [
        'Mới',
        seminar,
      ]);
      const byId = await read(`userOrderById?id=${order.documentId}`, member.token);
      const detail = await read(`userOrderDetail?id=${order.documentId}`, member.token);
      const list = await callApi<Page>(api, '/order/userOrder?page=1', { token: member.token });
      expect(byId.body.data).toEqual(order);
      const lines = order.lines.map((line) => ({ ...line, meetingUrl: null }));
      expect(detail.body.data).toEqual({ ...order, lines });
      expect(list.body.data[0]).toEqual(order);
    });

    it('returns the same order for the same key and body, even if price and seats have changed', async () => {
      const id = await addItem(api, 'course', { capacity: 1 });
      const body = orderBody([courseLine(id)], 1_000_000);
      const first = await placeOrder(api, buyer.token, body);
      await api.sql('update courses set price = 5, capacity = 0 where document_id = ?', [id]);
      const again = await writingNothing(api, () => placeOrder(api, buyer.token, body));
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
      await api.sql('update courses set published_at = null where document_id = ?', [id]);
      const { idempotencyKey, ...rest } = body;
      const reordered = { idempotencyKey: idempotencyKey.toUpperCase(), note: null, ...rest };
      expect((await placeOrder(api, buyer.token, reordered)).body).toEqual(first.body);
    });

    it('rejects a key of another order, and accepts the same key from another member', async () => {
      const id = await addItem(api, 'course');
      const body = orderBody([courseLine(id)], 1_000_000);
      await placeOrder(api, buyer.token, body);
      const other = { ...body, note: 'khác' };
      const refused = await writingNothing(api, () => placeOrder(api, buyer.token, other));
      expect([refused.status, refused.body.error.name]).toEqual([422, 'IdempotencyKeyReused']);
      const theirs = await placeOrder(api, member.token, body);
      expect(theirs.status).toBe(200);
    });

    it('rejects a different total with the new quote, and writes nothing', async () => {
      const id = await addItem(api, 'course');
      for (const total of [0, 999_999, 1_000_001, 9_007_199_254_740_991]) {
        const { status, body } = await writingNothing(api, () => place([courseLine(id)], total));
        expect([status, body.error.name]).toEqual([409, 'PriceChanged']);
        expect(body.error.details.quote).toMatchObject({ total: 1_000_000, subtotal: 1_000_000 });
      }
    });

    it('settles an order of 0 ₫ at once', async () => {
      const id = await addItem(api, 'course', { price: 0 });
      const { body } = await place([courseLine(id)], 0);
      expect(body.data).toMatchObject({ status: 'paid', payment: null, total: 0 });
      expect(body.data.history.map(({ status, by }) => [status, by])).toEqual([
        ['pending_payment', 'Quý khách'],
        ['paid', 'Hệ thống'],
      ]);
      const emails = await storedEmails(api);
      expect(emails.at(-1)?.subject).toBe(`Xác nhận đơn hàng ${body.data.code}`);
    });

    it('accepts an order of billions', async () => {
      const id = await addItem(api, 'course', { price: 1_000_000_000 });
      const total = 90_000_000_000;
      const { status, body } = await place([courseLine(id, 100)], total);
      expect([status, body.data.total, body.data.payment?.amount]).toEqual([200, total, total]);
    });
  });

  describe('rejected orders that write nothing', () => {
    it.each([
      ['no body', undefined],
      ['a list', []],
      ['an unknown field of a line', { items: [{ unitPrice: 1 }] }],
      ['prototype fields', JSON.parse('{"__proto__": {"x": 1}, "constructor": 1}') as object],
      ['text with a zero byte', { note: 'a\0b' }],
      [
        'a company’s invoice without its tax code',
        {
          invoice: {
            buyer: 'company',
            name: 'Công ty Ví Dụ',
            address: 'Số 1 Tràng Tiền, Hà Nội',
            email: 'ketoan@example.com',
          },
        },
      ],
    ])('rejects %s', async (_, changes) => {
      const id = await addItem(api, 'course');
      const whole = typeof changes === 'object' && !Array.isArray(changes);
      const body = whole ? orderBody([courseLine(id)], 1_000_000, changes) : changes;
      const response = await writingNothing(api, () => placeOrder(api, buyer.token, body ?? null));
      expect(await refusalOf(response)).toEqual([400, 'ValidationError']);
      expect(response.body.data).toBeNull();
    });

    it.each([0, -1, -100, 101, 1e9, 1.5, '2', null, true, [1]])(
      'rejects a quantity of %s',
      async (quantity) => {
        const id = await addItem(api, 'course');
        const line = { ...courseLine(id), quantity: quantity as number };
        const response = writingNothing(api, () => place([line], 1_000_000));
        expect(await refusedFieldOf(response)).toEqual([400, 'items.0.quantity']);
        expect((await quote([line])).status).toBe(400);
      },
    );

    it('reports every invalid line in one response', async () => {
      const plain = await addItem(api, 'course');
      const seminar = await addItem(api, 'seminar', { order_by_option: true });
      const other = await addItem(api, 'seminar', { order_by_option: true });
      await addOptionGroup(api, seminar, 'a', [{ key: 'a1' }]);
      await addOptionGroup(api, other, 'b', [{ key: 'b1' }]);
      const whole = (documentId: string) => ({ kind: 'seminar', documentId, quantity: 1 });
      const draft = await addItem(api, 'course', { published_at: null });
      const begun = await addItem(api, 'course', { start_at: inDays(-1) });
      const past = await addItem(api, 'seminar', { start_at: inDays(-2), end_at: inDays(-1) });
      const items = [
        courseLine(draft),
        courseLine('nowhere'),
        whole(plain),
        courseLine(begun),
        whole(past),
        whole(seminar),
        optionLine(seminar, 'a', 'b1'),
        optionLine(seminar, 'b', 'b1'),
        { ...courseLine(plain), groupId: 'a', optionId: 'a1' },
        { kind: 'document', documentId: await addItem(api, 'document'), quantity: 2 },
        courseLine(await addItem(api, 'course', { format: 'self-paced', start_at: null }), 2),
        optionLine(seminar, 'a', 'a1'),
        optionLine(seminar, 'a', 'a1'),
      ];
      const { status, body } = await writingNothing(api, () => place(items, 1_000_000));
      expect(status).toBe(400);
      expect(body.error.details.errors?.map(({ path }) => path.join('.'))).toEqual([
        'items.0.documentId',
        'items.1.documentId',
        'items.2.documentId',
        'items.3.documentId',
        'items.4.documentId',
        'items.5.optionId',
        'items.6.optionId',
        'items.7.optionId',
        'items.8.optionId',
        'items.9.quantity',
        'items.10.quantity',
        'items.12.documentId',
      ]);
    });

    it('rejects more seats than are left, and reserves none for the other lines', async () => {
      const free = await addItem(api, 'course', { capacity: 5 });
      const full = await addItem(api, 'course', { capacity: 1 });
      const items = [courseLine(free, 2), courseLine(full, 2)];
      const { status, body } = await writingNothing(api, () => place(items, 4_000_000));
      expect([status, body.error.name]).toEqual([409, 'NoSeatsLeft']);
      expect(body.error.details.items).toEqual([
        { documentId: full, optionId: null, seatsLeft: 1 },
      ]);
      expect(await takenSeats(api, free)).toBe(0);
    });
  });

  describe('reading orders', () => {
    it('lists only the member’s own orders, newest first, ten a page, by status', async () => {
      const own = await addBuyer(api);
      const id = await addItem(api, 'course');
      const free = await addItem(api, 'course', { price: 0 });
      const codes: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        const body =
          count === 3 ? orderBody([courseLine(free)], 0) : orderBody([courseLine(id)], 1_000_000);
        codes.unshift((await placeOrder(api, own.token, body)).body.data.code);
      }
      const page = async (query: string) =>
        (await callApi<Page>(api, `/order/userOrder?${query}`, { token: own.token })).body;
      const first = await page('page=1');
      expect(
        first.data.map(({ lines, history, payment }) => [
          lines.map(({ itemDocumentId }) => itemDocumentId),
          history.length,
          payment === null,
        ]),
      ).toEqual(first.data.map((_, at) => (at === 8 ? [[free], 2, true] : [[id], 1, false])));
      expect(first.data.map(({ code }) => code)).toEqual(codes.slice(0, 10));
      expect(first.meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 2, total: 12 });
      expect((await page('page=2')).data.map(({ code }) => code)).toEqual(codes.slice(10));
      expect((await page('page=3')).data).toEqual([]);
      const paid = await page('page=1&status=paid');
      expect(paid.data.map(({ code }) => code)).toEqual([codes[8]]);
      expect(paid.meta.pagination.total).toBe(1);
      expect((await page('page=1&status=')).meta.pagination.total).toBe(12);
      const { token } = await addBuyer(api);
      const nothing = await callApi<Page>(api, '/order/userOrder', { token });
      expect(nothing.body).toEqual({
        data: [],
        meta: { pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } },
      });
    });

    it('hides another member’s order like a missing one', async () => {
      const id = await addItem(api, 'course');
      const { body } = await place([courseLine(id)], 1_000_000);
      for (const call of ['userOrderById', 'userOrderDetail', 'userOrderPdf']) {
        const theirs = await read(`${call}?id=${body.data.documentId}`, member.token);
        const missing = await read(`${call}?id=${'z'.repeat(24)}`, member.token);
        expect(theirs.status).toBe(404);
        expect(theirs.body).toEqual(missing.body);
      }
    });

    it.each([
      [1, 1],
      [20, 2],
    ])('renders an order of %d lines as a PDF of %d pages, for its buyer', async (count, pages) => {
      const ids = await Promise.all(Array.from({ length: count }, () => addItem(api, 'course')));
      const placed = await place(
        ids.map((id) => courseLine(id)),
        count * 1_000_000,
      );
      const { documentId, code } = placed.body.data;
      const { body } = await callAs<Download>(api, buyer, `/order/userOrderPdf?id=${documentId}`);
      const { data } = body;
      expect(data.name).toBe(`Đơn hàng ${code}.pdf`);
      const response = await fetch(api.url + data.url);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages);
      expect(pdf.match(/\/FontFile2/g)).toHaveLength(3);
    });

    it.each([
      ['userOrder?page=0', 400],
      ['userOrder?page=-1', 400],
      ['userOrder?page=1.5', 400],
      ['userOrder?page=x', 400],
      ['userOrder?page=99999999999', 400],
      ['userOrder?page=1&page=2', 400],
      ['userOrder?page[x]=1', 400],
      ['userOrder?page=1&status=gone', 400],
      ['userOrder?page=1&status=toString', 400],
      ['userOrder?page=1&status[$ne]=paid', 400],
      ['userOrderById', 400],
      ['userOrderById?id=', 400],
      ['userOrderById?id=1', 404],
      ['userOrderById?id[$ne]=1', 404],
      ['userOrderDetail?id=%00', 404],
      ['userOrderPdf', 400],
      ['userOrderPdf?id=x', 404],
      [`userOrderDetail?id=${'a'.repeat(2000)}`, 404],
      ['userOrderDetail?id=1%27%20or%201=1', 404],
    ])('responds to %s with %d', async (path, status) => {
      const response = await read(path);
      expect([response.status, response.body.data]).toEqual([status, null]);
    });

    it('names the invalid parameter, or returns nothing', async () => {
      expect(await refusedFieldOf(read('userOrderById'))).toEqual([400, 'id']);
      expect(await refusedFieldOf(read('userOrder?page=1&status=gone'))).toEqual([400, 'status']);
      expect(await refusalOf(read('userOrderById?id=1'))).toEqual([404, 'NotFoundError']);
    });

    it('finds orders by an index, whatever their number', async () => {
      await place([courseLine(await addItem(api, 'course'))], 1_000_000);
      await api.sql(
        `insert into orders
           (document_id, code, order_status, placed_at, pay_before, user_id, idempotency_key)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
         select 'bulk' || u.id || 'n' || i, 'BULK' || u.id || 'n' || i,
                case i % 3 when 0 then 'paid' when 1 then 'completed' else 'pending_payment' end,
                o.placed_at, o.pay_before, u.id, 'bulk' || i
         from n cross join up_users u
         cross join (select * from orders order by id limit 1) o`,
      );
      await api.sql('analyze');
      const explain = api.database === 'sqlite' ? 'explain query plan' : 'explain';
      const plan = async (sql: string, values: unknown[]) =>
        JSON.stringify(await api.sql(`${explain} ${sql}`, values));
      const page = 'order by placed_at desc, id desc limit 10';
      const mine = 'select * from orders where user_id = ?';
      const own = await plan(`${mine} ${page}`, [buyer.id]);
      const byStatus = await plan(`${mine} and order_status = ? ${page}`, [buyer.id, 'paid']);
      expect(own).toContain('orders_user_placed_ix');
      expect(byStatus).toContain('orders_user_status_ix');
      expect(await plan('select * from orders where document_id = ?', ['a'])).toContain(
        'orders_documents_idx',
      );
      expect(await plan(`${mine} and idempotency_key = ?`, [1, randomUUID()])).toContain(
        'orders_user_key_uq',
      );
      const due = "order_status = 'pending_payment' and pay_before < ? limit 5";
      expect(await plan(`select * from orders where ${due}`, [new Date()])).toContain(
        'orders_status_due_ix',
      );
      for (const text of [own, byStatus]) expect(text).not.toMatch(/TEMP B-TREE|"Sort/);
    });
  });
});
