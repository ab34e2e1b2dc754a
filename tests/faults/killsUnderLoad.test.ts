import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newEditor } from '../support/staff';
import { databases } from '../support/database';
import { startMailServer } from '../support/mail';
import { runTask } from '../support/api';
import { startApi } from '../support/startApi';
import { brokenInvariants } from '../model/invariants';
import { Shop } from '../model/Shop';
import { shared } from '../support/suite';

const KILLS = Number(process.env.KILLS ?? 30);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Only in `npm run test:long`; tests/api/concurrentOrders.test.ts kills the server in every run. */
describe.skipIf(process.env.LONG !== '1').each(databases)(
  'a server killed under load, on %s',
  (database) => {
    const mails = shared(startMailServer, (server) => server.close());
    const api = shared(
      () => startApi({ database, hooks: true, env: mails.env }),
      (own) => own.stop(),
    );
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(api, await newEditor(api));
    });

    it(
      'keeps every acknowledged order, leaves nothing partial, and sends each email once',
      { timeout: 3_600_000 },
      async () => {
        const placed = new Set<string>();
        const paid = new Set<string>();
        let isRunning = true;
        const client = async (at: number) => {
          while (isRunning) {
            await useShop(shop, at, { placed, paid }).catch(() => pause(50));
          }
        };
        const clients = Array.from({ length: 8 }, (_, at) => client(at));
        for (let kill = 0; kill < KILLS; kill += 1) {
          const enough = placed.size + 3;
          const deadline = Date.now() + 30_000;
          while (placed.size < enough && Date.now() < deadline) await pause(20);
          await pause(Math.random() * 1000);
          await api.kill();
          const state = await shop.read();
          expect(await brokenInvariants(shop, state)).toEqual([]);
          const ids = new Set(state.orders.map(({ id }) => id));
          expect([...placed].filter((id) => !ids.has(id))).toEqual([]);
          await api.restart();
        }
        isRunning = false;
        await Promise.all(clients);

        const { orders } = await shop.read();
        const open = new Set(
          orders.filter(({ status }) => status === 'pending_payment').map(({ id }) => id),
        );
        expect([...paid].filter((id) => open.has(id))).toEqual([]);
        await expectEmails();
      },
    );

    async function expectEmails(): Promise<void> {
      // A server that died while sending leaves its emails claimed for five minutes.
      await api.sql("update letters set claimed_at = ? where state = 'sending'", [new Date(0)]);
      await runTask(api, 'expireEmails');
      await vi.waitFor(
        async () => {
          const unsent = await api.sql("select id from letters where state <> 'sent'");
          expect(unsent).toEqual([]);
        },
        { timeout: 60_000, interval: 500 },
      );
      const emails = await api.sql<{ document_id: string; maybe_twice: boolean | number }>(
        'select document_id, maybe_twice from letters',
      );
      const wrong = emails.filter(({ document_id: id, maybe_twice: mayBeTwice }) => {
        const times = mails.received().filter(({ headers }) => headers['message-id']?.includes(id));
        return times.length < 1 || times.length > (mayBeTwice ? 2 : 1);
      });
      expect(wrong).toEqual([]);
      expect(emails.length).toBeGreaterThan(0);
    }
  },
);

/** One member's turn: buys, pays or cancels what they have, and waits in line. */
async function useShop(
  shop: Shop,
  at: number,
  { placed, paid }: { placed: Set<string>; paid: Set<string> },
): Promise<void> {
  const user = shop.buyers[at % shop.buyers.length]?.id ?? 0;
  const line = shop.lines[at % shop.lines.length];
  if (!line) return;
  const lines = [{ ...line, quantity: 1 }];
  const { status, body } = await shop.place({ user, lines, withCode: at % 3 === 0 }, randomUUID());
  if (status !== 200) {
    await shop.join(user, line);
    const { entries } = await shop.read();
    const entry = entries.find((each) => each.user === user && each.state === 'offered');
    if (entry && Math.random() < 0.3) await shop.leave(user, entry.id);
    return;
  }
  placed.add(body.data.documentId);
  const { orders } = await shop.read();
  const order = orders.find(({ id }) => id === body.data.documentId);
  if (!order) throw new Error('An acknowledged order is missing.');
  if (Math.random() < 0.5) {
    await shop.cancel(user, order.id);
  } else {
    const { status: responses } = await shop.transfer(randomUUID(), order.code, order.total);
    if (responses === 200) paid.add(order.id);
    await shop.move(order.id, 'refunded');
  }
}
