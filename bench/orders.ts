// Orders per second over HTTP by 16 clients (each validated, priced, stocked and stored in one transaction), against
// plain Strapi creating bare records (categories), and on PostgreSQL against pgbench sending the statements of an order,
// in the same run. The API, and in its turn pgbench, has one core; load and PostgreSQL have the other. Then 500 buyers
// of one seminar, and how long 100 other members wait meanwhile.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTools } from '../scripts/lib/tools.mjs';
import { callApi } from '../tests/support/api';
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
import { newPoster, UNIQUE, type Call } from './orders/poster';
import { median, report, type Figure } from './lib/report';

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 4;
/** So that no member reaches the limit of unpaid orders in production. */
const BUYERS = 1_000;
const ORDER = '/api/order/addUserOrder';
const RECORD = '/content-manager/collection-types/api::course-category.course-category';
const BARS: Readonly<Record<DatabaseKind, number>> = { sqlite: 200, postgres: 300 };

async function measure(database: DatabaseKind): Promise<Figure[]> {
  moveTo('server');
  const recorder = new URL('orders/recordStatements.mjs', import.meta.url).href;
  const api = await startApi({
    database,
    env: database === 'postgres' ? { NODE_OPTIONS: `--import ${recorder}` } : {},
  });
  moveTo('load');
  const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
  try {
    const shop = await openShop(api);
    const { url } = api;
    const order = newPoster(url + ORDER, { calls: shop.orders, clients: CLIENTS, folder });
    const record = newPoster(url + RECORD, {
      calls: [await bareRecord(api)],
      clients: CLIENTS,
      folder,
    });
    order(3);
    record(2);
    const pgbench = database === 'postgres' ? await recordOrder(api, shop, folder) : null;
    // As autovacuum does within a minute: until then, plans are those of empty tables.
    await api.sql('analyze');
    const processor = await newProcessor(api);
    const [orders, records, transactions]: [Run[], Run[], Run[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      orders.push(processor.measure(() => order(SECONDS)));
      records.push(record(SECONDS));
      if (pgbench) {
        transactions.push(processor.measure(() => pgbench(SECONDS)));
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
    rmSync(folder, { recursive: true });
    await api.stop();
  }
}

async function measureRushOnly(database: DatabaseKind): Promise<Figure[]> {
  moveTo('server');
  const api = await startApi({ database });
  moveTo('load');
  try {
    return await measureRush(api);
  } finally {
    await api.stop();
  }
}

const rateOf = (runs: readonly Run[]): number =>
  median(runs.map(({ count, seconds }) => count / seconds));

const sumOf = (runs: readonly Run[], field: 'count' | 'api' | 'postgres'): number =>
  runs.reduce((sum, each) => sum + (each[field] ?? 0), 0);

/** These depend less than rates on other processes of the machine. */
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
  orders: readonly Call[];
}

/** Two-line orders, one by each member, half of them at member prices. */
async function openShop(api: TestApi): Promise<Shop> {
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
  return {
    buyers: buyers.map(({ buyer }) => buyer),
    orders: buyers.map(({ buyer: { token }, total }) => ({
      token,
      json: orderBody(lines, total, { idempotencyKey: `00000000-0000-4000-8000-${UNIQUE}` }),
    })),
  };
}

/** Records the statements of one order for pgbench. */
async function recordOrder(api: TestApi, shop: Shop, folder: string): Promise<Pgbench> {
  const file = join(folder, 'statements.json');
  const [{ token, json }] = shop.orders as [Call];
  const { status } = await callApi(api, ORDER.slice('/api'.length), {
    token,
    json: { ...json, idempotencyKey: randomUUID() },
    headers: { 'X-Record-Statements': file },
  });
  if (status !== 200) throw new Error(`An order returned ${status}.`);
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

async function bareRecord(api: TestApi): Promise<Call> {
  const { token = '' } = await newChief(api);
  return { token, json: { name: `Nhóm ${UNIQUE}`, slug: `nhom-${UNIQUE}`, order: 1 } };
}

requireTools('taskset', 'wrk');
/** `npm run bench -- orders rush` measures only that. */
const isRushOnly = process.argv[2] === 'rush';
const figures: Figure[] = [];
for (const database of databases) {
  figures.push(...(await (isRushOnly ? measureRushOnly : measure)(database)));
}
report('orders', figures);
