import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { addItem } from '../../tests/support/content';
import { addBuyers, type Buyer } from '../../tests/support/members';
import { orderBody } from '../../tests/support/orders';
import type { TestApi } from '../../tests/support/startApi';
import { p95, timed, type Figure } from '../lib/report';
import { send } from './send';

const BUYERS = 500;
const OTHERS = 100;
const SECONDS_ALONE = 6;

/**
 * 500 members order one seminar at once, and try again if the API asks for it. Measures how long 100 other members wait
 * for their profile and their orders meanwhile, against their waits without the buyers.
 */
export async function measureRush(api: TestApi): Promise<Figure[]> {
  const seminar = await addItem(api, 'seminar', { capacity: 100_000, price: 500_000 });
  const buyers = await addBuyers(api, BUYERS);
  const others = await addBuyers(api, OTHERS);
  const sockets = BUYERS + OTHERS;
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets });
  try {
    await waitsDuring(api, agent, { others, work: pause(2_000) });
    // As the host's connections are open: new ones are accepted one at a time.
    await Promise.all(buyers.map(({ token }) => send(agent, `${api.url}/api/users/me`, { token })));
    const alone = await waitsDuring(api, agent, { others, work: pause(SECONDS_ALONE * 1_000) });
    const begun = performance.now();
    const rush = Promise.all(buyers.map((buyer) => buy(api, agent, { buyer, seminar })));
    const meanwhile = await waitsDuring(api, agent, { others, work: rush });
    const seconds = (performance.now() - begun) / 1_000;
    const rejected = (await rush).reduce((sum, count) => sum + count, 0);
    const { database } = api;
    const [before, during] = [p95(alone), p95(meanwhile)];
    return [
      { what: `p95 of others, alone, ${database}`, value: before, unit: 'ms' },
      { what: `p95 of others, during the rush, ${database}`, value: during, unit: 'ms' },
      {
        what: `p95 of others, rush ÷ alone, ${database}`,
        value: during / before,
        unit: '×',
        bar: { atMost: 2 },
      },
      { what: `${BUYERS} buyers served, ${database}`, value: seconds, unit: 's' },
      { what: `responses "try again", ${database}`, value: rejected, unit: '' },
    ];
  } finally {
    agent.destroy();
  }
}

/** @returns how often the API asked the buyer to try again */
async function buy(
  api: TestApi,
  agent: Agent,
  { buyer, seminar }: { buyer: Buyer; seminar: string },
): Promise<number> {
  const line = { kind: 'seminar', documentId: seminar, quantity: 1 };
  const json = orderBody([line], 500_000);
  for (let rejected = 0; ; rejected += 1) {
    const url = `${api.url}/api/order/addUserOrder`;
    const { status, retryAfter } = await send(agent, url, { token: buyer.token, json });
    if (status === 200) return rejected;
    if (status !== 503) throw new Error(`An order returned ${status}.`);
    await pause(retryAfter * 1_000);
  }
}

/** Milliseconds of each call, by all of the others at once, until the work is done. */
async function waitsDuring(
  api: TestApi,
  agent: Agent,
  { others, work }: { others: readonly Buyer[]; work: Promise<unknown> },
): Promise<number[]> {
  let over = false;
  void work.finally(() => (over = true)).catch(() => undefined);
  const waits: number[] = [];
  await Promise.all(
    others.map(async ({ token }) => {
      while (!over) {
        for (const path of ['/users/me', '/order/userOrder']) {
          waits.push(await timed(() => send(agent, `${api.url}/api${path}`, { token })));
        }
      }
    }),
  );
  await work;
  return waits;
}
