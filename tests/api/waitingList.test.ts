import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import type { WaitingEntry } from '@/data/generated/types';
import { callApi, runTask } from '../support/api';
import { notifiedKinds } from '../support/audit';
import { callAs, refusalOf } from '../support/callAs';
import { courseLine, quoteLines } from '../support/lines';
import { databases } from '../support/database';
import { addBuyer, addBuyers, type Buyer } from '../support/members';
import { addItem, courseFields } from '../support/content';
import { inDays } from '../support/clock';
import { cancelOrder, orderBody, placeOrder, takenSeats } from '../support/orders';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

describe.each(databases)('the waiting list, on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));

  const join = (who: Buyer, documentId: string, more: object = {}) =>
    callAs<WaitingEntry>(api, who, '/waiting-list/join', { kind: 'course', documentId, ...more });
  const linesOf = async (who: Buyer) =>
    (await callAs<WaitingEntry[]>(api, who, '/waiting-list/userWaiting')).body.data;
  const buy = ({ token }: Buyer, documentId: string, quantity = 1) =>
    placeOrder(api, token, orderBody([courseLine(documentId, quantity)], quantity * 1_000_000));
  const cancel = ({ token }: Buyer, id: string) => cancelOrder(api, token, id);
  const quote = ({ token }: Buyer, documentId: string) =>
    quoteLines(api, [courseLine(documentId)], token);
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
    const [first, second, stranger] = await addBuyers(api, 3);
    expect((await join(first, course)).body.data).toMatchObject({ state: 'waiting', position: 1 });
    expect((await join(second, course)).body.data).toMatchObject({ position: 2 });

    await cancel(holder, order);
    const [offer] = await linesOf(first);
    expect(offer).toMatchObject({ state: 'offered', position: null, itemDocumentId: course });
    const hours = (Date.parse(offer?.offerEndsAt ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await linesOf(second)).toEqual([expect.objectContaining({ position: 1 })]);
    const urls = await api.sql('select url from notifications where user_id = ?', [first.id]);
    expect(urls).toEqual([{ url: '/tai-khoan/danh-sach-cho' }]);

    expect(await takenSeats(api, course)).toBe(1);
    expect(await seatsLeft(course)).toBe(0);
    expect((await quote(stranger, course)).status).toBe(409);
    expect((await quote(first, course)).status).toBe(200);
    expect(await refusalOf(buy(stranger, course))).toEqual([409, 'NoSeatsLeft']);
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
    const [first, second] = await addBuyers(api, 2);
    await join(first, course);
    await join(second, course);
    await cancel(holder, order);
    await letRunOut('user_id = ?', first.id);
    expect((await quote(first, course)).status).toBe(409);
    expect((await buy(first, course)).status).toBe(409);
    await tend();
    expect(await statesOf(course)).toEqual(['lapsed', 'offered']);
    expect(await takenSeats(api, course)).toBe(1);
    expect(await notifiedKinds(api, first)).toEqual(['place_offered', 'offer_lapsed']);
    expect((await buy(second, course)).status).toBe(200);
  });

  it('skips and closes blocked and deleted accounts, and releases their seats', async () => {
    const { course, holder, order } = await fullCourse();
    const [blocked, deleted, third] = await addBuyers(api, 3);
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
      name: 'Danh mục',
      slug: 'danh-muc',
      order: 1,
    });
    const course = await editor.add('api::course.course', {
      ...courseFields('mo-them-cho', category),
      price: 1_000_000,
      startAt: inDays(30),
      endAt: inDays(31),
      capacity: 1,
    });
    const buyers = await addBuyers(api, 4);
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
    expect(await refusalOf(open)).toEqual([409, 'SeatsLeft']);
    expect(open.body.error.details).toMatchObject({ seatsLeft: 1 });
    const unlimited = await join(member, await addItem(api, 'course'));
    expect(unlimited.body.error.details).toMatchObject({ seatsLeft: null });
    const begun = await addItem(api, 'course', { capacity: 0, start_at: inDays(-1) });
    expect((await join(member, begun)).status).toBe(400);
    expect((await join(member, 'z'.repeat(24))).status).toBe(400);
    expect((await join(member, course, { kind: 'document' })).status).toBe(400);
    expect((await join(member, course, { optionId: 'x' })).status).toBe(400);
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
