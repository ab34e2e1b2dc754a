import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Around a whole run of the tests, in Vitest or Playwright: the folder of `keptDatabase`, and its end. */
export default async function keepDatabases(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'api-kept-'));
  process.env.KEPT_DATABASES = folder;
  return () => rm(folder, { recursive: true, force: true });
}
