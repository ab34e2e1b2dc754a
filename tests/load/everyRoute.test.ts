import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product';
import { isLong } from '../support/database';
import { apiAttacks, hostAttacks, pageAttacks, type Attack } from './attacks';
import { hostRoutes } from './routeTable';

const ATTACKER = '10.0.0.1';
const OTHER = '10.0.0.2';
const CONNECTIONS = 40;
const ATTACK_MS = 500;
/** How long another visitor may wait for a page that is cached. */
const TIMEOUT_MS = 500;

let product: Product;
let number = 0;

beforeAll(async () => {
  product = await startProduct({
    hostEnv: {
      TRUST_PROXY: '127.0.0.1,::1',
      CACHE_FRESH_SECONDS: '3600',
      // Nothing listens there.
      ICON_SERVICE_URL: 'http://127.0.0.1:9',
    },
  });
  await waitForPage();
});
afterAll(() => product.stop());

async function waitForPage(): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${product.url}/khoa-hoc`, {
    headers: { 'x-forwarded-for': OTHER },
  });
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - begun;
}

async function send({ request }: Attack, signal: AbortSignal): Promise<void> {
  number += 1;
  const { path, method = 'GET', body } = request(number);
  const response = await fetch(product.url + path, {
    method,
    signal,
    redirect: 'manual' as const,
    headers: {
      'x-forwarded-for': ATTACKER,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
}

/** The median of another visitor's waiting times while one visitor sends such requests, in ms. */
async function waitDuring(attack: Attack): Promise<number> {
  const over = AbortSignal.timeout(ATTACK_MS);
  const attacked = Array.from({ length: CONNECTIONS }, async () => {
    while (!over.aborted) await send(attack, over).catch(() => undefined);
  });
  const waits: number[] = [];
  while (!over.aborted || waits.length === 0) {
    waits.push(await waitForPage());
    await pause(5);
  }
  await Promise.all(attacked);
  waits.sort((a, b) => a - b);
  return waits[Math.floor(waits.length / 2)] ?? 0;
}

it('defines an attack for each route of the host', async () => {
  expect(Object.keys(hostAttacks).sort()).toEqual(await hostRoutes());
});

/** Attacks in groups of ten that alternate. Separate runs take minutes: `npm run test:long`. */
const grouped = (attacks: readonly Attack[]): Attack[] =>
  Array.from({ length: Math.ceil(attacks.length / 10) }, (_, index) => {
    const group = attacks.slice(index * 10, (index + 1) * 10);
    return {
      name: group.map(({ name }) => name).join(', '),
      request: (count) => (group[count % group.length] as Attack).request(count),
    };
  });

const attacks: Attack[] = [
  ...Object.entries(hostAttacks).map(([name, request]) => ({ name, request })),
  ...pageAttacks,
  ...apiAttacks,
];

// A retry distinguishes a host that can be stalled from a machine that was busy.
it.each(isLong ? attacks : grouped(attacks))(
  'serves others while one visitor attacks $name',
  { retry: 2 },
  async (attack) => {
    expect(await waitDuring(attack)).toBeLessThan(TIMEOUT_MS);
  },
);
