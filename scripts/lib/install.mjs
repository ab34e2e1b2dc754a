import { existsSync, readFileSync } from 'node:fs';
import { driverFor } from '../../cms/sqlite/driver.js';
import { cms, root, run, step } from './run.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const driver = driverFor(process.versions.node);

/** Installs both packages, side by side. */
export const installAll = () => Promise.all([installWebsite(), installContentServer()]);

/**
 * Installs the website's packages from their lockfile, where they are not installed yet.
 * @throws Error with what npm printed
 */
export async function installWebsite() {
  if (!isInstalled(root)) await install('the website', root);
}

/**
 * Installs the content server's packages likewise, and sees to it that SQLite runs on the present Node.
 * @throws Error with what npm printed
 */
export async function installContentServer() {
  if (!isInstalled(cms, [driver])) await install('the content server', cms);
  if (await opensSqlite()) return;
  // cms/.npmrc keeps every package from running scripts; this one is to compile.
  const words = ['rebuild', driver, '--ignore-scripts=false'];
  await step('Compiling SQLite (a minute or two)', npm, words, { cwd: cms });
  if (!(await opensSqlite())) {
    throw new Error(
      `SQLite does not run on Node ${process.versions.node} here: install cms/ anew (npm ci) and run this again, or take Node 22 or later.`,
    );
  }
}

/** First by what npm's cache knows, without asking whether it is still so; that may be too old. */
async function install(name, cwd) {
  const ci = ['ci', '--no-audit', '--no-fund'];
  const what = `Installing the packages of ${name}`;
  try {
    await step(what, npm, [...ci, '--prefer-offline'], { cwd });
  } catch {
    await step(`${what} once more`, npm, ci, { cwd });
  }
}

/** What an installation compiled for another version of Node does not load. */
async function opensSqlite() {
  const script = `new (require('better-sqlite3'))(':memory:').close()`;
  const { code } = await run(process.execPath, ['-e', script], { cwd: cms });
  return code === 0;
}

/**
 * Whether what npm says it has installed is what the lockfile asks for. npm writes its own list last
 * of all, so an installation that was broken off does not count. Optional packages may be absent or
 * of another version, but for those that are needed here.
 */
export function isInstalled(directory, needed = []) {
  const list = `${directory}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const { packages: there } = JSON.parse(readFileSync(list, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(`${directory}/package-lock.json`, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' ||
      there[path]?.version === version ||
      (optional && !needed.some((name) => path === `node_modules/${name}`)) ||
      devOptional ||
      (peer && !there[path]),
  );
}
