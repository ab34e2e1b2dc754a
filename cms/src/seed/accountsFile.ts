import { basename, dirname, join, resolve } from 'node:path';
import type { Environment } from '../platform/environment';

/** Next to the SQLite file, or in `.data` under the PostgreSQL database's name. */
export function accountsFile(database: Environment['database'], root: string): string {
  if (database.client === 'postgres') {
    const { pathname, username } = new URL(database.url);
    const name = decodeURIComponent(pathname.slice(1) || username).replace(/[^\w.-]/g, '_');
    return join(root, '.data', `sample-accounts-postgres-${name}.txt`);
  }
  const file = resolve(root, database.filename);
  const name = basename(file);
  const ending = name === 'data.db' ? '' : `-${name}`;
  return join(dirname(file), `sample-accounts${ending}.txt`);
}
