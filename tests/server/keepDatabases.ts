import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Global setup for Vitest and Playwright: the folder of `keptDatabase`, and its removal. */
export default async function keepDatabases(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'api-kept-'));
  process.env.KEPT_DATABASES = folder;
  return () => rm(folder, { recursive: true, force: true });
}
