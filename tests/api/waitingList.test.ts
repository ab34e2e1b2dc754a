import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi, type ApiResponse, runTask } from '../support/api';
import { databases } from '../support/database';
import { addBuyer, addBuyers, type Buyer } from '../support/members';
import { addItem, addShopSettings } from '../support/content';
import { inDays } from '../support/clock';
import { cancelOrder, orderBody, placeOrder, takenSeats, type OrderCall } from '../support/orders';
import { shared, sharedApi } from '../support/suite';

interface Entry {
  documentId: string;
  itemDocumentId: string;
  optionId: string | null;
  state: string;
  position: number | null;
  offerEndsAt: string | null;
}

type Call<Data> = Promise<ApiResponse<OrderCall<Data>>>;

describe.each(databases)('the waiting list, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  beforeAll(async () => {
    await addShopSettings(api);
  });
  const join = ({ token }: Buyer, documentId: string, more: object = {}): Call<Entry> =>
    callApi(api, '/waiting-list/join', { token, json: { kind: 'course', documentId, ...more } });
  const linesOf = async ({ token }: Buyer): Promise<Entry[]> =>
    (await callApi<{ data: Entry[] }>(api, '/waiting-list/userWaiting', { token })).body.data;
  const buy = ({ token }: Buyer, documentId: string, quantity = 1) =>
    placeOrder(
      api,
      token,
      orderBody([{ kind: 'course', documentId, quantity }], quantity * 1_000_000),
    );
  const cancel = ({ token }: Buyer, id: string) => cancelOrder(api, token, id);
  const quote = ({ token }: Buyer, documentId: string, quantity = 1) =>
    callApi(api, '/order/quote', {
      token,
      json: { items: [{ kind: 'course', documentId, quantity }] },
    });
  const seatsLeft = async (documentId: string) =>
    (await callApi<{ data: { seatsLeft: number } }>(api, `/courses/${documentId}`)).body.data
      .seatsLeft;
  const statesOf = async (documentId: string): Promise<string[]> =>
    (
      await api.sql<{ state: string }>(
        'select state from waiting_entries where item_document_id = ? order by id',
        [documentId],
      )
    ).map(({ state }) => state);

  /** A course that one buyer has filled, and the order that did. */
  async function fullCourse(capacity = 1) {
    const course = await addItem(api, 'course', { capacity });
    const holder = await addBuyer(api);
    const order = (await buy(holder, course, capacity)).body.data;
    return { course, holder, order: order.documentId };
  }

  async function letRunOut(where: string, value: string | number): Promise<void> {
    await api.sql(`update waiting_entries set offer_ends_at = ? where ${where}`, [
      inDays(-0.01),
      value,
    ]);
  }

  const tend = () => runTask(api, 'maintainWaitingLists');

  it('offers a cancelled seat to the first in line, and to nobody else', async () => {
    const { course, holder, order } = await fullCourse();
    const [first, second, stranger] = (await addBuyers(api, 3)) as [Buyer, Buyer, Buyer];
    expect((await join(first, course)).body.data).toMatchObject({ state: 'waiting', position: 1 });
    expect((await join(second, course)).body.data).toMatchObject({ position: 2 });

    await cancel(holder, order);
    const [offer] = await linesOf(first);
    expect(offer).toMatchObject({ state: 'offered', position: null, itemDocumentId: course });
    const hours = (Date.parse(offer?.offerEndsAt ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await linesOf(second)).toEqual([expect.objectContaining({ position: 1 })]);

    expect(await takenSeats(api, course)).toBe(1);
    expect(await seatsLeft(course)).toBe(0);
    expect((await quote(stranger, course)).status).toBe(409);
    expect((await quote(first, course)).status).toBe(200);
    const refused = await buy(stranger, course);
    expect([refused.status, refused.body.error.name]).toEqual([409, 'NoSeatsLeft']);
    expect((await buy(second, course)).status).toBe(409);

    expect((await buy(first, course)).status).toBe(200);
    expect(await takenSeats(api, course)).toBe(1);
    expect(await statesOf(course)).toEqual(['ordered', 'waiting']);
    expect(await linesOf(first)).toEqual([]);
    // The offer is used once.
    expect((await buy(first, course)).status).toBe(409);
  });

  it('passes an unused offer to the next member, and notifies both', async () => {
    const { course, holder, order } = await fullCourse();
    const [first, second] = (await addBuyers(api, 2)) as [Buyer, Buyer];
    await join(first, course);
    await join(second, course);
    await cancel(holder, order);
    await letRunOut('user_id = ?', first.id);
    expect((await quote(first, course)).status).toBe(409);
    expect((await buy(first, course)).status).toBe(409);
    await tend();
    expect(await statesOf(course)).toEqual(['lapsed', 'offered']);
    expect(await takenSeats(api, course)).toBe(1);
    const kinds = await api.sql<{ kind: string }>(
      'select kind from notifications where user_id = ? order by id',
      [first.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['place_offered', 'offer_lapsed']);
    expect((await buy(second, course)).status).toBe(200);
  });

  it('skips and closes blocked and deleted accounts, and releases their seats', async () => {
    const { course, holder, order } = await fullCourse();
    const [blocked, deleted, third] = (await addBuyers(api, 3)) as [Buyer, Buyer, Buyer];
    for (const buyer of [blocked, deleted, third]) await join(buyer, course);
    await api.sql(`update up_users set blocked = true where id = ${blocked.id}`);
    await cancel(holder, order);
    expect(await statesOf(course)).toEqual(['waiting', 'offered', 'waiting']);
    await api.sql('delete from up_users where id = ?', [deleted.id]);
    await tend();
    expect(await statesOf(course)).toEqual(['closed', 'closed', 'offered']);
    expect(await takenSeats(api, course)).toBe(1);
  });

  it('offers as many seats as a larger capacity provides', async () => {
    const category = await editor.create('api::course-category.course-category', {
      name: `Danh mục ${Date.now()}`,
      slug: `danh-muc-${Date.now()}`,
      order: 1,
    });
    const course = await editor.create('api::course.course', {
      title: 'Khoá học sẽ mở thêm chỗ',
      slug: `mo-them-cho-${Date.now()}`,
      summary: 'Tóm tắt',
      code: `MT${Date.now() % 100000}`,
      price: 1_000_000,
      format: 'classroom',
      hours: 8,
      cpeHours: 8,
      level: 'foundation',
      startAt: inDays(30).toISOString(),
      endAt: inDays(31).toISOString(),
      capacity: 1,
      featured: false,
      category: { set: [{ documentId: category }] },
    });
    await editor.publish('api::course.course', course);
    const buyers = (await addBuyers(api, 4)) as [Buyer, Buyer, Buyer, Buyer];
    expect((await buy(buyers[0], course)).status).toBe(200);
    for (const buyer of buyers.slice(1)) await join(buyer, course);
    await editor.update('api::course.course', course, { capacity: 3 });
    expect(await statesOf(course)).toEqual(['waiting', 'waiting', 'waiting']);
    await editor.publish('api::course.course', course);
    expect(await statesOf(course)).toEqual(['offered', 'offered', 'waiting']);
    expect(await takenSeats(api, course)).toBe(3);
  });

  it('accepts a member once, and only while nothing is free', async () => {
    const { course } = await fullCourse();
    const member = await addBuyer(api);
    const responses = await Promise.all(Array.from({ length: 8 }, () => join(member, course)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ body }) => body.data.documentId)).size).toBe(1);
    expect(await statesOf(course)).toEqual(['waiting']);

    const free = await addItem(api, 'course', { capacity: 1 });
    const open = await join(member, free);
    expect([open.status, open.body.error.name]).toEqual([409, 'SeatsLeft']);
    expect(open.body.error.details).toMatchObject({ seatsLeft: 1 });
    const unlimited = await join(member, await addItem(api, 'course'));
    expect(unlimited.body.error.details).toMatchObject({ seatsLeft: null });
    const begun = await addItem(api, 'course', { capacity: 0, start_at: inDays(-1) });
    expect((await join(member, begun)).status).toBe(400);
    expect((await join(member, 'z'.repeat(24))).status).toBe(400);
    expect((await join(member, course, { kind: 'document' })).status).toBe(400);
    expect((await join(member, course, { optionId: 'x' })).status).toBe(400);
    expect((await callApi(api, '/waiting-list/join', { json: {} })).status).toBe(401);
  });

  it('accepts a member into at most 20 lines', async () => {
    const member = await addBuyer(api);
    const statuses: number[] = [];
    for (let line = 0; line < 21; line += 1) {
      const course = await addItem(api, 'course', { capacity: 0 });
      statuses.push((await join(member, course)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 409]);
  });

  it('reserves a released seat under concurrent orders', async () => {
    const { course, holder, order } = await fullCourse(3);
    const waiting = await addBuyers(api, 5);
    for (const member of waiting) await join(member, course);
    const rivals = await addBuyers(api, 20);
    const [, ...tries] = await Promise.all([
      cancel(holder, order),
      ...rivals.map((rival) => buy(rival, course)),
      ...waiting.map((member) => buy(member, course)),
    ]);
    const placed = tries.filter(({ status }) => status === 200).length;
    expect(await takenSeats(api, course)).toBe(3);
    const states = await statesOf(course);
    expect(states.slice(3)).toEqual(['waiting', 'waiting']);
    expect(states.filter((state) => state === 'ordered')).toHaveLength(placed);
    const strangers = await api.sql(
      `select o.id from orders o join order_lines l on l.order_id = o.id
       where l.item_document_id = ? and o.order_status <> 'cancelled' and o.user_id >= ?`,
      [course, rivals[0]?.id],
    );
    expect(strangers).toEqual([]);
  });

  it('closes with the sale', async () => {
    const { course } = await fullCourse();
    const member = await addBuyer(api);
    await join(member, course);
    await api.sql('update courses set start_at = ? where document_id = ?', [inDays(-1), course]);
    await tend();
    expect(await statesOf(course)).toEqual(['closed']);
    expect(await linesOf(member)).toEqual([]);
  });

  it('is readable but not editable by staff in the panel', async () => {
    const { course } = await fullCourse();
    const member = await addBuyer(api);
    const entry = (await join(member, course)).body.data;
    await expect(
      editor.update('api::waiting-list.waiting-entry', entry.documentId, { state: 'offered' }),
    ).rejects.toThrow();
    expect(await statesOf(course)).toEqual(['waiting']);
  });
});
