import { basename, dirname, join, resolve } from 'node:path';
import type { Environment } from '../platform/environment';

/**
 * Where the sample accounts of a database are kept so that they can be shown again: beside its file, or in
 * `.data` under its name where it is a PostgreSQL. Each database has passwords of its own, so a file too.
 *
 * @param root the folder of `cms/`
 */
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
