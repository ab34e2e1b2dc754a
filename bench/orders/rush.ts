import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addItem } from '../../tests/support/content';
import { addBuyers, type Buyer } from '../../tests/support/members';
import { orderBody } from '../../tests/support/orders';
import type { TestApi } from '../../tests/support/startApi';
import { p95, type Figure } from '../lib/report';
import type { Buyers, Order } from './buyers';
import { send } from './send';

const BUYERS = 500;
const OTHERS = 100;
/**
 * Rate of all other members together: a fifth of the capacity of one core, so that their calls do not queue without the
 * buyers.
 */
const CALLS_PER_SECOND = 50;
/** Every tenth call places an order of another item; the others read a profile or orders. */
const CALLS_PER_ORDER = 10;
const SECONDS_ALONE = 6;
const ROUNDS = 5;
const PRICE = 500_000;

interface Measured {
  alone: number[];
  rush: number[];
  /** Seconds until all buyers of a round were served. */
  seconds: number[];
  rejected: number;
}

/**
 * 500 members order one seminar at once, and retry after a 503. Measures how long 100 other members wait meanwhile, at
 * a fixed rate of calls, and compares it with their waits without the buyers, alternating in the same run.
 */
export async function measureRush(api: TestApi): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: OTHERS });
  try {
    const { alone, rush, seconds, rejected } = await measureRounds(api, agent);
    const { database } = api;
    const [before, during] = [p95(alone), p95(rush)];
    return [
      { what: `p95 of others, alone, ${database}`, value: before, unit: 'ms' },
      { what: `p95 of others, during the rush, ${database}`, value: during, unit: 'ms' },
      {
        what: `p95 of others, rush ÷ alone, ${database}`,
        value: during / before,
        unit: '×',
        bar: { atMost: 2 },
      },
      {
        what: `${BUYERS} buyers served, ${database}`,
        value: seconds.reduce((sum, each) => sum + each, 0) / ROUNDS,
        unit: 's',
      },
      { what: `responses "try again" a rush, ${database}`, value: rejected / ROUNDS, unit: '' },
    ];
  } finally {
    agent.destroy();
  }
}

async function measureRounds(api: TestApi, agent: Agent): Promise<Measured> {
  const course = await addItem(api, 'course', { capacity: 100_000, price: PRICE });
  const buyers = await addBuyers(api, BUYERS);
  const others = await addBuyers(api, OTHERS);
  const measured: Measured = { alone: [], rush: [], seconds: [], rejected: 0 };
  const thread = new Worker(new URL('buyers.ts', import.meta.url), {
    workerData: { url: api.url, tokens: buyers.map(({ token }) => token) } satisfies Buyers,
  });
  const buyersDo = async (order: Order | null): Promise<number> => {
    thread.postMessage(order);
    const [rejected] = (await once(thread, 'message')) as [number];
    return rejected;
  };
  const waitsDuring = (work: Promise<unknown>) => waitsOf(api, agent, { others, course, work });
  await waitsDuring(pause(2_000));
  for (let round = 0; round < ROUNDS; round += 1) {
    const seminar = await addItem(api, 'seminar', { capacity: 100_000, price: PRICE });
    await buyersDo(null);
    measured.alone.push(...(await waitsDuring(pause(SECONDS_ALONE * 1_000))));
    const begun = performance.now();
    const rush = buyersDo({ path: ORDER_PATH, json: orderOf('seminar', seminar) });
    const served = rush.then(() => measured.seconds.push((performance.now() - begun) / 1_000));
    measured.rush.push(...(await waitsDuring(served)));
    measured.rejected += await rush;
  }
  await thread.terminate();
  return measured;
}

const ORDER_PATH = '/api/order/addUserOrder';

const orderOf = (kind: string, documentId: string) =>
  orderBody([{ kind, documentId, quantity: 1 }], PRICE);

interface OtherCalls {
  others: readonly Buyer[];
  /** What they order. */
  course: string;
  work: Promise<unknown>;
}

/**
 * Milliseconds of each call of the others until the work is done, from the time at which it was due: a call that waits
 * delays no later one. @throws Error if one fails
 */
async function waitsOf(
  api: TestApi,
  agent: Agent,
  { others, course, work }: OtherCalls,
): Promise<number[]> {
  let over = false;
  const ended = work.finally(() => (over = true));
  const waits: number[] = [];
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  const call = async (turn: number, due: number) => {
    const { token = '' } = others[turn % others.length] ?? {};
    const isOrder = turn % CALLS_PER_ORDER === 0;
    const path = isOrder ? ORDER_PATH : `/api${turn % 2 === 0 ? '/users/me' : '/order/userOrder'}`;
    const json = isOrder ? { json: orderOf('course', course) } : {};
    const { status } = await send(agent, api.url + path, { token, ...json });
    if (status !== 200) throw new Error(`${path} of another member returned ${status}.`);
    waits.push(performance.now() - due);
  };
  for (let turn = 0; !over; turn += 1) {
    const due = begun + (turn * 1_000) / CALLS_PER_SECOND;
    await pause(Math.max(0, due - performance.now()));
    const one = call(turn, due);
    // It is awaited below; until then, a rejection must not end the process.
    one.catch(() => undefined);
    calls.push(one);
  }
  await Promise.all(calls);
  await ended;
  return waits;
}
