import type { Page } from '@playwright/test';
import { expect, test } from './test';

const serif = 'Source Serif 4';
const ours = [serif, 'Be Vietnam Pro'];

/** Not in TypeScript's library. */
interface LayoutShift extends PerformanceEntry {
  /** The share of the screen that moved, times how far. */
  value: number;
}

/** The site's own fonts on the page, with their loading state. */
const fontsOf = (page: Page) =>
  page.evaluate(
    (families) =>
      [...document.fonts]
        .map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }))
        .filter(({ family }) => families.includes(family)),
    ours,
  );

test('starts the app and the fonts after the first paint, and swaps each font as a whole', async ({
  page,
}) => {
  await page.addInitScript((serif) => {
    const counts = new Set<number>();
    Object.assign(window, { serifFiles: counts });
    const look = () => {
      counts.add(
        [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === serif).length,
      );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, serif);
  await page.goto('/khoa-hoc');
  await expect.poll(async () => (await fontsOf(page)).length).toBe(4);
  const { painted, fetched, serifFiles } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|woff2)$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
    serifFiles: [...(window as unknown as { serifFiles: Set<number> }).serifFiles],
  }));
  expect(fetched.length).toBeGreaterThan(6);
  expect(fetched.filter(({ startTime }) => startTime < painted)).toEqual([]);
  expect(serifFiles, 'the Latin and the Vietnamese subset together').toEqual([0, 2]);
  expect((await fontsOf(page)).every(({ status }) => status === 'loaded')).toBe(true);
});

/** Pages without forms other than search and order, with their budget of scripts in KB of gzip: the present size plus 5 %. */
const scriptBudgets = {
  '/': 240,
  // With the filters of the list.
  '/khoa-hoc': 225,
  '/tin-tuc': 228,
  '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo': 220,
};

for (const [path, budget] of Object.entries(scriptBudgets)) {
  test(`loads on ${path} no code of forms, tables or the account, and stays within its budget`, async ({
    page,
    product,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
    );
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter((name) => /\/(?:forms|account|dist|AnalysisPage)-/.test(name))).toEqual(
      [],
    );
    const sizes = await Promise.all(scripts.map((name) => gzipSize(product.url + name)));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(budget);
  });
}

/** The bytes of a file as the host sends it to a browser that accepts gzip. */
async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('content-encoding') ?? 'identity').toMatch(/gzip|identity/);
  return Number(response.headers.get('content-length'));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test('shifts nothing when the fonts arrive, even if text would wrap differently', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/tai-lieu/ma-tran-rui-ro-kiem-soat-tam-chu-trinh');
    await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
    // Layout shifts are reported after their frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.filter((value) => value > 0.002)).toEqual([]);
  });
});

test('uses cached fonts from the start', async ({ page }) => {
  await page.goto('/khoa-hoc');
  await expect.poll(async () => (await fontsOf(page)).length).toBe(4);
  await page.goto('/tai-lieu', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  expect((await fontsOf(page)).length).toBe(4);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('loads the fonts too', async ({ page }) => {
    const font = page.waitForResponse(/source-serif-4-latin.*\.woff2$/);
    await page.goto('/khoa-hoc');
    expect((await font).status()).toBe(200);
  });
});
