import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { newSecrets, trialOf } from './env.mjs';
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

/** Packages of this repository, and where the part is that the content server needs compiled, in order. */
const packages = 'packages';
const compiled = [
  { name: 'rules of inputs', project: 'rest-contract/rules', sources: '.', out: 'dist' },
  { name: 'shared package', project: 'shared', sources: 'src', out: 'cjs' },
];

export async function buildWebsite() {
  const shared = ['http', 'lifecycle', 'limits'].map((folder) => `cms/src/platform/${folder}`);
  const inputs = ['src', 'host', packages, ...shared, 'vite.config.ts', 'package-lock.json'];
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

/**
 * Compiles what the content server needs of the packages, as it runs JavaScript; all others read their sources.
 * @returns whether any was stale
 */
export async function compilePackages() {
  let wasStale = false;
  const rules = join(root, packages, 'rest-contract/rules');
  for (const { name, project, sources, out } of compiled) {
    const folder = `${root}/${packages}/${project}`;
    // The shared package has the types of the rules in its own.
    const inputs = [join(folder, sources), join(folder, 'tsconfig.json'), rules];
    const isBuilt = await ifStale(`${folder}/${out}/.stamp`, inputs, () => {
      removeCompiled(`${folder}/${out}`);
      const tsc = [`${cms}/node_modules/typescript/bin/tsc`, '-p', folder];
      return step(`Compiling the ${name}`, node, tsc);
    });
    wasStale ||= isBuilt;
  }
  return wasStale;
}

export async function compileContentServer() {
  await compilePackages();
  const inputs = ['src', 'config', 'database', 'tsconfig.json', 'package-lock.json'];
  await ifStale(
    `${cms}/dist/.stamp`,
    inputs.map((path) => join(cms, path)),
    async () => {
      const begun = new Date();
      // `npm test` checks types; starting the product need not wait for it.
      const tsc = ['node_modules/typescript/bin/tsc', '-p', '.', '--noCheck'];
      await step('Compiling the content server', node, tsc, { cwd: cms });
      for (const room of ['src', 'config', 'database']) {
        removeOrphans(`${cms}/${room}`, `${cms}/dist/${room}`);
      }
      // Lets the tests' servers skip compiling (tests/support/buildApi.ts).
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
    'src/panel/browser',
    'src/panel/form-layouts',
    'package-lock.json',
    'config/admin.ts',
  ].map((path) => join(cms, path)),
  join(root, packages, 'shared/src'),
  join(root, 'src/ui/mark.ts'),
  join(root, 'src/ui/colors.ts'),
];

export const isPanelStale = () =>
  !isFresh(panelStamp, panelInputs) || !existsSync(`${panel}/index.html`);

/** The content server serves this folder, so the built panel replaces the placeholder without a restart. */
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

export const panelCommand = ['node_modules/@strapi/strapi/bin/strapi.js', 'build'];

/** The build reads the server's configuration, which requires secrets; its output contains none of them. */
export const panelVariables = () => ({
  ...newSecrets(),
  // Strapi reads `cms/.env` too, and either of these alone is an error.
  HOST_PURGE_URL: '',
  PURGE_SECRET: '',
  ...trialOf(process.env.PUBLIC_URL),
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
});

export async function buildPanel() {
  if (!isPanelStale()) return;
  await step("Building the editors' panel", node, panelCommand, {
    cwd: cms,
    env: panelVariables(),
  });
  markPanelBuilt();
}

export const markPanelBuilt = () => writeFileSync(panelStamp, hashOf(panelInputs));

async function ifStale(stamp, inputs, build) {
  if (isFresh(stamp, inputs)) return false;
  const hash = hashOf(inputs);
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

const isFresh = (stamp, inputs) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs);

const generated = new Set(['cjs', 'dist', 'node_modules']);

/** Hashes names and contents, so that neither a clone nor a touched file makes a build stale. */
function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) addTo(hash, input);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!existsSync(path)) return;
  hash.update(path);
  if (!statSync(path).isDirectory()) return void hash.update(readFileSync(path));
  const names = readdirSync(path).filter((name) => !generated.has(name));
  for (const name of names.sort()) addTo(hash, join(path, name));
}

/** Removes compiled files whose source is gone, and empty folders: Strapi loads every file that it finds. */
export function removeOrphans(sources, compiled) {
  if (!existsSync(compiled)) return;
  for (const file of readdirSync(compiled, { recursive: true })) {
    const source = file.replace(/\.js$/, '.ts');
    if (!/\.js(on)?$/.test(file) || existsSync(join(sources, source))) continue;
    rmSync(join(compiled, file));
    removeEmpty(dirname(file), compiled);
  }
}

/** Removes all compiled files, so that none outlives its source. */
export function removeCompiled(folder) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true }))
    if (/\.(?:js|d\.ts)$/.test(file)) rmSync(join(folder, file));
}

function removeEmpty(folder, within) {
  if (folder === '.' || readdirSync(join(within, folder)).length > 0) return;
  rmdirSync(join(within, folder));
  removeEmpty(dirname(folder), within);
}
