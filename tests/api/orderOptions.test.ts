import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { databases } from '../support/database';
import { addBuyer } from '../support/members';
import { inDays } from '../support/clock';
import { orderBody, placeOrder, takenSeats } from '../support/orders';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const seminars = 'api::seminar.seminar';

describe.each(databases)('changes by editors while a seminar is on sale, on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));
  const buyer = shared(() => addBuyer(api));

  const groups = (capacity: number | null, keys: readonly string[] = ['tai-cho', 'tu-xa']) =>
    keys.map((key, index) => ({
      key: `nhom-${index}`,
      name: `Nhóm ${index}`,
      options: [{ key, name: `Lựa chọn ${index}`, capacity }],
    }));

  let made = 0;
  const seminar = (changes: object) => {
    made += 1;
    return {
      title: `Hội thảo ${made}`,
      slug: `hoi-thao-doi-${made}`,
      summary: 'Tóm tắt',
      venue: 'Hà Nội',
      startAt: inDays(30),
      endAt: inDays(31),
      price: 1_000_000,
      cpeHours: 4,
      orderByOption: true,
      ...changes,
    };
  };

  const order = (documentId: string, quantity: number, changes: object = {}) => {
    const choice = { groupId: 'nhom-0', optionId: 'tai-cho' };
    const line = { kind: 'seminar', documentId, quantity, ...choice };
    const total = quantity * 1_000_000;
    return placeOrder(api, buyer.token, orderBody([line], total, changes));
  };

  it('counts the seats of an option across editions, and enforces its new limit', async () => {
    const data = seminar({ orderOptionGroup: groups(4) });
    const id = await editor.add(seminars, data);
    expect((await order(id, 3)).status).toBe(200);

    // Below the number sold: sales stop, and existing orders stay valid.
    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(2) });
    await editor.publish(seminars, id);
    expect(await takenSeats(api, id, 'tai-cho')).toBe(3);
    expect((await order(id, 1)).body.error).toMatchObject({
      name: 'NoSeatsLeft',
      details: { items: [{ documentId: id, optionId: 'tai-cho', seatsLeft: 0 }] },
    });

    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(null) });
    await editor.publish(seminars, id);
    expect((await order(id, 1)).status).toBe(200);
    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(5) });
    await editor.publish(seminars, id);
    expect((await order(id, 2)).status).toBe(409);
    expect((await order(id, 1)).status).toBe(200);
    expect(await takenSeats(api, id, 'tai-cho')).toBe(5);
  });

  it('returns the same order after its option or seminar was deleted', async () => {
    const data = seminar({ orderOptionGroup: groups(4) });
    const id = await editor.add(seminars, data);
    const key = { idempotencyKey: '6f9619ff-8b86-4011-b42d-00c04fc964ff' };
    const first = await order(id, 1, key);
    await editor.update(seminars, id, { ...data, orderOptionGroup: groups(4, ['khac']) });
    await editor.publish(seminars, id);
    expect((await order(id, 1)).status).toBe(400);
    await editor.unpublish(seminars, id);
    const again = await order(id, 1, { idempotencyKey: key.idempotencyKey.toUpperCase() });
    expect(again.body.data.code).toBe(first.body.data.code);
  });

  it('sells no draft, whatever it contains', async () => {
    const data = seminar({ orderOptionGroup: groups(4) });
    const id = await editor.add(seminars, data);
    await editor.update(seminars, id, { ...data, price: 1 });
    expect((await order(id, 1, { expectedTotal: 1 })).body.error.name).toBe('PriceChanged');
    expect((await order(id, 1)).status).toBe(200);
  });

  it('rejects two options with the same key, because seats are counted by key', async () => {
    const twice = { orderOptionGroup: groups(4, ['tai-cho', 'tai-cho']) };
    await expect(editor.create(seminars, seminar(twice))).rejects.toThrow(/400.*“tai-cho”/);
    const id = await editor.create(seminars, seminar({ orderOptionGroup: groups(4) }));
    await expect(editor.update(seminars, id, twice)).rejects.toThrow(/400.*“tai-cho”/);
  });
});
