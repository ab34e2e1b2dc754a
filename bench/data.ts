/**
 * The data layer against plain fetch + JSON.parse, stock apollo-link-rest, and Strapi's GraphQL plugin with HttpLink,
 * for 12, 100 and 1,000 courses: client time alone, time with the server, and bytes. One server on one core serves both
 * protocols from one database; the clients run on the other core.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { requireTools } from '../scripts/lib/tools.mjs';
import type { TestApi } from '../tests/support/startApi';
import { importBuilt } from './data/build';
import { fillCourses } from './data/courses';
import { startGraphqlApi } from './data/graphqlServer';
import { race } from './data/race';
import type * as Built from './data/sides';
import { report, type Figure } from './report';

type Candidates = typeof Built;
type Name = keyof Candidates['candidates'];

const SIZES = [12, 100, 1000];
/** The server's page size limit; larger lists are requested as parallel pages. */
const PAGE = 100;
const BUDGET_MS = 7_000;

requireTools('taskset');

const entry = fileURLToPath(new URL('data/sides.ts', import.meta.url));
const { candidates, restPath, graphqlBody } = await importBuilt<Candidates>(entry);
const names = Object.keys(candidates) as Name[];

const core = (name: string) => spawnSync('taskset', ['-cp', name, String(process.pid)]);
core('1');
const api = await startGraphqlApi(['taskset', '-c', '0']);
try {
  await fillCourses(api, Math.max(...SIZES));
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measure(api, size)));
  report('data', figures);
} finally {
  await api.stop();
}

/** One body of this many records, as if the server had no page limit. */
async function restBody(size: number): Promise<{ whole: string; pages: string[] }> {
  const pages = await Promise.all(
    pagesOf(size).map(async ({ page, pageSize }) =>
      (await fetch(`${api.url}/api${restPath(page, pageSize)}`)).text(),
    ),
  );
  const parsed = pages.map((text) => JSON.parse(text) as { data: object[]; meta: object });
  const data = parsed.flatMap((each) => each.data);
  if (data.length !== size) throw new Error(`${data.length} courses came, not ${size}.`);
  return { whole: JSON.stringify({ data, meta: parsed[0]?.meta }), pages };
}

async function pluginBody(size: number): Promise<string> {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: graphqlBody(1, size),
  });
  return response.text();
}

function pagesOf(size: number): { page: number; pageSize: number }[] {
  const pageSize = Math.min(size, PAGE);
  return Array.from({ length: size / pageSize }, (_, index) => ({ page: index + 1, pageSize }));
}

async function measure({ url }: TestApi, size: number): Promise<Figure[]> {
  const rest = await restBody(size);
  const plugin = await pluginBody(size);
  const here: typeof fetch = (input) =>
    Promise.resolve(
      new Response(String(input).endsWith('/graphql') ? plugin : rest.whole, {
        headers: { 'content-type': 'application/json' },
      }),
    );
  const client = await race(
    contestants(async (name) => {
      check(name, size, await candidates[name]({ url, fetch: here })({ page: 1, pageSize: size }));
    }),
    { budgetMs: BUDGET_MS },
  );
  const waited = await race(
    contestants(async (name) => {
      const request = candidates[name]({ url, fetch });
      const pages = name.startsWith('GraphQL') ? [{ page: 1, pageSize: size }] : pagesOf(size);
      check(name, size, (await Promise.all(pages.map(request))).flat());
    }),
    { budgetMs: BUDGET_MS },
  );
  return [
    ...sizes(`${size}: REST`, rest.pages),
    ...sizes(`${size}: GraphQL plugin`, [plugin]),
    ...names.map((name) => ms(`${size}: client alone, ${name}`, client[name])),
    ...names.map((name) => ms(`${size}: with the server, ${name}`, waited[name])),
    ...ratios(size, client, waited),
  ];
}

function contestants(run: (name: Name) => Promise<void>): Record<Name, () => Promise<void>> {
  const each = names.map((name) => [name, () => run(name)] as const);
  return Object.fromEntries(each) as Record<Name, () => Promise<void>>;
}

/** Guards against a side that is fast because it returns nothing. */
function check(name: Name, size: number, records: readonly object[]): void {
  const first = records[0] as { title?: unknown; category?: { name?: unknown } } | undefined;
  if (records.length === size && typeof first?.category?.name === 'string') return;
  throw new Error(`${name} gave ${records.length} records, not ${size} courses with categories.`);
}

function ms(what: string, value: number): Figure {
  return { what, value, unit: 'ms' };
}

function sizes(what: string, bodies: readonly string[]): Figure[] {
  const sum = (of: (body: string) => number) => bodies.reduce((all, body) => all + of(body), 0);
  return [
    { what: `${what}, body`, value: sum((body) => Buffer.byteLength(body)) / 1024, unit: 'KB' },
    { what: `${what}, gzip`, value: sum((body) => gzipSync(body).byteLength) / 1024, unit: 'KB' },
  ];
}

function ratios(size: number, client: Record<Name, number>, waited: Record<Name, number>) {
  const plain = client['plain fetch + parse'];
  const times = (what: string, value: number, bar?: Figure['bar']): Figure => ({
    what: `${size}: ${what}`,
    value,
    unit: '×',
    ...(bar && { bar }),
  });
  return [
    ...(['ours', 'apollo-link-rest'] as const).flatMap((side) =>
      (['no cache', 'cache'] as const).map((cache) =>
        times(`${side}, ${cache} ÷ plain fetch + parse`, client[`${side}, ${cache}`] / plain),
      ),
    ),
    ...(['no cache', 'cache'] as const).flatMap((cache) => [
      times(
        `ours ÷ apollo-link-rest, ${cache}`,
        client[`ours, ${cache}`] / client[`apollo-link-rest, ${cache}`],
        cache === 'cache' && size <= 100 ? { atMost: 1.15 } : undefined,
      ),
      times(
        `ours ÷ GraphQL plugin with Apollo, ${cache}`,
        client[`ours, ${cache}`] / client[`GraphQL plugin, Apollo, ${cache}`],
      ),
      times(
        `with the server, ours ÷ GraphQL plugin with Apollo, ${cache}`,
        waited[`ours, ${cache}`] / waited[`GraphQL plugin, Apollo, ${cache}`],
      ),
    ]),
  ];
}
