// The most frequent queries of members and staff, at 1,000, 100,000 and 1,000,000 orders by a tenth as many members, on both
// databases: `npm run bench -- growth [1000 100000 …]`. The sizes alternate, so that other load affects all alike.
import { addBuyer, newStaff } from '../tests/support/members';
import { addItem, addShopSettings } from '../tests/support/content';
import { orderBody } from '../tests/support/orders';
import { callApi } from '../tests/support/api';
import { databases, type DatabaseKind } from '../tests/support/database';
import { startApi, type TestApi } from '../tests/support/startApi';
import { fill } from './growth/fill';
import { report, type Figure } from './report';
import { residentMB } from './residentMB';

const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = 60;
const WARM_UP = 5;
/** Orders of one member, if the total allows. */
const MOST_OWN = 10_000;
const MOST_TIMES_SLOWER = 2;

const requested = process.argv.slice(2).map(Number);
const sizes = requested.length > 0 ? requested : SIZES;

interface Subject {
  api: TestApi;
  size: number;
  calls: Record<string, () => Promise<number>>;
  times: Record<string, number[]>;
}

/** The 95th percentile, in ms. */
function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

async function newSubject(database: DatabaseKind, size: number): Promise<Subject> {
  const api = await startApi({ database });
  await addShopSettings(api);
  const item = await addItem(api, 'course', { capacity: null });
  const owner = await addBuyer(api);
  if (!owner) throw new Error('There is no buyer.');
  const own = Math.min(MOST_OWN, size);
  const start = performance.now();
  await fill(api, { orders: size, members: size / 10 }, { id: owner.id, orders: own }, item);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${size.toLocaleString('en')} orders on ${database}: written in ${seconds} s`);
  const staff = await newStaff(api);
  const get = (path: string, token: string) => async () =>
    (await callApi(api, path, { token })).status;
  const year = new Date().getUTCFullYear();
  const line = { kind: 'course', documentId: item, quantity: 1 };
  return {
    api,
    size,
    calls: {
      "the first page of one's orders": get('/order/userOrder?page=1', owner.token),
      "one's hundredth page": get(`/order/userOrder?page=${Math.min(100, own / 10)}`, owner.token),
      "one's orders awaiting payment": get(
        '/order/userOrder?page=1&status=pending_payment',
        owner.token,
      ),
      'the profile with its counts': get('/users/me?populate=*', owner.token),
      "a year's statistics": get(`/analysis?from=${year}-01-01&to=${year}-12-31`, staff.token),
      'the list of users': get('/analysis/users', staff.token),
      'the list of users by name, far from its start': get(
        `/analysis/users?sort=fullName:asc&after=lon${Math.ceil(size / 20)}`,
        staff.token,
      ),
      'the list of users by type and expiry': get(
        `/analysis/users?memberType=student&expiresFrom=${year}-01-01&sort=memberExpiresAt:asc`,
        staff.token,
      ),
      'a search of users': get('/analysis/users?q=tran%20van', staff.token),
      'a search of users for one': get(`/analysis/users?q=minh%20lon%20${size / 20}`, staff.token),
      'placing an order': async () =>
        (
          await callApi(api, '/order/addUserOrder', {
            token: owner.token,
            json: orderBody([line], 1_000_000),
          })
        ).status,
    },
    times: {},
  };
}

async function measure(subjects: readonly Subject[]): Promise<void> {
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const { calls, times } of subjects) {
      for (const [what, call] of Object.entries(calls)) {
        const start = performance.now();
        const status = await call();
        if (status !== 200) throw new Error(`${what} returned ${status}.`);
        if (round >= WARM_UP) (times[what] ??= []).push(performance.now() - start);
      }
    }
  }
}

const count = (size: number): string => size.toLocaleString('en');

function figuresOf([smallest, ...others]: readonly Subject[]): Figure[] {
  if (!smallest) return [];
  const { database } = smallest.api;
  return Object.keys(smallest.calls).flatMap((what) => {
    const base = p95(smallest.times[what] ?? []);
    return [
      {
        what: `p95 of ${what}, ${count(smallest.size)} orders, ${database}`,
        value: base,
        unit: 'ms',
      },
      ...others.flatMap(({ size, times }) => {
        const bar = { atMost: MOST_TIMES_SLOWER };
        const [own, least] = [times[what] ?? [], smallest.times[what] ?? []];
        const at = `${what}, ${count(size)} ÷ ${count(smallest.size)} orders, ${database}`;
        return [
          { what: `p95 of ${at}`, value: p95(own) / base, unit: '×', bar },
          {
            what: `fastest ${at}`,
            value: Math.min(...own) / Math.min(...least),
            unit: '×',
            bar,
          },
        ];
      }),
    ];
  });
}

const figures: Figure[] = [];
for (const database of databases) {
  const subjects: Subject[] = [];
  try {
    for (const size of sizes) subjects.push(await newSubject(database, size));
    await measure(subjects);
    figures.push(...figuresOf(subjects));
    for (const { api, size } of subjects) {
      const what = `memory of the API afterwards, ${count(size)} orders, ${database}`;
      figures.push({ what, value: residentMB(api.pid()), unit: 'MB' });
    }
  } finally {
    for (const { api } of subjects) await api.stop();
  }
}
report('growth', figures);
