import { execFile } from 'node:child_process';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compilePackages, removeOrphans } from '../../scripts/lib/build.mjs';
import { withLock } from './lock';

export const cmsFolder = fileURLToPath(new URL('../../cms', import.meta.url));

const sources = [
  'config',
  'src',
  'database',
  'tsconfig.json',
  '../packages/rest-contract/rules',
  '../packages/shared/src',
];
// Not the compiler's `.tsbuildinfo`: a type check writes it too, without compiling.
const stamp = join(cmsFolder, 'dist', '.compiled');
const lock = join(cmsFolder, 'dist', '.building');
const lockTimeoutMs = 120_000;

/** Compiles `cms/` to `cms/dist` unless it is newer than every source. */
export async function buildApi(): Promise<void> {
  if (await isFresh()) return;
  await mkdir(join(cmsFolder, 'dist'), { recursive: true });
  await withLock(lock, lockTimeoutMs, async () => {
    if (await isFresh()) return;
    await compilePackages();
    const begun = new Date();
    const tsc = join(cmsFolder, 'node_modules', 'typescript', 'bin', 'tsc');
    try {
      await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: cmsFolder });
    } catch (error) {
      const { stdout = '' } = error as { stdout?: string };
      throw new Error(`The API does not compile:\n${stdout}`, { cause: error });
    }
    for (const room of ['src', 'config', 'database']) {
      removeOrphans(join(cmsFolder, room), join(cmsFolder, 'dist', room));
    }
    // Changes made during the compilation trigger another one.
    await writeFile(stamp, '');
    await utimes(stamp, begun, begun);
  });
}

async function isFresh(): Promise<boolean> {
  const built = await changedAt(stamp);
  const newest = await Promise.all(sources.map((name) => newestIn(join(cmsFolder, name))));
  return built > Math.max(...newest);
}

async function newestIn(path: string): Promise<number> {
  const own = await changedAt(path);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const inner = await Promise.all(
    entries
      .filter(
        (entry) =>
          (entry.isDirectory() && entry.name !== 'dist') ||
          /(?<!\.test)\.(ts|json)$/.test(entry.name),
      )
      .map((entry) => newestIn(join(path, entry.name))),
  );
  return Math.max(own, ...inner);
}

async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
