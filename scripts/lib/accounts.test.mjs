import { expect, it } from 'vitest';
import { savedAccounts } from './accounts.mjs';
import { compileContentServer } from './build.mjs';

it('finds in the compiled content server what says where the accounts lie', async () => {
  await compileContentServer();
  expect(savedAccounts({ DATABASE_FILENAME: '.data/no-such-database.db' })).toBeNull();
}, 120_000);
