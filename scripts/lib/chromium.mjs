import { existsSync } from 'node:fs';
import { root, run } from './run.mjs';
import { log } from './log.mjs';
import { browsers, headlessShell, installHint } from './tools.mjs';

/** Finds Chromium, or installs Playwright's download or the system's package. @throws Error with manual instructions */
export async function ensureChromium() {
  // CI installs the headless shell, which is fastest; elsewhere an installed browser is used.
  if (process.env.CI && !existsSync(headlessShell))
    await installPackages(['chromium-headless-shell']);
  const found = await find();
  if (found) return log(`Chromium: ${found}`);
  log('Installing Chromium …');
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
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), headlessShell, ...browsers].find(
    (path) => path && existsSync(path),
  );
}

/** Installs system packages if allowed: as root on Debian. @returns {Promise<boolean>} whether they are installed */
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
