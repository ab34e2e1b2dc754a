import { test as base, expect, type Page } from '@playwright/test';
import { startProduct, type Product } from '../support/product';

interface TestFixtures {
  /** Console messages that the test causes on purpose; any other error or warning fails it. */
  expectedConsole: RegExp | null;
  quietConsole: void;
}

interface WorkerFixtures {
  /** The built product (API and host) with a separate database. */
  product: Product;
}

/** Playwright's test, on the built product, failing on any unexpected console error or warning. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  expectedConsole: [null, { option: true }],
  // Links and forms work at once, everything else once the app has started. Users can see that; tests must wait.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const waits = options?.waitUntil === undefined || options.waitUntil === 'networkidle';
      if (javaScriptEnabled !== false && waits) await appStarted(page);
      return response;
    };
    await use(page);
  },
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          faults.push(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => faults.push(error.error().stack ?? String(error.error())));
      await use();
      const unexpected = faults.filter(
        (text) => !BLOCKED_WORKER.test(text) && expectedConsole?.test(text) !== true,
      );
      expect(unexpected, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright's notice: only service-worker.spec.ts allows one. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/;

/** React leaves its props on each hydrated element, the footer last; the panel has no such page. */
async function appStarted(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        if (!document.querySelector('html[data-build]')) return true;
        const last = document.querySelector('footer a');
        return last && Object.keys(last).some((key) => key.startsWith('__reactProps'));
      },
      undefined,
      { timeout: 5_000 },
    )
    // If the app cannot start, as in some tests, their own assertions report it better.
    .catch(() => undefined);
}

export { expect };
