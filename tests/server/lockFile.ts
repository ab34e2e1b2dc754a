import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from './buildApi';
import type { TestApi } from './startApi';

interface Connection {
  exec(sql: string): void;
  pragma(name: string): unknown;
  close(): void;
}

type Open = new (file: string) => Connection;

/** A separate connection to an SQLite file. */
export function openFile(file: string): Connection {
  const Database = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as Open;
  return new Database(file);
}

/** Locks an API's SQLite file as another process does, e.g. a backup, until `release`. */
export function lockFile(
  { databaseEnv }: Pick<TestApi, 'databaseEnv'>,
  kind: 'IMMEDIATE' | 'EXCLUSIVE' = 'IMMEDIATE',
): { release: () => void } {
  const connection = openFile(databaseEnv['DATABASE_FILENAME'] ?? '');
  connection.exec(`BEGIN ${kind}`);
  return {
    release() {
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}
