/**
 * Lighthouse's mobile preset: the median of three runs of each kind of page.
 * `npm run bench lighthouse 7 home list` makes seven runs of two.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { exampleOf, readSitemap } from '../tests/support/sitemap';
import { launchChromium } from '../tests/support/chromium';
import { withProduct } from '../tests/support/product';
import { ownPackages } from './lib/ownPackages';
import { median, report, type Figure } from './lib/report';

const [runsOfEach = '3', ...chosen] = process.argv.slice(2);
const RUNS = Number(runsOfEach);
if (!(RUNS > 0)) throw new Error('The first word is the number of runs of each page.');
const DEBUG_PORT = 19222;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Paths, or route patterns; a pattern stands for the first example in the sitemap. */
const routes = {
  home: '/',
  list: '/khoa-hoc',
  course: '/khoa-hoc/:slug',
  document: '/tai-lieu/:slug',
  seminar: '/hoi-thao/:slug',
  article: '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo',
  verification: '/bang-cap/xac-minh-tinh-trang-chung-chi',
  news: '/tin-tuc',
  'news post': '/tin-tuc/:category/:slug',
  contact: '/lien-he',
  search: '/tim-kiem',
  about: '/ve-chung-toi',
} as const;

interface Audit {
  id: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: unknown;
}

/** What is read here of Lighthouse's report. */
interface Run {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[] },
) => Promise<{ lhr: Run } | undefined>;

const unknown = chosen.find((name) => !(name in routes));
if (unknown) throw new Error(`There is no page ${unknown}: ${Object.keys(routes).join(', ')}.`);

const lighthouse = await loadLighthouse();

const kinds = ['Document', 'Script', 'Font', 'Image'] as const;

await withProduct(async ({ url }) => {
  const listed = await readSitemap(url);
  const figures: Figure[] = [];
  for (const [name, pattern] of Object.entries(routes)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const path = pattern.includes(':') ? exampleOf(pattern, listed, []) : pattern;
    if (path === undefined) throw new Error(`The sitemap lists no page of ${pattern}.`);
    const runs: Run[] = [];
    while (runs.length < RUNS) runs.push(await audit(url + path));
    reportFailures(name, runs);
    figures.push(...figuresOf(name, runs), ...(await weightsOf(name, runs)));
  }
  report('lighthouse', figures);
});

async function loadLighthouse(): Promise<Lighthouse> {
  const main = createRequire(`${ownPackages('lighthouse')}/`).resolve('lighthouse');
  return ((await import(pathToFileURL(main).href)) as { default: Lighthouse }).default;
}

/** A new browser per run: Lighthouse clears the cache but not the storage. */
async function audit(url: string): Promise<Run> {
  const browser = await launchChromium([`--remote-debugging-port=${DEBUG_PORT}`]);
  try {
    const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: categories });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function reportFailures(name: string, runs: readonly Run[]): void {
  const failed = new Set(
    runs.flatMap((run) =>
      Object.values(run.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
    ),
  );
  if (failed.size > 0) console.log(`  ${name}: audits below full score: ${[...failed].join(', ')}`);
}

function figuresOf(name: string, runs: readonly Run[]): Figure[] {
  const metric = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? NaN));
  return [
    ...categories.map((category) => ({
      what: `${name}: ${category}`,
      value: median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100)),
      unit: '',
      bar: { atLeast: bars[category] },
    })),
    {
      what: `${name}: LCP`,
      value: metric('largest-contentful-paint'),
      unit: 'ms',
      bar: { atMost: 1000 },
    },
    { what: `${name}: TBT`, value: metric('total-blocking-time'), unit: 'ms', bar: { atMost: 50 } },
    {
      what: `${name}: CLS`,
      value: metric('cumulative-layout-shift'),
      unit: '',
      bar: { atMost: 0 },
    },
  ];
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

/** Bytes over the wire on a first load, headers included; of scripts also in gzip, whatever encoding the wire used. */
async function weightsOf(name: string, [run]: readonly Run[]): Promise<Figure[]> {
  const details = run?.audits['network-requests']?.details as { items?: Request[] } | undefined;
  const requests = details?.items ?? [];
  const kilobytes = (what: string, some: readonly Request[]): Figure => ({
    what: `${name}: ${what}`,
    value: some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    unit: 'KB',
  });
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const gzipped = await Promise.all(scripts.map(({ url }) => gzipSize(url)));
  return [
    { ...kilobytes('all bytes', requests), bar: { atMost: 350 } },
    {
      what: `${name}: script, gzip`,
      value: gzipped.reduce((sum, bytes) => sum + bytes, 0) / 1024,
      unit: 'KB',
      bar: { atMost: 190 },
    },
    ...kinds.map((kind) =>
      kilobytes(
        kind.toLowerCase(),
        requests.filter((one) => one.resourceType === kind),
      ),
    ),
    { what: `${name}: requests`, value: requests.length, unit: '', bar: { atMost: 20 } },
  ];
}

async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return gzipSync(await response.arrayBuffer(), { level: 9 }).byteLength;
}
