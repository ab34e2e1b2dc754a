import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { strictDatabase } from '../support/database';
import { brokenInvariants } from '../model/invariants';
import { Shop, type Loss, type Outcome } from '../model/Shop';
import type { State } from '../model/State';
import { shared, sharedApi } from '../support/suite';

/** Far more statements than any call has. */
const MAX_STATEMENTS = 80;

describe.each(strictDatabase)('a call that loses its database connection, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  /** A full course: one member has the seat, and two others wait in line. */
  async function fullCourse() {
    const shop = await Shop.open(api, editor);
    const [holder, first, second] = shop.buyers.map(({ id }) => id) as [number, number, number];
    const [line] = shop.lines as [Shop['lines'][number]];
    const lines = [{ ...line, quantity: 2 }];
    const order = await shop.place({ user: holder, lines, withCode: true }, randomUUID());
    await shop.join(first, line);
    await shop.join(second, line);
    return { shop, holder, first, line, order: order.body.data };
  }

  type Full = Awaited<ReturnType<typeof fullCourse>>;

  async function withOffer(full: Full): Promise<string> {
    const { shop, holder, order } = full;
    await shop.cancel(holder, order.documentId);
    const { entries } = await shop.read();
    return entries.find(({ user, state }) => user === full.first && state === 'offered')?.id ?? '';
  }

  /** Loses the call before, then after each of its statements, until it has no more. */
  async function loseEach(
    prepare: () => Promise<{ shop: Shop; call: (loss?: Loss) => Promise<Outcome> }>,
    isDone: (state: State) => boolean,
  ): Promise<number> {
    let { shop, call } = await prepare();
    for (let at = 1; at < MAX_STATEMENTS; at += 1) {
      for (const after of [false, true]) {
        const before = await shop.read();
        const { lostAt, committed } = await call({ at, after });
        const found = await shop.read();
        expect(await brokenInvariants(shop, found)).toEqual([]);
        if (!committed) expect(found).toEqual(before);
        else expect(isDone(found)).toBe(true);
        if (lostAt === null) return at;
        if (committed) ({ shop, call } = await prepare());
      }
    }
    throw new Error('The call never ended.');
  }

  it('places an order with an offer and a code, or nothing', async () => {
    const statements = await loseEach(
      async () => {
        const full = await fullCourse();
        await withOffer(full);
        const { shop, first, line } = full;
        const placing = { user: first, lines: [{ ...line, quantity: 1 }], withCode: true };
        const key = randomUUID();
        return { shop, call: (loss) => shop.place(placing, key, loss) };
      },
      ({ orders, entries }) =>
        orders.length === 2 && entries.some(({ state }) => state === 'ordered'),
    );
    expect(statements).toBeGreaterThan(10);
  });

  it('confirms a payment, or nothing', async () => {
    await loseEach(
      async () => {
        const { shop, order } = await fullCourse();
        const { orders } = await shop.read();
        const total = orders[0]?.total ?? 0;
        const id = randomUUID();
        return { shop, call: (loss) => shop.transfer(id, order.code, total, loss) };
      },
      ({ orders }) => orders[0]?.status === 'paid',
    );
  });

  it('cancels an order and offers its seats to two members, or nothing', async () => {
    await loseEach(
      async () => {
        const { shop, holder, order } = await fullCourse();
        return { shop, call: (loss) => shop.cancel(holder, order.documentId, loss) };
      },
      ({ orders, entries }) =>
        orders[0]?.status === 'cancelled' && entries.every(({ state }) => state === 'offered'),
    );
  });

  it('gives an offered seat back, or nothing', async () => {
    await loseEach(
      async () => {
        const full = await fullCourse();
        const entry = await withOffer(full);
        return { shop: full.shop, call: (loss) => full.shop.leave(full.first, entry, loss) };
      },
      ({ entries }) => entries.some(({ state }) => state === 'left'),
    );
  });

  it('joins a waiting list, or nothing', async () => {
    await loseEach(
      async () => {
        const { shop, line } = await fullCourse();
        const last = shop.buyers.at(-1)?.id ?? 0;
        return { shop, call: (loss) => shop.join(last, line, loss) };
      },
      ({ entries }) => entries.length === 3,
    );
  });
});
