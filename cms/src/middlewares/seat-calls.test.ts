import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import paceOrders from './pace-orders';
import seatCalls from './seat-calls';

/** Accepts each token as that of another member, except `forged`. */
const strapi = {
  sessionManager: () => ({
    validateAccessToken: (token: string) => ({
      isValid: token !== 'forged',
      payload: { userId: token },
    }),
  }),
} as unknown as Core.Strapi;

let members = 0;

function call(body: unknown, { path = '/api/order/addUserOrder', token = '' } = {}): Context {
  members += 1;
  const authorization = `Bearer ${token || `member-${members}`}`;
  const get = () => authorization;
  return { method: 'POST', path, get, request: { body, get } } as unknown as Context;
}

const seminar = { kind: 'seminar', documentId: 'a' };

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Starts the calls; none ends. @returns how many have begun, i.e. reach the policy that reads the session */
async function begun(calls: readonly Context[]): Promise<number> {
  let count = 0;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const all = calls.map((ctx) =>
    seatCalls(null, { strapi })(ctx, () => {
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

const two = (ctx: (turn: number) => Context) => begun([0, 1].map(ctx));

// On SQLite, whose queue lets one call of an item begin at a time, and two of different items.
describe('the line of calls that reserve seats', () => {
  it('begins a call at the turn of its item', async () => {
    expect(await two(() => call({ items: [seminar] }))).toBe(1);
    expect(await two(() => call(seminar, { path: '/api/waiting-list/join' }))).toBe(1);
    expect(await two((turn) => call({ items: [{ ...seminar, documentId: `${turn}` }] }))).toBe(2);
  });

  it('ignores the spelling of path, item and code', async () => {
    const paths = ['/api/order/addUserOrder', '/API/order/ADDuserorder/'];
    expect(await two((turn) => call({ items: [seminar] }, { path: paths[turn] ?? '' }))).toBe(1);
    const ids = ['a', ` a${' '.repeat(64)}`];
    expect(await two((turn) => call({ items: [{ ...seminar, documentId: ids[turn] }] }))).toBe(1);
    const codes = ['TET-1', 'tet – 1'];
    expect(await two((turn) => call({ items: [], discountCode: codes[turn] }))).toBe(1);
  });

  it('lets a call wait for others of the member, whose row it locks, also without seats', async () => {
    const document = { ...seminar, kind: 'document' };
    expect(await two(() => call({ items: [document] }, { token: 'x' }))).toBe(1);
    expect(await two(() => call({ items: [document] }))).toBe(2);
  });

  it('lets a call without a valid token or with malformed items pass, to be rejected', async () => {
    expect(await begun([1, 2, 3].map(() => call({ items: [seminar] }, { token: 'forged' })))).toBe(
      3,
    );
    const bodies = [undefined, { items: [null, 1, { documentId: {} }] }];
    expect(await begun(bodies.map((body) => call(body)))).toBe(2);
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
