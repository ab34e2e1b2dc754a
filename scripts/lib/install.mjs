import { existsSync, readFileSync } from 'node:fs';
import { cms, root, run, step } from './run.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Installs both packages from their lockfiles, side by side, where they are not installed yet, and sees
 * to it that SQLite runs on the present Node.
 */
export async function installAll() {
  const wanting = [
    ['the website', root],
    ['the content server (SQLite may have to be compiled: some minutes)', cms],
  ].filter(([, directory]) => !isInstalled(directory));
  await Promise.all(
    wanting.map(([name, directory]) =>
      step(`Installing the packages of ${name}`, npm, ['ci', '--no-audit', '--no-fund'], {
        cwd: directory,
      }),
    ),
  );
  if (await opensSqlite()) return;
  await step('Building SQLite for this version of Node', npm, ['rebuild', 'better-sqlite3'], {
    cwd: cms,
  });
}

/** SQLite is compiled: an installation that another version of Node made does not load. */
async function opensSqlite() {
  const script = `new (require('better-sqlite3'))(':memory:').close()`;
  const { code } = await run(process.execPath, ['-e', script], { cwd: cms });
  return code === 0;
}

/**
 * Whether what npm says it has installed is what the lockfile asks for. npm writes its own list last
 * of all, so an installation that was broken off does not count.
 */
export function isInstalled(directory) {
  const list = `${directory}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const { packages: there } = JSON.parse(readFileSync(list, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(`${directory}/package-lock.json`, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' ||
      there[path]?.version === version ||
      optional ||
      devOptional ||
      (peer && !there[path]),
  );
}
