import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import paceOrders from './pace-orders';
import seatCalls from './seat-calls';

const call = (body: unknown, { path = '/api/order/addUserOrder', token = 'Bearer x' } = {}) =>
  ({ method: 'POST', path, get: () => token, request: { body } }) as unknown as Context;

const seminar = { kind: 'seminar', documentId: 'a' };

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Starts the calls; none ends. @returns how many have begun, i.e. reach the policy that reads the session */
async function begun(calls: readonly Context[]): Promise<number> {
  let count = 0;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const all = calls.map((ctx) =>
    seatCalls()(ctx, () => {
      count += 1;
      return ended;
    }),
  );
  await nextTurn();
  const result = count;
  end();
  await Promise.all(all);
  return result;
}

const five = (ctx: () => Context) => begun(Array.from({ length: 5 }, ctx));

describe('calls that reserve seats', () => {
  it('runs one order of an item at a time on SQLite', async () => {
    expect(await five(() => call({ items: [seminar] }))).toBe(1);
    expect(await five(() => call(seminar, { path: '/api/waiting-list/join' }))).toBe(1);
  });

  it('runs one order with a discount code at a time, even without seats', async () => {
    const document = { ...seminar, kind: 'document' };
    expect(await five(() => call({ items: [document], discountCode: 'TET' }))).toBe(1);
  });

  it('delays no other call', async () => {
    expect(await five(() => call({ items: [seminar] }, { path: '/api/order/quote' }))).toBe(5);
    expect(await five(() => call({ items: [{ ...seminar, kind: 'document' }] }))).toBe(5);
  });

  it('does not queue a call without a token or with malformed items', async () => {
    expect(await five(() => call({ items: [seminar] }, { token: '' }))).toBe(5);
    const bodies = [undefined, null, {}, { items: 'x' }, { items: [null, 1, { documentId: {} }] }];
    expect(await begun(bodies.map((body) => call(body)))).toBe(5);
  });
});

describe('the pace of calls that reserve seats', () => {
  it('starts eight in each turn of the event loop, in order, and other calls at once', async () => {
    const begun: number[] = [];
    const start = (turn: number, ctx: Context) =>
      paceOrders()(ctx, () => {
        begun.push(turn);
        return Promise.resolve();
      });
    const orders = Array.from({ length: 20 }, (_, turn) => start(turn, call({ items: [seminar] })));
    const other = start(-1, call({}, { path: '/api/order/quote' }));
    expect(begun).toEqual([-1]);
    await nextTurn();
    expect(begun).toHaveLength(1 + 8);
    await Promise.all([...orders, other]);
    expect(begun).toEqual([-1, ...orders.keys()]);
  });
});
