import { existsSync, readFileSync } from 'node:fs';
import { driverFor } from '../../cms/sqlite/driver.js';
import { cms, root, run, step } from './run.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const driver = driverFor(process.versions.node);

export const installAll = () => Promise.all([installWebsite(), installContentServer()]);

/** @throws Error with npm's output */
export async function installWebsite() {
  if (!isInstalled(root)) await install('the website', root);
}

/** Also makes sure that SQLite loads on this Node version. @throws Error with npm's output */
export async function installContentServer() {
  await installContentServerPackages();
  await ensureSqlite();
}

/** @throws Error with npm's output */
export async function installContentServerPackages() {
  if (!isInstalled(cms, [driver])) await install('the content server', cms);
}

/** Compiles SQLite where it does not load on this Node version. @throws Error with npm's output */
export async function ensureSqlite() {
  if (await opensSqlite()) return;
  // cms/.npmrc disables install scripts; this one must compile.
  const words = ['rebuild', driver, '--ignore-scripts=false'];
  await step('Compiling SQLite (a minute or two)', npm, words, { cwd: cms });
  if (!(await opensSqlite())) {
    throw new Error(
      `SQLite does not run on Node ${process.versions.node} here: install cms/ again (npm ci) and run this again, or take Node 22 or later.`,
    );
  }
}

/** Prefers npm's offline cache; retries online in case it is outdated. */
async function install(name, cwd) {
  const ci = ['ci', '--no-audit', '--no-fund'];
  const what = `Installing the packages of ${name}`;
  try {
    await step(what, npm, [...ci, '--prefer-offline'], { cwd });
  } catch {
    await step(`${what} once more`, npm, ci, { cwd });
  }
}

/** Whether SQLite loads: not if it was compiled for another Node version. */
async function opensSqlite() {
  const script = `new (require('better-sqlite3'))(':memory:').close()`;
  const { code } = await run(process.execPath, ['-e', script], { cwd: cms });
  return code === 0;
}

/**
 * Whether npm's own list of installed packages matches the lockfile. npm writes that list last, so an interrupted
 * install does not count. Optional packages may be missing or differ, except those in `needed`.
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
