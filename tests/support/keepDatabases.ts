import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftPostgres } from './postgres';

/** Global setup for Vitest and Playwright: the folder of all databases of the run, and its removal. */
export default async function keepDatabases(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'databases-'));
  // PostgreSQL runs as another user, whose own folders are below.
  await chmod(folder, 0o711);
  process.env.KEPT_DATABASES = folder;
  return async () => {
    endLeftPostgres(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
