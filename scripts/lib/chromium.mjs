import { existsSync } from 'node:fs';
import { root, run } from './run.mjs';
import { log } from './log.mjs';
import { installHint } from './tools.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium, or gets one: Playwright's own download, else the system's package where we may.
 * @throws Error that says what to do by hand
 */
export async function ensureChromium() {
  const found = await find();
  if (found) return log(`Chromium: ${found}`);
  log('Getting a Chromium …');
  await run(process.execPath, [`${root}/node_modules/playwright/cli.js`, 'install', 'chromium']);
  if (!(await find())) await installPackages(['chromium']);
  const got = await find();
  if (!got) {
    throw new Error(`${installHint('chromium')} None could be fetched.`);
  }
  log(`Chromium: ${got}`);
}

async function find() {
  const { chromium } = await import(`${root}/node_modules/playwright/index.mjs`);
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...places].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Installs system packages where that is ours to do: as root, on a Debian.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { code } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    { env },
  );
  return code === 0;
}
