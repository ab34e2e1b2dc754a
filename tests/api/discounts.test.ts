import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor, type TestEditor } from '../support/staff';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import { addBuyer, addBuyers, type Buyer } from '../support/members';
import { addDiscount, addItem, addShopSettings } from '../support/content';
import { inDays } from '../support/clock';
import { cancelOrder, orderBody, placeOrder, usesOf, type OrderBody } from '../support/orders';
import { shared, sharedApi, writingNothing } from '../support/suite';
import { callAs, refusalOf } from '../support/callAs';
import type { Discount, Quote } from '@/data/generated/types';

describe.each(databases)('discount codes on %s', (database) => {
  const api = sharedApi({ database });
  const buyer = shared(() => addBuyer(api));
  const other = shared(() => addBuyer(api));
  let course: string;

  beforeAll(async () => {
    await addShopSettings(api);
    course = await addItem(api, 'course', { price: 1_000_000, member_price: 800_000 });
  });

  const line = () => ({ kind: 'course', documentId: course, quantity: 1 });
  const quote = (discountCode: string) =>
    callAs<Quote>(api, null, '/order/quote', { items: [line()], discountCode });
  const terms = (code: string, who = buyer) =>
    callAs<Discount>(api, who, `/discount/getDiscount?code=${encodeURIComponent(code)}`);
  const order = (discountCode: string, total: number, who = buyer) =>
    placeOrder(api, who.token, orderBody([line()], total, { discountCode }));
  const cancel = (placed: OrderBody, who = buyer) => cancelOrder(api, who.token, placed.documentId);

  describe('a quote', () => {
    it('applies a code in any spelling, and counts no use', async () => {
      const id = await addDiscount(api, { code: 'MUOI', label: 'Giảm mười phần trăm' });
      for (const written of ['MUOI', ' muoi ', 'Muoi']) {
        const { status, body } = await writingNothing(api, () => quote(written));
        expect([status, body.data.total]).toEqual([200, 900_000]);
        expect(body.data.discounts).toEqual([
          { type: 'code', label: 'Giảm mười phần trăm (MUOI)', amount: 100_000 },
        ]);
      }
      expect(await usesOf(api, id)).toBe(0);
    });

    it.each([
      ['an unknown code', 'LA', null, /không tồn tại/],
      ['one that is switched off', 'TAT', { active: false }, /không tồn tại/],
      ['one that begins later', 'MAI', { starts_at: inDays(1) }, /có hiệu lực từ/],
      ['one that has ended', 'QUA', { ends_at: inDays(-1) }, /hết hạn/],
      ['one for a larger order', 'LON', { min_subtotal: 1_000_001 }, /hàng từ 1\.000\.001/],
      ['one for other kinds', 'SACH', { for_courses: false }, /không áp dụng cho sản phẩm/],
    ])('refuses %s at its field, with the reason', async (_, code, fields, reason) => {
      if (fields) await addDiscount(api, { code, ...fields });
      const response = await writingNothing(api, () => quote(code));
      const { body } = response;
      expect(await refusalOf(response)).toEqual([400, 'ValidationError']);
      expect(body.error.message).toMatch(reason);
      expect(body.error.details.errors).toEqual([
        { path: ['discountCode'], message: body.error.message },
      ]);
    });
  });

  describe('getDiscount', () => {
    it('returns the terms, and whether the caller may use the code', async () => {
      const endsAt = inDays(3);
      await addDiscount(api, {
        code: 'DIEUKHOAN',
        value: 15,
        max_amount: 300_000,
        min_subtotal: 500_000,
        ends_at: endsAt,
        for_documents: false,
        usage_limit_per_user: 1,
      });
      const { status, body, headers } = await terms(' dieukhoan ');
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.data).toEqual({
        code: 'DIEUKHOAN',
        label: 'Ưu đãi thử',
        type: 'percent',
        value: 15,
        maxAmount: 300_000,
        minSubtotal: 500_000,
        appliesTo: ['course', 'seminar'],
        startsAt: null,
        endsAt: endsAt.toISOString(),
        applies: true,
        reason: null,
      });
      expect((await order('DIEUKHOAN', 850_000)).status).toBe(200);
      expect((await terms('dieukhoan')).body.data).toMatchObject({
        applies: false,
        reason: 'Quý khách đã dùng hết số lượt của mã giảm giá này.',
      });
      expect((await terms('dieukhoan', other)).body.data).toMatchObject({ applies: true });
    });

    it.each([
      ['', 400],
      ['?code=', 400],
      ['?code[$ne]=1', 400],
      ['?code=a&code=b', 400],
      ['?code=KHONGCO', 404],
      ['?code=a%00b', 404],
    ])('rejects %j with %d', async (query, status) => {
      expect((await callAs(api, buyer, `/discount/getDiscount${query}`)).status).toBe(status);
    });
  });

  describe('an order', () => {
    it('stores the discount, counts its use, and releases the use when cancelled', async () => {
      const id = await addDiscount(api, { code: 'MOTLAN', usage_limit: 1 });
      const placed = await order(' motlan', 900_000);
      expect(placed.status).toBe(200);
      expect(placed.body.data).toMatchObject({
        total: 900_000,
        discounts: [{ type: 'code', label: 'Ưu đãi thử (MOTLAN)', amount: 100_000 }],
      });
      expect([await usesOf(api, id), await usesOf(api, id, buyer.id)]).toEqual([1, 1]);
      const refused = writingNothing(api, () => order('MOTLAN', 900_000, other));
      expect(await refusalOf(refused)).toEqual([409, 'PriceChanged']);

      const cancelled = await cancel(placed.body.data);
      expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'cancelled']);
      expect([await usesOf(api, id), await usesOf(api, id, buyer.id)]).toEqual([0, 0]);
      await cancel(placed.body.data);
      expect(await usesOf(api, id)).toBe(0);
      expect((await order('MOTLAN', 900_000, other)).status).toBe(200);
    });

    it('responds 409 with the new quote and the reason if the code no longer applies', async () => {
      await addDiscount(api, { code: 'HET', ends_at: inDays(-1) });
      for (const code of ['HET', 'CHUACO']) {
        const { status, body } = await writingNothing(api, () => order(code, 900_000));
        expect([status, body.error.name]).toEqual([409, 'PriceChanged']);
        expect(body.error.details.quote).toMatchObject({ total: 1_000_000, discounts: [] });
        expect(body.error.details.errors).toEqual([
          { path: ['discountCode'], message: body.error.message },
        ]);
      }
    });

    it('distinguishes requests by their code, but not by its spelling', async () => {
      await addDiscount(api, { code: 'KHOA' });
      const body = orderBody([line()], 900_000, { discountCode: 'khoa' });
      const first = await placeOrder(api, buyer.token, body);
      const again = await placeOrder(api, buyer.token, { ...body, discountCode: ' KHOA ' });
      expect(again.body).toEqual(first.body);
      const plain = { ...body, discountCode: null, expectedTotal: 1_000_000 };
      const refused = writingNothing(api, () => placeOrder(api, buyer.token, plain));
      expect(await refusalOf(refused)).toEqual([422, 'IdempotencyKeyReused']);
    });

    it('returns the order of the last use again for its idempotency key', async () => {
      const id = await addDiscount(api, { code: 'CUOI', usage_limit: 1 });
      const body = orderBody([line()], 900_000, { discountCode: 'CUOI' });
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => placeOrder(api, buyer.token, body)),
      );
      const codes = new Set(responses.map((response) => response.body.data.code));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect([codes.size, await usesOf(api, id)]).toEqual([1, 1]);
    });

    it('settles at once if the code makes the order free', async () => {
      await addDiscount(api, { code: 'MIENPHI', value: 100 });
      const { body } = await order('MIENPHI', 0);
      expect(body.data).toMatchObject({ status: 'paid', total: 0, payment: null });
    });
  });

  describe('under concurrency', () => {
    it('gives 50 buyers exactly 5 uses', async () => {
      const id = await addDiscount(api, { code: 'NAM', usage_limit: 5 });
      const buyers = await addBuyers(api, 50);
      const responses = await Promise.all(buyers.map((each) => order('NAM', 900_000, each)));
      const placed = responses.filter(({ status }) => status === 200);
      const refused = responses.filter(({ status }) => status === 409);
      expect([placed.length, refused.length]).toEqual([5, 45]);
      for (const { body } of refused) {
        expect(body.error.details.quote).toMatchObject({ total: 1_000_000 });
      }
      expect(await usesOf(api, id)).toBe(5);
      const stored = await api.sql('select id from orders where discount_code = ?', ['NAM']);
      expect(stored).toHaveLength(5);
    });

    it('gives each buyer exactly their own number of uses', async () => {
      const id = await addDiscount(api, { code: 'MOINGUOI', usage_limit_per_user: 2 });
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          order('MOINGUOI', 900_000, index % 2 === 0 ? buyer : other),
        ),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(16);
      expect([await usesOf(api, id, buyer.id), await usesOf(api, id, other.id)]).toEqual([2, 2]);
      expect(await usesOf(api, id)).toBe(4);
    });

    it('counts uses exactly while orders are placed and cancelled', async () => {
      const id = await addDiscount(api, { code: 'LUANPHIEN', usage_limit: 3 });
      const buyers = await addBuyers(api, 12);
      await Promise.all(
        buyers.map(async (each) => {
          for (let round = 0; round < 3; round += 1) {
            const { status, body } = await order('LUANPHIEN', 900_000, each);
            if (status === 200) expect((await cancel(body.data, each)).status).toBe(200);
            else expect(status).toBe(409);
          }
        }),
      );
      expect(await usesOf(api, id)).toBe(0);
    });
  });

  describe('in the admin panel', () => {
    const uid = 'api::discount.discount';
    const fields = { code: 'panel-1', label: 'Ưu đãi', type: 'percent', value: 10 };
    let editor: TestEditor;
    beforeAll(async () => {
      editor = await newEditor(api);
    });

    it('normalizes the code, and applies it to all kinds by default', async () => {
      const documentId = await editor.create(uid, fields);
      expect((await terms('Panel-1')).body.data).toMatchObject({
        code: 'PANEL-1',
        appliesTo: ['course', 'document', 'seminar'],
        minSubtotal: 0,
      });
      await editor.update(uid, documentId, { active: false });
      expect((await terms('PANEL-1')).status).toBe(404);
    });

    it.each([
      ['a code that is there already', { code: 'PANEL-1' }],
      ['a code with diacritics', { code: 'TẾT' }],
      ['a code with a space', { code: 'A B C' }],
      ['a percentage above 100', { value: 101 }],
      ['a value of 0', { value: 0 }],
      ['a most for an amount', { type: 'amount', value: 5000, maxAmount: 10 }],
      ['an end before the start', { startsAt: inDays(2), endsAt: inDays(1) }],
      ['no kind', { forCourses: false, forDocuments: false, forSeminars: false }],
      ['a limit of 0', { usageLimit: 0 }],
    ])('refuses %s', async (_, changes) => {
      const refused = editor.create(uid, { ...fields, code: 'panel-2', ...changes });
      await expect(refused).rejects.toThrow(/: 400 /);
    });

    it('validates a change of one field against the others', async () => {
      const documentId = await editor.create(uid, { ...fields, code: 'PANEL-3', value: 50 });
      await expect(
        editor.update(uid, documentId, { maxAmount: 5, type: 'amount' }),
      ).rejects.toThrow(/nhiều nhất chỉ dùng/);
      await editor.update(uid, documentId, { type: 'amount', value: 500 });
      await expect(editor.update(uid, documentId, { type: 'percent' })).rejects.toThrow(
        /không quá/,
      );
    });
  });
});

