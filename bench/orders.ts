// Orders per second over HTTP by 16 clients (each validated, priced, stocked and stored in one transaction), against
// plain Strapi creating bare records (categories), and on PostgreSQL against pgbench sending the statements of an order,
// in the same run. The API, and in its turn pgbench, has one core; load and PostgreSQL have the other. Then 500 buyers
// of one seminar, and how long 100 other members wait meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTools } from '../scripts/lib/tools.mjs';
import { inDays } from '../tests/support/clock';
import { addItem, addShopSettings } from '../tests/support/content';
import { databases, type DatabaseKind } from '../tests/support/database';
import { addBuyers, type Buyer } from '../tests/support/members';
import { orderBody } from '../tests/support/orders';
import { newChief } from '../tests/support/staff';
import { startApi, type TestApi } from '../tests/support/startApi';
import { moveTo } from './lib/load';
import { newPgbench, readStatements, type Pgbench } from './orders/pgbench';
import { newProcessor, type Run } from './orders/processor';
import { measureRush } from './orders/rush';
import { send } from './orders/send';
import { median, report, type Figure } from './lib/report';

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 4;
/** No member has as many unpaid orders as would be refused in production. */
const BUYERS = 1_000;
const BARS: Readonly<Record<DatabaseKind, number>> = { sqlite: 200, postgres: 300 };

type Send = (client: number) => Promise<number>;

async function measure(database: DatabaseKind): Promise<Figure[]> {
  moveTo('server');
  const recorder = new URL('orders/recordStatements.mjs', import.meta.url).href;
  const api = await startApi({
    database,
    env: database === 'postgres' ? { NODE_OPTIONS: `--import ${recorder}` } : {},
  });
  moveTo('load');
  const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    const shop = await openShop(api, agent);
    const order: Send = () => shop.order();
    const record = await recordSender(api, agent);
    await run(order, 3);
    await run(record, 2);
    const pgbench = database === 'postgres' ? await recordOrder(api, shop, folder) : null;
    // As autovacuum does within a minute: until then, plans are those of empty tables.
    await api.sql('analyze');
    const processor = await newProcessor(api);
    const [orders, records, transactions]: [Run[], Run[], Run[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      orders.push(await processor.measure(() => run(order, SECONDS)));
      records.push(await run(record, SECONDS));
      if (pgbench) {
        transactions.push(await processor.measure(() => Promise.resolve(pgbench(SECONDS))));
      }
    }
    const [made, plain] = [rateOf(orders), rateOf(records)];
    return [
      {
        what: `orders, ${database}`,
        value: made,
        unit: 'orders/s',
        bar: { atLeast: BARS[database] },
      },
      { what: `plain Strapi, one bare record, ${database}`, value: plain, unit: 'records/s' },
      { what: `orders to bare records, ${database}`, value: made / plain, unit: '×' },
      ...perOrder(orders, database),
      ...(pgbench ? comparison(made, transactions) : []),
      ...(await measureRush(api)),
    ];
  } finally {
    agent.destroy();
    rmSync(folder, { recursive: true });
    await api.stop();
  }
}

/** Calls with status 200 or 201; any other status fails the run. */
async function run(send: Send, seconds: number): Promise<Run> {
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
  const count = counts.reduce((sum, each) => sum + each, 0);
  return { count, seconds: (performance.now() - started) / 1000 };
}

const rateOf = (runs: readonly Run[]): number =>
  median(runs.map(({ count, seconds }) => count / seconds));

const sumOf = (runs: readonly Run[], field: 'count' | 'api' | 'postgres'): number =>
  runs.reduce((sum, each) => sum + (each[field] ?? 0), 0);

/** Less than rates, they depend on what else the machine does. */
const perOrder = (orders: readonly Run[], database: DatabaseKind): Figure[] => [
  {
    what: `processor time of an order, API, ${database}`,
    value: sumOf(orders, 'api') / sumOf(orders, 'count'),
    unit: 'ms',
  },
  ...(database === 'postgres'
    ? [
        {
          what: 'processor time of an order, PostgreSQL',
          value: sumOf(orders, 'postgres') / sumOf(orders, 'count'),
          unit: 'ms',
        },
      ]
    : []),
];

const comparison = (made: number, transactions: readonly Run[]): Figure[] => [
  { what: 'pgbench, the statements of an order', value: rateOf(transactions), unit: 'orders/s' },
  {
    what: 'orders to pgbench',
    value: made / rateOf(transactions),
    unit: '×',
    bar: { atLeast: 0.7 },
  },
  {
    what: 'processor time of an order, PostgreSQL under pgbench',
    value: sumOf(transactions, 'postgres') / sumOf(transactions, 'count'),
    unit: 'ms',
  },
];

interface Shop {
  buyers: readonly Buyer[];
  order(headers?: Record<string, string>): Promise<number>;
}

/** Two-line orders by the members in turn, half of them at member prices. */
async function openShop(api: TestApi, agent: Agent): Promise<Shop> {
  await addShopSettings(api);
  const seats = { capacity: 100_000_000 };
  const items = await Promise.all([
    addItem(api, 'course', { ...seats, price: 1_000_000, member_price: 800_000 }),
    addItem(api, 'seminar', { ...seats, price: 500_000 }),
  ]);
  const active = { member_type: 'individual', member_expires_at: inDays(10) };
  const buyers = [
    ...(await addBuyers(api, BUYERS / 2)).map((buyer) => ({ buyer, total: 2_500_000 })),
    ...(await addBuyers(api, BUYERS / 2, active)).map((buyer) => ({ buyer, total: 2_100_000 })),
  ];
  const [course = '', seminar = ''] = items;
  const lines = [
    { kind: 'course', documentId: course, quantity: 2 },
    { kind: 'seminar', documentId: seminar, quantity: 1 },
  ];
  let turn = 0;
  return {
    buyers: buyers.map(({ buyer }) => buyer),
    async order(headers = {}) {
      turn += 1;
      const { buyer, total } = buyers[turn % buyers.length] as { buyer: Buyer; total: number };
      const url = `${api.url}/api/order/addUserOrder`;
      const { status } = await send(agent, url, {
        token: buyer.token,
        json: orderBody(lines, total),
        headers,
      });
      return status;
    },
  };
}

/** Records the statements of one order for pgbench. */
async function recordOrder(api: TestApi, shop: Shop, folder: string): Promise<Pgbench> {
  const file = join(folder, 'statements.json');
  await shop.order({ 'X-Record-Statements': file });
  const [order] = await api.sql<{ id: number; user: number; code: string; key: string }>(
    `select id, user_id as "user", code, idempotency_key as key from orders order by id desc limit 1`,
  );
  if (!order) throw new Error('No order was recorded.');
  const ids = shop.buyers.map(({ id }) => id);
  return newPgbench(api.databaseEnv['DATABASE_URL'] ?? '', {
    statements: await readStatements(file),
    order,
    buyers: [Math.min(...ids), Math.max(...ids)],
    clients: CLIENTS,
    folder,
  });
}

async function recordSender(api: TestApi, agent: Agent): Promise<Send> {
  const { token = '' } = await newChief(api);
  const path = '/content-manager/collection-types/api::course-category.course-category';
  let turn = 0;
  return () => {
    turn += 1;
    const body = { name: `Nhóm ${turn}`, slug: `nhom-${turn}`, order: turn };
    return send(agent, api.url + path, { token, json: body }).then(({ status }) => status);
  };
}

requireTools('taskset');
const figures: Figure[] = [];
for (const database of databases) figures.push(...(await measure(database)));
report('orders', figures);
