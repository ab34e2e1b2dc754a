// Runs on older versions of Node too, until `ensureNode` has replaced them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { log } from './log.mjs';
import { npm, root, run } from './run.mjs';

const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;
const read = (name) => readFileSync(`${root}/${name}`, 'utf8').trim();
const required = JSON.parse(read('package.json')).engines.node.replace('>=', '');
const release = read('.nvmrc');
const folder = `${root}/.cache/node-${release}`;
const ownNode = binaryIn(folder);

/**
 * Returns if this Node is at least the required one. Otherwise runs the current command again on the release
 * in `.nvmrc`, installed from npm into `.cache/`, and exits with its code.
 *
 * @throws Error with npm's output
 */
export async function ensureNode({ current = process.versions.node, node = ownNode } = {}) {
  if (process.execPath === node) {
    process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
    return;
  }
  if (!isOlder(current, required)) return;
  log(`Node ${current} is older than ${required}: continuing on Node ${release} from npm …`);
  if (!existsSync(node)) await installNode(release, folder);
  process.exit(await runAgain(node));
}

/** @param {string} version like `process.versions.node` */
export function isOlder(version, than) {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const differing = b.findIndex((part, index) => part !== a[index]);
  return differing >= 0 && a[differing] < b[differing];
}

/** Installs npm's `node` package into an empty or new folder, and returns the binary's path. */
export async function installNode(version, directory) {
  mkdirSync(directory, { recursive: true });
  // The package's install script fetches the binary for this system.
  const manifest = { private: true, allowScripts: { node: true } };
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest));
  const words = ['install', `node@${version}`, '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await run(npm, words, { cwd: directory });
  if (code !== 0) throw new Error(`${output}\nNode ${version} could not be installed from npm.`);
  return binaryIn(directory);
}

/**
 * Where this command runs on the Node from `.cache/`, makes `npm run` and `npx` use it too: they prefer the programs
 * in `node_modules/.bin`.
 */
export function linkNode({ directory = root, node = ownNode } = {}) {
  if (process.execPath !== node) return;
  const bin = `${directory}/node_modules/.bin`;
  rmSync(`${bin}/node`, { force: true });
  symlinkSync(relative(bin, node), `${bin}/node`);
}

function binaryIn(directory) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(directory, 'node_modules/node/bin', name);
}

/** @returns {Promise<number>} the exit code */
function runAgain(node) {
  const args = ['--import', endWithParent, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
