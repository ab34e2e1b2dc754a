import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cms } from './run.mjs';

/**
 * The sample accounts that the first start kept for the database in use; null where it has none. The
 * content server says where they lie, so it must be compiled.
 * @param {Record<string, string | undefined>} variables the content server's environment
 * @returns {string | null}
 */
export function savedAccounts(variables) {
  const compiled = createRequire(`${cms}/dist/src/`);
  const { parseEnvironment } = compiled('./platform/environment.js');
  const { accountsFile } = compiled('./seed/accountsFile.js');
  const file = accountsFile(parseEnvironment(variables).database, cms);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
