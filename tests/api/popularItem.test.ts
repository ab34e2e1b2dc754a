import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { addItem, addShopSettings } from '../support/content';
import { isLong, lockRows } from '../support/database';
import { courseLine } from '../support/lines';
import { addBuyer, addBuyers } from '../support/members';
import { orderBody, takenSeats } from '../support/orders';
import { sharedApi } from '../support/suite';
import type { OrderCall } from '../support/orders';

/** Several times the API's connections. */
const BUYERS = isLong ? 200 : 40;

// SQLite has no row locks: its single connection is never occupied by a waiting call.
describe('a popular item, on postgres', () => {
  const api = sharedApi({ database: 'postgres' });

  it('leaves connections for other calls while its buyers wait, and lets buyers retry', async () => {
    await addShopSettings(api);
    const [popular, other] = [await addItem(api, 'course'), await addItem(api, 'course')];
    const buyers = await addBuyers(api, BUYERS);
    const visitor = await addBuyer(api);
    const order = (token: string, item: string) => {
      const body = orderBody([courseLine(item)], 1_000_000);
      const place = () => callApi<OrderCall>(api, '/order/addUserOrder', { token, json: body });
      return { place };
    };
    await api.sql('create schema probe create table waits (lock_timeout text)');
    await api.sql(
      `create function probe.note_wait() returns trigger language plpgsql as $$
         begin insert into probe.waits values (current_setting('lock_timeout')); return new; end $$`,
    );
    for (const table of ['orders', 'order_places']) {
      await api.sql(
        `create trigger note_wait before insert or update on ${table}
           for each row execute function probe.note_wait()`,
      );
    }
    const [first] = buyers.map(({ token }) => order(token, popular));
    expect((await first!.place()).status).toBe(200);

    const brief = { lock_timeout: '3s' };
    expect(await api.sql('select lock_timeout from probe.waits')).toEqual([brief, brief]);
    await api.sql('drop schema probe cascade');

    const held = await lockRows(
      api,
      `select 1 from order_places where item_id = '${popular}' for update`,
    );
    let responded = 0;
    const orders = buyers.map(({ token }) => order(token, popular));
    const responses = orders.map(async ({ place }) => {
      const response = await place();
      responded += 1;
      return response;
    });
    const profile = await callApi(api, '/users/me', { token: visitor.token });
    expect([profile.status, responded]).toEqual([200, 0]);
    const bought = await order(visitor.token, other).place();
    expect([bought.status, responded]).toEqual([200, 0]);

    for (const { status, body, headers } of await Promise.all(responses)) {
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect(body.error.message).toMatch(/thử lại/);
    }
    const locked = api
      .log()
      .split('\n')
      .filter((line) => line.includes('55P03'));
    expect(locked.length).toBeGreaterThan(0);
    for (const line of locked) expect(line).toMatch(/http\.request\.id.*insert into order_places/);
    expect(api.log()).not.toContain('The database is too busy');
    expect(await takenSeats(api, popular)).toBe(1);
    await held.release();
    const [again] = orders;
    expect((await again!.place()).status).toBe(200);
    expect(await takenSeats(api, popular)).toBe(2);
  });
});
