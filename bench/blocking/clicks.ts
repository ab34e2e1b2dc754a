import type { Browser } from '@playwright/test';
import { median, type Figure } from '../lib/report';

const ROUNDS = 15;
/** As long as a person's click takes. */
const HELD_MS = 80;

type How = 'at once' | 'after hovering' | 'by a button held down';

/** Click-to-detail times from the list, cold and prefetched, against a full load of the detail. */
export async function measureClicks(
  browser: Browser,
  url: string,
  detail: string,
): Promise<Figure[]> {
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
  return [
    { what: 'full load of the detail', value: median(fullLoad), unit: 'ms' },
    { what: 'click list → detail', value: median(cold), unit: 'ms', bar: { atMost: 100 } },
    { what: 'click, prefetched', value: median(prefetched), unit: 'ms', bar: { atMost: 50 } },
    {
      what: `click, of a button held down for ${HELD_MS} ms`,
      value: median(pressed),
      unit: 'ms',
      bar: { atMost: 50 },
    },
  ];
}

const openPage = (browser: Browser) => browser.newPage({ viewport: { width: 1280, height: 800 } });

/** From the click to the first frame with the detail page's heading, by the page's own clock. */
async function clickTime(browser: Browser, url: string, detail: string, how: How): Promise<number> {
  const page = await openPage(browser);
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
  await page.close();
  return time;
}

async function loadTime(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser);
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation === undefined ? Number.NaN : navigation.duration;
  });
  await page.close();
  return time;
}
