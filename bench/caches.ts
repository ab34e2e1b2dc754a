/**
 * The caches of four clients over the same records, without a network: Apollo through this link, Apollo with GraphQL,
 * urql with Graphcache, TanStack Query with openapi-fetch. A read into an empty cache, a read from it, one record
 * changed and one removed until a watched list shows it, and the bytes of each client's code.
 */
import { createCatalogue, type FakeServer } from './caches/responses';
import { bytesOf } from './caches/bytes';
import { invalidations, graphqlDocuments, restDocuments } from './caches/contract';
import type { Client, Course, Side } from './caches/Side';
import { importBuilt } from './data/build';
import { race } from './data/race';
import { ownPackages } from './ownPackages';
import { report, type Figure } from './report';

const SIZES = [12, 1_000, 10_000];
const BUDGET_MS = 4_000;
const OURS = 'ours: Apollo through this link';
/** Differs from ours in removals alone. */
const BY_HAND = 'ours, evicting by hand';

const folder = ownPackages('caches/clients', '--legacy-peer-deps');
const { candidates } = await importBuilt<{ candidates: Record<string, Side> }>(
  `${folder}/sides.ts`,
);
const removing = Object.keys(candidates);
const names = removing.filter((name) => name !== BY_HAND);

interface Open {
  client: Client;
  server: FakeServer;
  shown: readonly Course[];
  /** Resolves once the watched list passes. */
  until: (passes: (list: readonly Course[]) => boolean) => Promise<void>;
}

function open(name: string, server: FakeServer): Client {
  const side = candidates[name];
  if (!side) throw new Error(`There is no side ${name}.`);
  const { fetch } = server;
  return side({ fetch, invalidations, rest: restDocuments, graphql: graphqlDocuments });
}

/** A client whose list has been read and is being watched. */
async function watching(name: string, server: FakeServer): Promise<Open> {
  const client = open(name, server);
  let waiting: (() => void) | undefined;
  const found: Open = {
    client,
    server,
    shown: await client.read(),
    until: (passes) =>
      new Promise((resolve) => {
        waiting = () => {
          if (!passes(found.shown)) return;
          waiting = undefined;
          resolve();
        };
        waiting();
      }),
  };
  client.watch((list) => {
    found.shown = list;
    waiting?.();
  });
  return found;
}

/** Guards against a side that is fast because it returns nothing. */
function check(name: string, list: readonly Course[], size: number): void {
  if (list.length === size && typeof list[0]?.category.name === 'string') return;
  throw new Error(`${name} gave ${list.length} records, not ${size} courses with categories.`);
}

const contestants = (run: (name: string) => Promise<unknown>, of = names) =>
  Object.fromEntries(of.map((name) => [name, () => run(name)]));

type Times = Record<string, number>;

async function measure(size: number): Promise<Figure[]> {
  const { serve, first } = createCatalogue(size);
  const opened = new Map<string, Open>();
  for (const name of names) opened.set(name, await watching(name, serve()));
  const openOf = (name: string): Open => {
    const found = opened.get(name);
    if (!found) throw new Error(`${name} is not open.`);
    return found;
  };
  const cold = await race(
    contestants(async (name) => check(name, await open(name, serve()).read(), size)),
    { budgetMs: BUDGET_MS },
  );
  const reread = await race(
    contestants(async (name) => check(name, await openOf(name).client.reread(), size)),
    { budgetMs: BUDGET_MS },
  );
  let changes = 0;
  const change = await race(
    contestants(async (name) => {
      const { client, until } = openOf(name);
      const title = `Tên mới ${(changes += 1)}`;
      await Promise.all([
        client.rename(first.documentId, title),
        until(([one]) => one?.title === title),
      ]);
    }),
    { budgetMs: BUDGET_MS },
  );
  const requests = new Map<string, number>();
  const remove = await race(
    contestants(async (name) => {
      const { client, until, server } = openOf(name);
      const before = server.lists();
      await Promise.all([
        client.remove(first.documentId),
        until((list) => list.length === size - 1),
      ]);
      requests.set(name, server.lists() - before);
    }, removing),
    {
      budgetMs: BUDGET_MS,
      prepare: async (name) => void opened.set(name, await watching(name, serve())),
    },
  );
  return [
    ...figuresOf(size, 'read', cold),
    ...figuresOf(size, 'read from the cache', reread),
    ...figuresOf(size, 'change one', change),
    ...figuresOf(size, 'remove one', remove),
    ...[...requests].map(([name, value]) => ({
      what: `${size}: requests for the list after a removal, ${name}`,
      value,
      unit: 'requests',
    })),
  ];
}

const figuresOf = (size: number, what: string, times: Times): Figure[] => [
  ...Object.entries(times).map(([name, value]) => ({
    what: `${size}: ${what}, ${name}`,
    value,
    unit: 'ms',
  })),
  ...Object.entries(times)
    .filter(([name]) => name !== OURS)
    .map(([name, value]) => ({
      what: `${size}: ${what}, ours ÷ ${name}`,
      value: (times[OURS] ?? 0) / value,
      unit: '×',
    })),
];

const figures: Figure[] = [];
for (const size of SIZES) figures.push(...(await measure(size)));
for (const [name, value] of await bytesOf(folder)) {
  figures.push({ what: `code, gzip: ${name}`, value, unit: 'bytes' });
}
report('caches', figures);
