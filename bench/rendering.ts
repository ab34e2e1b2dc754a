// What a rendering costs. Course lists of 12 entries, for each of which the host sends the API a different query, with
// the host's usual freshness: pages a second on one core, processor time of host and API, which other load disturbs
// less, and the host's memory. How often pages are rendered whose content stays the same. And what reading the data costs:
// our link against a stock one, with the same document. `npm run bench -- rendering 1800` loads the host for 30 minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireTools } from '../scripts/lib/tools.mjs';
import { withProduct } from '../tests/support/product';
import { importBuilt } from './lib/bundle';
import { cpuMs, load, moveTo, residentMB, searchesWithout } from './lib/load';
import { median, report, timed, type Figure } from './lib/report';
import type * as Links from './rendering/links';

const PATH = '/khoa-hoc';
/** Separators of words to the API, and not blanks, which the page takes away. */
const SIGNS = ['-', '!'] as const;
const ROUNDS = 5;
const SECONDS = Number(process.argv[2] ?? 30) / ROUNDS;
const VISITED_SECONDS = 20;
const VISITED = [
  '/',
  PATH,
  `${PATH}?trang=2`,
  '/tai-lieu',
  '/hoi-thao',
  '/tin-tuc',
  '/ve-chung-toi',
];
const RECORDS = [12, 100];
/** Of each number of records. */
const READING_MS = 7_000;

requireTools('taskset', 'wrk');

const directory = mkdtempSync(join(tmpdir(), 'bench-rendering-'));
moveTo('server');

try {
  report('rendering', [...(await costs()), await renderingsOfTheSame()]);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

async function costs(): Promise<Figure[]> {
  const rates: number[] = [];
  const host: number[] = [];
  const api: number[] = [];
  let memory = 0;
  let reading: Figure[] = [];
  await withProduct(async (product) => {
    const searches = () => searchesWithout({ signs: SIGNS, path: PATH }, directory);
    load(product.url + PATH, SECONDS, { script: searches() });
    const pids = { host: product.hostPid(), api: product.api.pid() };
    const before = residentMB(pids.host);
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = { host: cpuMs(pids.host), api: cpuMs(pids.api) };
      const rate = load(product.url + PATH, SECONDS, { script: searches() });
      rates.push(rate);
      host.push((cpuMs(pids.host) - begun.host) / (rate * SECONDS));
      api.push((cpuMs(pids.api) - begun.api) / (rate * SECONDS));
    }
    memory = residentMB(pids.host) - before;
    reading = await costsOfReading(product.api.url);
  });
  return [
    {
      what: 'rendered, every page and its query to the API different',
      value: median(rates),
      unit: 'pages/s',
      bar: { atLeast: 60 },
    },
    { what: 'processor time of the host, a page', value: median(host), unit: 'ms' },
    { what: 'processor time of the API, a page', value: median(api), unit: 'ms' },
    {
      what: `more memory of the host after ${ROUNDS * SECONDS} s of these pages`,
      value: memory,
      unit: 'MB',
    },
    ...reading,
  ];
}

/** Both links in turn, with responses of the API and without a network. */
async function costsOfReading(apiUrl: string): Promise<Figure[]> {
  const file = fileURLToPath(new URL('rendering/links.ts', import.meta.url));
  const { links } = await importBuilt<typeof Links>(file);
  const figures: Figure[] = [];
  for (const size of RECORDS) {
    const body = await coursesOf(apiUrl, size);
    const fetch = () =>
      Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    const read = async (link: Links.Request) => {
      // Guards against a link that is fast because it returns nothing.
      if ((await link(fetch)) !== size) throw new Error(`Not ${size} courses were returned.`);
    };
    const times = { ours: [] as number[], stock: [] as number[] };
    const end = Date.now() + READING_MS;
    for (let round = 0; Date.now() < end; round += 1) {
      const names = ['ours', 'stock'] as const;
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        times[name].push(await timed(() => read(links[name])));
      }
    }
    figures.push({
      what: `${size} records through the cache, our link ÷ a stock RestLink`,
      value: warmMedian(times.ours) / warmMedian(times.stock),
      unit: '×',
      bar: { atMost: 1.15 },
    });
  }
  return figures;
}

/** Without the first fifth, which compiles the code. */
function warmMedian(times: readonly number[]): number {
  return median(times.slice(times.length / 5));
}

/** A response of the API with this many courses, its first ones repeated under other ids. */
async function coursesOf(apiUrl: string, size: number): Promise<string> {
  const fields =
    'title,slug,summary,code,price,memberPrice,format,startAt,endAt,hours,cpeHours,level,capacity,featured';
  const query = `sort=code&pagination[page]=1&pagination[pageSize]=12&fields=${fields}&populate=category`;
  const response = await fetch(`${apiUrl}/api/courses?${query}`);
  const { data, meta } = (await response.json()) as { data: { slug: string }[]; meta: object };
  const items = Array.from({ length: size }, (_, index) => ({
    ...data[index % data.length],
    documentId: `bench${index}`,
    slug: `bench-${index}`,
  }));
  return JSON.stringify({ data: items, meta });
}

/** The same visitors all the time: pages that are stale after a second, content that nobody changes. */
async function renderingsOfTheSame(): Promise<Figure> {
  const renderings = new Set<string>();
  await withProduct(
    async ({ url }) => {
      const end = Date.now() + VISITED_SECONDS * 1_000;
      while (Date.now() < end) {
        for (const path of VISITED) {
          const response = await fetch(url + path);
          // Each rendering has its own nonce.
          renderings.add(`${path} ${response.headers.get('etag')}`);
          await response.arrayBuffer();
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    { hostEnv: { CACHE_FRESH_SECONDS: '1' } },
  );
  return {
    what: `renderings of an unchanged page in ${VISITED_SECONDS} s, stale after 1 s`,
    value: renderings.size / VISITED.length,
    unit: '',
    bar: { atMost: VISITED_SECONDS / 5 },
  };
}
