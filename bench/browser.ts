/** Bytes and requests of first loads; click-to-detail times, cold and prefetched, against a full load. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../tests/support/chromium';
import { withProduct } from '../tests/support/product';
import { median, report, type Figure } from './report';

const ROUNDS = 15;
/** As long as a person's click takes. */
const HELD_MS = 80;

await withProduct(async ({ url, coursePath }) => {
  const browser = await launchChromium();
  try {
    const detail = await coursePath();
    const figures: Figure[] = [];
    for (const [name, path] of [
      ['home', '/'],
      ['list', '/khoa-hoc'],
      ['detail', detail],
    ] as const) {
      figures.push(...(await measureFirstLoad(browser, name, url + path)));
    }
    figures.push(...(await measureClick(browser, url, detail)));
    report('browser', figures);
  } finally {
    await browser.close();
  }
});

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** With an empty browser cache; script sizes also in gzip, whatever encoding the wire used. */
async function measureFirstLoad(browser: Browser, name: string, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const transfers = await recordTransfers(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = [...transfers.values()];
  const script = all.filter(({ type }) => type === 'Script');
  const gzipped = await Promise.all(script.map(({ url: address }) => gzipSize(address)));
  await context.close();
  return [
    { what: `${name}: requests`, value: all.length, unit: '', bar: { atMost: 20 } },
    { what: `${name}: all bytes`, value: kilobytes(all), unit: 'KB', bar: { atMost: 350 } },
    {
      what: `${name}: script, gzip`,
      value: gzipped.reduce((sum, bytes) => sum + bytes, 0) / 1024,
      unit: 'KB',
      bar: { atMost: 190 },
    },
    { what: `${name}: script on the wire`, value: kilobytes(script), unit: 'KB' },
  ];
}

async function recordTransfers(page: Page): Promise<Map<string, Transfer>> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url } = response;
    if (url.startsWith('http')) transfers.set(requestId, { url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer !== undefined) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return gzipSync(await response.arrayBuffer(), { level: 9 }).byteLength;
}

function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

async function measureClick(browser: Browser, url: string, detail: string): Promise<Figure[]> {
  const cold: number[] = [];
  const prefetched: number[] = [];
  const pressed: number[] = [];
  const fullLoad: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    cold.push(await clickTime(browser, url, detail, 'at once'));
    prefetched.push(await clickTime(browser, url, detail, 'after hovering'));
    pressed.push(await clickTime(browser, url, detail, 'by a button held down'));
    fullLoad.push(await loadTime(browser, url + detail));
  }
  const load = median(fullLoad);
  return [
    { what: 'full load of the detail', value: load, unit: 'ms' },
    { what: 'click list → detail', value: median(cold), unit: 'ms', bar: { atMost: 100 } },
    { what: 'click, prefetched', value: median(prefetched), unit: 'ms', bar: { atMost: 50 } },
    {
      what: `click, of a button held down for ${HELD_MS} ms`,
      value: median(pressed),
      unit: 'ms',
      bar: { atMost: 50 },
    },
    { what: 'full load ÷ click', value: load / median(cold), unit: '×' },
    { what: 'full load ÷ prefetched click', value: load / median(prefetched), unit: '×' },
  ];
}

/** From the click to the first frame with the detail page's heading, by the page's own clock. */
async function clickTime(
  browser: Browser,
  url: string,
  detail: string,
  how: 'at once' | 'after hovering' | 'by a button held down',
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/khoa-hoc`, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href="${detail}"]`).first();
  if (how === 'after hovering') {
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
  }
  if (how === 'by a button held down') {
    await link.dispatchEvent('mousedown');
    await page.waitForTimeout(HELD_MS);
  }
  const time = await link.evaluate(async (element, path) => {
    const before = document.querySelector('h1')?.textContent;
    const start = performance.now();
    (element as HTMLElement).click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const heading = document.querySelector('h1')?.textContent;
      if (location.pathname === path && heading != null && heading !== before) break;
    }
    return performance.now() - start;
  }, detail);
  await context.close();
  return time;
}

async function loadTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation === undefined ? Number.NaN : navigation.duration;
  });
  await context.close();
  return time;
}
