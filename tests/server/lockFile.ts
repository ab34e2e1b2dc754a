import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from './buildApi';
import type { TestApi } from './startApi';

interface Connection {
  exec(sql: string): void;
  close(): void;
}

type Open = new (file: string) => Connection;

/** Locks an API's SQLite file as another process does, e.g. a backup, until `release`. */
export function lockFile(
  { databaseEnv }: Pick<TestApi, 'databaseEnv'>,
  kind: 'IMMEDIATE' | 'EXCLUSIVE' = 'IMMEDIATE',
): { release: () => void } {
  const Database = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as Open;
  const connection = new Database(databaseEnv['DATABASE_FILENAME'] ?? '');
  connection.exec(`BEGIN ${kind}`);
  return {
    release() {
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}
