import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type DatabaseKind, type TestDatabase } from './database';
import { withLock } from './lock';

/** A first start on a busy machine. */
const firstStartMs = 150_000;

/**
 * A database as after a first start, cached per kind and seed for one test run (`keepDatabases.ts`), since seeding takes
 * longer than starting. Full sample data is never cached: its generation is under test.
 */
export async function templateDatabase(
  kind: DatabaseKind,
  seed: 'off' | 'content' | 'full',
  firstStart: (empty: TestDatabase) => Promise<void>,
): Promise<string | undefined> {
  const folder = process.env.KEPT_DATABASES;
  if (!folder || seed === 'full') return undefined;
  const stored = join(folder, `${kind}-${seed}`);
  if (existsSync(stored)) return stored;
  return withLock(`${stored}.lock`, firstStartMs, async () => {
    if (existsSync(stored)) return stored;
    const database = await openDatabase(kind);
    try {
      await firstStart(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    await database.keep(stored);
    return stored;
  });
}
