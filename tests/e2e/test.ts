import { test as base, expect } from '@playwright/test';
import { startProduct, type Product } from '../fixtures/product';

interface TestFixtures {
  /** Console messages that this test brings about on purpose; every other error or warning fails it. */
  expectedConsole: RegExp | null;
  quietConsole: void;
}

interface WorkerFixtures {
  /** The built product with a database of its own, API and host. */
  product: Product;
}

/** Playwright's test, on the built product, failing on any unexpected console error or warning. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures asked for from this pattern.
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
      const unexpected = faults.filter((text) => expectedConsole?.test(text) !== true);
      expect(unexpected, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
