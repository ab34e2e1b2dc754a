import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { localSecrets } from './env.mjs';
import { removeOrphans } from './orphans.mjs';
import { cms, root, step } from './run.mjs';

const node = process.execPath;
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: '1' };
const vite = (...args) => [
  `${root}/node_modules/vite/bin/vite.js`,
  'build',
  '--logLevel',
  'warn',
  ...args,
];

/** Builds the website, where its sources are not those of the last build. */
export async function buildWebsite() {
  const client = 'cms/src/platform/limits/clientOf.ts';
  const inputs = ['src', 'host', client, 'vite.config.ts', 'package-lock.json'];
  await ifStale(
    `${root}/dist/.stamp`,
    inputs.map((path) => join(root, path)),
    async () => {
      const env = { ...quiet, NODE_ENV: 'production' };
      await Promise.all([
        step('Building the website for the browser', node, vite(), { env }),
        step('Building the web host', node, vite('--ssr'), { env }),
      ]);
    },
  );
}

/** Compiles the content server, where its sources are not those of the last time. */
export async function compileContentServer() {
  const inputs = ['src', 'config', 'database', 'tsconfig.json', 'package-lock.json'];
  await ifStale(
    `${cms}/dist/.stamp`,
    inputs.map((path) => join(cms, path)),
    async () => {
      const begun = new Date();
      // Types are checked by `npm test`; who starts the product need not wait for that.
      const tsc = ['node_modules/typescript/bin/tsc', '-p', '.', '--noCheck'];
      await step('Compiling the content server', node, tsc, { cwd: cms });
      for (const room of ['src', 'config', 'database']) {
        removeOrphans(`${cms}/${room}`, `${cms}/dist/${room}`);
      }
      // By this the tests' own servers know that there is nothing to compile (tests/server/buildApi.ts).
      writeFileSync(`${cms}/dist/.compiled`, '');
      utimesSync(`${cms}/dist/.compiled`, begun, begun);
    },
  );
}

const panel = `${cms}/dist/build`;
const panelStamp = `${cms}/dist/.panel-stamp`;
const panelInputs = [
  ...[
    'src/admin',
    'src/forms',
    'src/generated/names.ts',
    'package-lock.json',
    'config/admin.ts',
  ].map((path) => join(cms, path)),
  // The institute's mark, in its colours.
  join(root, 'src/ui/mark.ts'),
  join(root, 'src/ui/colors.ts'),
];

/** Whether the editors' panel must be built. */
export const isPanelStale = () =>
  !isFresh(panelStamp, panelInputs) || !existsSync(`${panel}/index.html`);

/**
 * Puts a page in the panel's place that waits for it. The content server then serves that folder, and
 * the panel itself as soon as it is built, without a restart.
 */
export function writePanelPlaceholder() {
  if (existsSync(`${panel}/index.html`)) return;
  mkdirSync(panel, { recursive: true });
  writeFileSync(
    `${panel}/index.html`,
    `<!doctype html><html lang="vi"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Trang quản trị</title><p>Trang quản trị đang được dựng lần đầu, mất khoảng một phút. Trang này tự tải lại.</p></html>
`,
  );
}

/** What builds the panel: run with low priority, beside the running product. */
export const panelCommand = ['node_modules/@strapi/strapi/bin/strapi.js', 'build'];

/** Builds the editors' panel, where its sources are not those of the last build. */
export async function buildPanel() {
  if (!isPanelStale()) return;
  // Building reads the server's configuration, which asks for its secrets.
  const env = { ...localSecrets(), NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
  await step("Building the editors' panel", node, panelCommand, { cwd: cms, env });
  markPanelBuilt();
}

export const markPanelBuilt = () => writeFileSync(panelStamp, hashOf(panelInputs));

async function ifStale(stamp, inputs, build) {
  if (isFresh(stamp, inputs)) return;
  const hash = hashOf(inputs);
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const isFresh = (stamp, inputs) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs);

/** A hash over names and contents, so that neither a clone nor a touched file makes a build stale. */
function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) addTo(hash, input);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!existsSync(path)) return;
  hash.update(path);
  if (!statSync(path).isDirectory()) return void hash.update(readFileSync(path));
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}
