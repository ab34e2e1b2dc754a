/** Lighthouse's mobile preset (simulated slow 4G, 4× CPU) on home, list and detail: the median of three runs each. */
import lighthouse, { type RunnerResult } from 'lighthouse';
import { launchChromium } from '../tests/fixtures/chromium';
import { withProduct } from '../tests/fixtures/product';
import { median, report, type Figure } from './report';

const RUNS = 3;
const DEBUG_PORT = 19222;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

await withProduct(async ({ url, coursePath }) => {
  const browser = await launchChromium([`--remote-debugging-port=${DEBUG_PORT}`]);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of [
      ['home', '/'],
      ['list', '/khoa-hoc'],
      ['detail', await coursePath()],
    ] as const) {
      figures.push(...(await audit(name, url + path)));
    }
    report('lighthouse', figures);
  } finally {
    await browser.close();
  }
});

async function audit(name: string, url: string): Promise<Figure[]> {
  const runs: RunnerResult['lhr'][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: [...categories] });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    runs.push(result.lhr);
  }
  const failed = new Set(
    runs.flatMap((run) =>
      Object.values(run.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
    ),
  );
  if (failed.size > 0) console.log(`  ${name}: audits below full score: ${[...failed].join(', ')}`);
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
      bar: { atMost: 1500 },
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
