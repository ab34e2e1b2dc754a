import { existsSync, readFileSync } from 'node:fs';
import { linkNode } from './node.mjs';
import { cms, npm, root, step } from './run.mjs';

export const installAll = () => Promise.all([installWebsite(), installContentServer()]);

/** @throws Error with npm's output */
export async function installWebsite() {
  if (!isInstalled(root)) await install('the website', root);
  linkNode();
}

/** @throws Error with npm's output */
export async function installContentServer() {
  if (!isInstalled(cms)) await install('the content server', cms);
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

/**
 * Whether npm's own list of installed packages matches the lockfile. npm writes that list last, so an interrupted
 * install does not count. Optional packages may be missing or differ.
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
