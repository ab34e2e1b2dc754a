import fc from 'fast-check';
import { describe, it } from 'vitest';
import { newEditor } from '../support/staff';
import { databases, isLong } from '../support/database';
import { expectEntitled, histories } from './history';
import { Shop } from './Shop';
import { shared, sharedApi } from '../support/suite';

/** `npm run test:long`: thousands of histories instead of a few. */
const RUNS = Number(process.env.HISTORIES ?? (isLong ? 1500 : 12));

describe.each(databases)('the rules of the shop, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  it(
    'satisfies the invariants in every history, with connection losses and concurrent calls',
    { timeout: isLong ? 6 * 3_600_000 : 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(histories(isLong ? 40 : 25), async (commands) => {
          const shop = await Shop.open(api, editor);
          const blocked = new Set<number>();
          const setup = async () => ({ model: { state: await shop.read(), blocked }, real: shop });
          await fc.asyncModelRun(setup, commands);
          await expectEntitled(shop, blocked);
        }),
        { numRuns: RUNS, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) },
      );
    },
  );
});
