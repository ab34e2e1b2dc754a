/**
 * What a first view keeps a slow phone's main thread busy with: blocking time by the thread's processor time instead of the
 * clock, so that other work on the machine does not count. And how long a click to the next page takes.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { exampleOf, readSitemap } from '../tests/support/sitemap';
import { launchChromium } from '../tests/support/chromium';
import { withProduct } from '../tests/support/product';
import { measureClicks } from './blocking/clicks';
import { median, report, type Figure } from './lib/report';

const LOADS = 9;
/** As Lighthouse's mobile preset. */
const SLOWDOWN = 4;
/** Above which a task blocks: https://web.dev/articles/tbt */
const LONG_TASK_MS = 50;
const TRACED = ['devtools.timeline', 'v8', 'loading', 'toplevel', 'blink.user_timing'];
const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start, duration, processor time: µs. */
  ts: number;
  dur?: number;
  tdur?: number;
}

await withProduct(async ({ url, coursePath }) => {
  const figures: Figure[] = [];
  const seminarPath = exampleOf('/hoi-thao/:slug', await readSitemap(url), []);
  if (seminarPath === undefined) throw new Error('There is no seminar.');
  for (const [name, path] of [
    ['home', '/'],
    ['list', '/khoa-hoc'],
    ['detail', await coursePath()],
    ['seminar', seminarPath],
  ] as const) {
    const loads = [];
    while (loads.length < LOADS) loads.push(tasksOf(await trace(url + path)));
    const blocking = loads.map((tasks) =>
      tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0),
    );
    figures.push(
      { what: `${name}: blocking time`, value: median(blocking), unit: 'ms', bar: { atMost: 50 } },
      {
        what: `${name}: longest task`,
        value: median(loads.map((tasks) => Math.max(...tasks))),
        unit: 'ms',
      },
    );
  }
  const browser = await launchChromium();
  try {
    figures.push(...(await measureClicks(browser, url, await coursePath())));
  } finally {
    await browser.close();
  }
  report('blocking', figures);
});

/** A first view in a new browser, until it has been still for a while. */
async function trace(url: string): Promise<TraceEvent[]> {
  const browser: Browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traced = await startTracing(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_500);
    return await traced.stop();
  } finally {
    await browser.close();
  }
}

async function startTracing(session: CDPSession) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types say that every value in an event is a string.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED },
  });
  return {
    async stop(): Promise<TraceEvent[]> {
      const complete = new Promise<void>((resolve) => {
        session.once('Tracing.tracingComplete', () => resolve());
      });
      await session.send('Tracing.end');
      await complete;
      return events;
    },
  };
}

/** Milliseconds of each of the main thread's tasks that ends after the first contentful paint. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page was not painted.');
  const tasks = events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && pid === paint.pid && tid === paint.tid && TASKS.includes(name);
    })
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const found: number[] = [];
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // Within the task before.
    if (ts < end) continue;
    end = ts + dur;
    if (end > paint.ts) found.push((tdur * SLOWDOWN) / 1000);
  }
  return found;
}
