import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const cmsFolder = fileURLToPath(new URL('../../cms', import.meta.url));

const sources = ['config', 'src', 'database', 'tsconfig.json'];
// Not the compiler's own `.tsbuildinfo`: a type check writes that as well, and compiles nothing.
const stamp = join(cmsFolder, 'dist', '.compiled');
const lock = join(cmsFolder, 'dist', '.building');
const lockTimeoutMs = 120_000;

/** Compiles `cms/` to `cms/dist`, unless what stands there is newer than every source. */
export async function buildApi(): Promise<void> {
  if (await isFresh()) return;
  await mkdir(join(cmsFolder, 'dist'), { recursive: true });
  await withLock(async () => {
    if (await isFresh()) return;
    const begun = new Date();
    const tsc = join(cmsFolder, 'node_modules', 'typescript', 'bin', 'tsc');
    try {
      await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: cmsFolder });
    } catch (error) {
      const { stdout = '' } = error as { stdout?: string };
      throw new Error(`The API does not compile:\n${stdout}`, { cause: error });
    }
    // What changed while the compiler read is compiled once more.
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
      .filter((entry) => entry.isDirectory() || /(?<!\.test)\.(ts|json)$/.test(entry.name))
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

/** Two test processes compile into one folder: one after the other. */
async function withLock(work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + lockTimeoutMs;
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch {
      // A process that died while it compiled leaves its lock: after a while it counts no more.
      if (Date.now() > deadline) await rm(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
