// Response times as the database grows, on both databases: the catalogue and its search from 100 to 100,000 records; the most
// frequent queries of members and staff from 1,000 to 1,000,000 orders; and exports of the largest list of members.
// `npm run bench -- growth [1000 100000 …]` sets the numbers of orders, and leaves the catalogue out.
import { databases, type DatabaseKind } from '../tests/support/database';
import { startCatalogues } from './growth/catalogue';
import { measureExports } from './growth/exports';
import { measureGrowth, type Subject } from './growth/measure';
import { startWithOrders } from './growth/orders';
import { residentMB } from './lib/load';
import { report, type Figure } from './lib/report';

const ROUNDS = 60;
const SEARCH_ROUNDS = 20;
const SIZES = [1_000, 100_000, 1_000_000];

const requested = process.argv.slice(2).map(Number);
const sizes = requested.length > 0 ? requested : SIZES;

async function stopAll(subjects: readonly Subject[]): Promise<void> {
  for (const { api } of subjects) await api.stop();
}

async function catalogue(database: DatabaseKind): Promise<Figure[]> {
  const subjects = await startCatalogues(database);
  try {
    return await measureGrowth(subjects, SEARCH_ROUNDS);
  } finally {
    await stopAll(subjects);
  }
}

async function orders(database: DatabaseKind): Promise<Figure[]> {
  const subjects: Awaited<ReturnType<typeof startWithOrders>>[] = [];
  try {
    for (const size of sizes) subjects.push(await startWithOrders(database, size));
    const figures = await measureGrowth(subjects, ROUNDS);
    for (const { api, size } of subjects) {
      const what = `memory of the API afterwards, ${size.toLocaleString('en')} orders, ${database}`;
      figures.push({ what, value: residentMB(api.pid()), unit: 'MB' });
    }
    const largest = subjects.at(-1);
    if (largest) {
      const { api, size, staffToken } = largest;
      figures.push(...(await measureExports(api, size / 10, staffToken)));
    }
    return figures;
  } finally {
    await stopAll(subjects);
  }
}

const figures: Figure[] = [];
for (const database of databases) {
  if (requested.length === 0) figures.push(...(await catalogue(database)));
  figures.push(...(await orders(database)));
}
report('growth', figures);
