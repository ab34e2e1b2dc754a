import { expect, it } from 'vitest';
import { savedAccounts } from './accounts.mjs';
import { compileContentServer } from './build.mjs';

it('finds the sample accounts in the compiled content server', async () => {
  await compileContentServer();
  expect(savedAccounts({ DATABASE_FILENAME: '.data/no-such-database.db' })).toBeNull();
}, 120_000);
