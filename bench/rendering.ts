// What a rendering costs. Course lists of 12 entries, for each of which the host sends the API a different query, with
// the host's usual freshness: pages a second on one core, processor time of host and API, which other load disturbs
// less, and the host's memory. And how often pages are rendered whose content stays the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTools } from '../scripts/lib/tools.mjs';
import { withProduct } from '../tests/support/product';
import { cpuMs, load, searchesWithout, stayOnServerCore } from './load';
import { median, report, type Figure } from './report';
import { residentMB } from './residentMB';

const PATH = '/khoa-hoc';
/** Separators of words to the API, and not blanks, which the page takes away. */
const SIGNS = ['-', '!'] as const;
const ROUNDS = 5;
const SECONDS = 6;
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

requireTools('taskset', 'wrk');

const directory = mkdtempSync(join(tmpdir(), 'bench-rendering-'));
stayOnServerCore();

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
  await withProduct(async (product) => {
    const searches = () => searchesWithout({ signs: SIGNS, path: PATH }, directory);
    load(product.url + PATH, SECONDS, searches());
    const pids = { host: product.hostPid(), api: product.api.pid() };
    const before = residentMB(pids.host);
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = { host: cpuMs(pids.host), api: cpuMs(pids.api) };
      const rate = load(product.url + PATH, SECONDS, searches());
      rates.push(rate);
      host.push((cpuMs(pids.host) - begun.host) / (rate * SECONDS));
      api.push((cpuMs(pids.api) - begun.api) / (rate * SECONDS));
    }
    memory = residentMB(pids.host) - before;
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
  ];
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
