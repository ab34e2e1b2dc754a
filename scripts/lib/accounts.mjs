import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cms } from './run.mjs';

/** The current database's sample accounts, or null. Needs the compiled content server, which knows the path. */
export function savedAccounts(variables) {
  const compiled = createRequire(`${cms}/dist/src/`);
  const { parseEnvironment } = compiled('./platform/environment.js');
  const { accountsFile } = compiled('./seed/accountsFile.js');
  const file = accountsFile(parseEnvironment(variables).database, cms);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
