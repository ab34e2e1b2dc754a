import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const advice = {
  chromium:
    '"apt-get install chromium", or "npx playwright install chromium", or set CHROMIUM_PATH',
  curl: '"apt-get install curl" or "brew install curl"',
  git: '"apt-get install git" or "brew install git"',
  initdb: '"apt-get install postgresql" or "brew install postgresql"',
  nginx: '"apt-get install nginx-light" or "brew install nginx"',
  promtool: '"apt-get install prometheus" or "brew install prometheus"',
  'systemd-analyze': '"apt-get install systemd"; only Linux has it',
  taskset: '"apt-get install util-linux"; only Linux has it',
  wrk: '"apt-get install wrk" or "brew install wrk"',
};

/** @typedef {keyof typeof advice} Tool */

/** Draws no window: a fifth less work than Chromium itself. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where systems install programs. */
export const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {Tool} name */
export const installHint = (name) => `${name} was not found. Get it: ${advice[name]}.`;

/** @param {readonly Tool[]} names */
export function missingTools(names, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter);
  return names
    .filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
    .map(installHint);
}

/**
 * Whether to skip checks that need these tools; prints a hint if so. Never skips in CI, where the checks then fail.
 * @param {Tool[]} names
 */
export function leftOutWithout(...names) {
  if (process.env.CI) return false;
  const missing = missingTools(names, `${process.env.PATH}${delimiter}/usr/sbin`);
  if (missing.length > 0) console.warn(missing.join('\n'));
  return missing.length > 0;
}

/** @param {Tool[]} names */
export function requireTools(...names) {
  const missing = missingTools(names);
  if (missing.length === 0) return;
  console.error(missing.join('\n'));
  process.exit(1);
}
