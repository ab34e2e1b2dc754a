import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type DatabaseKind, type TestDatabase } from './database';
import { withLock } from './lock';

/** A first start on a machine that does other things as well. */
const firstStartMs = 150_000;

/**
 * The folder of a database as a first start leaves it, with tables, rights and sample content: that
 * takes longer than the start itself, so a run of the tests has it done once for each kind and seed
 * (`keepDatabases.ts`), whichever test file comes first. Nothing is kept outside of such a run, and nothing of whole sample data,
 * whose making is under test.
 */
export async function keptDatabase(
  kind: DatabaseKind,
  seed: 'off' | 'content' | 'full',
  firstStart: (empty: TestDatabase) => Promise<void>,
): Promise<string | undefined> {
  const folder = process.env.KEPT_DATABASES;
  if (!folder || seed === 'full') return undefined;
  const kept = join(folder, `${kind}-${seed}`);
  if (existsSync(kept)) return kept;
  return withLock(`${kept}.lock`, firstStartMs, async () => {
    if (existsSync(kept)) return kept;
    const database = await openDatabase(kind);
    try {
      await firstStart(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    await database.keep(kept);
    return kept;
  });
}
