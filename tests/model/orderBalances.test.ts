import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { databases } from '../support/database';
import { addBuyer } from '../support/members';
import { addItem } from '../support/content';
import { cancelOrder, orderBody, placeOrder, takenSeats, type OrderBody } from '../support/orders';
import {
  moneyOf,
  newTransferId,
  signedWebhook,
  sendSigned,
  webhookProviders,
} from '../support/payments';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const price = 1_000_000;
const capacity = 2;

const order = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('cancel' as const), order }),
  fc.record({
    kind: fc.constant('move' as const),
    order,
    to: fc.constantFrom('paid', 'cancelled', 'refunded'),
  }),
  fc.record({ kind: fc.constant('buy' as const) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order: fc.option(order),
      amount: fc.constantFrom(price, price, price / 4, price / 2, price + 7),
      provider: fc.constantFrom(...webhookProviders),
      /** Reported by two providers, twice each. */
      again: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databases)('accounting for every đồng, on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));
  const buyer = shared(() => addBuyer(api));

  /** Orders of an item with two seats, and the total of all reported transfers. */
  async function newHistory() {
    const item = await addItem(api, 'course', { capacity });
    const buy = async () => {
      const line = { kind: 'course', documentId: item, quantity: 1 };
      return placeOrder(api, buyer.token, orderBody([line], price));
    };
    const placed: OrderBody[] = [];
    for (let count = 0; count < capacity; count += 1) placed.push((await buy()).body.data);
    let reported = 0;
    const run = async (each: Step): Promise<void> => {
      if (each.kind === 'buy') {
        await buy();
        return;
      }
      const { documentId: id, code } = placed[(each.order ?? 0) % placed.length] as OrderBody;
      if (each.kind === 'cancel') {
        await cancelOrder(api, buyer.token, id);
      } else if (each.kind === 'move') {
        await editor
          .update('api::order.order', id, { orderStatus: each.to })
          .catch((error: unknown) => expect(String(error)).toMatch(/: 400 /));
      } else {
        const description = each.order === null ? 'tien hoc' : code;
        const transfer = { amount: each.amount, description, id: newTransferId() };
        reported += each.amount;
        const tellers = each.again
          ? [each.provider, each.provider, 'sepay' as const]
          : [each.provider];
        const calls = tellers.map((provider) => sendSigned(api, signedWebhook(provider, transfer)));
        const responses = await Promise.all(calls);
        expect(responses.map(({ status }) => status)).toEqual(tellers.map(() => 200));
      }
    };
    return { item, run, reported: () => reported };
  }

  it('balances after random concurrent histories of orders, transfers, cancellations and refunds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        async (rounds) => {
          const before = await moneyOf(api);
          const { item, run, reported } = await newHistory();
          for (const steps of rounds) await Promise.all(steps.map(run));

          const after = await moneyOf(api);
          expect(after.wrong).toEqual([]);
          expect(after.received - before.received).toBe(reported());
          const orders = await api.sql<{
            order_status: string;
            allocated: number | string;
            byhand: number;
          }>(
            `select o.order_status,
             (select coalesce(sum(a.amount), 0) from bank_transaction_allocations a where a.code = o.code) as allocated,
             (select count(*) from order_status_changes c
              where c.order_id = o.id and c.order_status = 'paid' and c.changed_by = 'staff') as byhand
           from orders o where o.id in (select order_id from order_lines where item_document_id = ?)`,
            [item],
          );
          for (const { order_status: status, allocated, byhand } of orders) {
            const sum = Number(allocated);
            if (status === 'paid' && Number(byhand) === 0) expect(sum).toBe(price);
            if (status === 'pending_payment') expect(sum).toBeLessThan(price);
            if (status === 'cancelled' || status === 'refunded') expect(sum).toBe(0);
            expect(sum).toBeLessThanOrEqual(price);
          }
          const holding = orders.filter(
            ({ order_status: status }) => !/cancelled|refunded/.test(status),
          );
          expect(await takenSeats(api, item)).toBe(holding.length);
          expect(holding.length).toBeLessThanOrEqual(capacity);
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  });
});