describe('guessing at codes', () => {
  const api = sharedApi({ database: 'sqlite', env: { AUTH_ATTEMPTS_PER_MINUTE: '5' } });

  it('limits attempts of members and visitors, while existing codes cost nothing', async () => {
    const [buyer, other] = (await addBuyers(api, 2)) as [Buyer, Buyer];
    await addDiscount(api, { code: 'THAT' });
    const course = await addItem(api, 'course');
    const request = async (code: string, token: string) =>
      (await callApi(api, `/discount/getDiscount?code=${code}`, { token })).status;
    const quote = async (discountCode: string, token?: string) => {
      const json = { items: [{ kind: 'course', documentId: course, quantity: 1 }], discountCode };
      return (await callApi(api, '/order/quote', { json, token })).status;
    };
    for (let count = 0; count < 12; count += 1)
      expect(await request('THAT', buyer.token)).toBe(200);
    for (let count = 0; count < 3; count += 1) expect(await request('SAI', buyer.token)).toBe(404);
    for (let count = 0; count < 2; count += 1) expect(await quote('SAI', buyer.token)).toBe(400);
    // Even the valid code is refused now: further guesses reveal nothing.
    expect(await request('THAT', buyer.token)).toBe(429);
    expect(await quote('THAT', buyer.token)).toBe(429);
    expect(await request('THAT', other.token)).toBe(200);
    for (let count = 0; count < 5; count += 1) expect(await quote('SAI')).toBe(400);
    expect(await quote('THAT')).toBe(429);
  });
});
