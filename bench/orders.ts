// Orders per second over HTTP by 16 clients (each validated, priced, stocked and stored in one transaction), against
// plain Strapi creating bare records (categories) in the same run. API and database on one core, load on the other.
import { Agent, request } from 'node:http';
import { requireTools } from '../scripts/lib/tools.mjs';
import { inDays } from '../tests/support/clock';
import { addItem, addShopSettings } from '../tests/support/content';
import { databases, type DatabaseKind } from '../tests/support/database';
import { addBuyers, type Buyer } from '../tests/support/members';
import { orderBody } from '../tests/support/orders';
import { newChief } from '../tests/support/staff';
import { startApi, type TestApi } from '../tests/support/startApi';
import { moveTo } from './lib/load';
import { median, report, type Figure } from './lib/report';

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 4;
const BARS: Readonly<Record<DatabaseKind, number>> = { sqlite: 200, postgres: 300 };

type Send = (client: number) => Promise<number>;

async function measure(database: DatabaseKind): Promise<Figure[]> {
  moveTo('server');
  const api = await startApi({ database });
  moveTo('load');
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    const order = await orderSender(api, agent);
    const record = await recordSender(api, agent);
    await perSecond(order, 3);
    await perSecond(record, 2);
    const orders: number[] = [];
    const records: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      orders.push(await perSecond(order, SECONDS));
      records.push(await perSecond(record, SECONDS));
    }
    const [made, plain] = [median(orders), median(records)];
    return [
      {
        what: `orders, ${database}`,
        value: made,
        unit: 'orders/s',
        bar: { atLeast: BARS[database] },
      },
      { what: `plain Strapi, one bare record, ${database}`, value: plain, unit: 'records/s' },
      { what: `orders to bare records, ${database}`, value: made / plain, unit: '×' },
    ];
  } finally {
    agent.destroy();
    await api.stop();
  }
}

/** 200 and 201 responses per second; any other status fails the run. */
async function perSecond(send: Send, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      let count = 0;
      while (performance.now() < until) {
        const status = await send(client);
        if (status !== 200 && status !== 201) throw new Error(`An order returned ${status}.`);
        count += 1;
      }
      return count;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total / (performance.now() - started)) * 1000;
}

/** Two-line orders by 100 members in turn, half of them at member prices. */
async function orderSender(api: TestApi, agent: Agent): Promise<Send> {
  await addShopSettings(api);
  const seats = { capacity: 100_000_000 };
  const items = await Promise.all([
    addItem(api, 'course', { ...seats, price: 1_000_000, member_price: 800_000 }),
    addItem(api, 'seminar', { ...seats, price: 500_000 }),
  ]);
  const active = { member_type: 'individual', member_expires_at: inDays(10) };
  const buyers = [
    ...(await addBuyers(api, 50)).map((buyer) => ({ buyer, total: 2_500_000 })),
    ...(await addBuyers(api, 50, active)).map((buyer) => ({ buyer, total: 2_100_000 })),
  ];
  const [course = '', seminar = ''] = items;
  const lines = [
    { kind: 'course', documentId: course, quantity: 2 },
    { kind: 'seminar', documentId: seminar, quantity: 1 },
  ];
  let turn = 0;
  return () => {
    turn += 1;
    const { buyer, total } = buyers[turn % buyers.length] as { buyer: Buyer; total: number };
    const body = orderBody(lines, total);
    return post(agent, `${api.url}/api/order/addUserOrder`, buyer.token, body);
  };
}

async function recordSender(api: TestApi, agent: Agent): Promise<Send> {
  const { token = '' } = await newChief(api);
  const path = '/content-manager/collection-types/api::course-category.course-category';
  let turn = 0;
  return () => {
    turn += 1;
    const body = { name: `Nhóm ${turn}`, slug: `nhom-${turn}`, order: turn };
    return post(agent, api.url + path, token, body);
  };
}

function post(agent: Agent, url: string, token: string, body: object): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
          Authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}

requireTools('taskset');
const figures: Figure[] = [];
for (const database of databases) figures.push(...(await measure(database)));
report('orders', figures);
