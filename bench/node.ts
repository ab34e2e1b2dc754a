// `npm run bench -- node [20 22 …] [test]`: HEAD from a fresh clone on several Node versions (npm's `node` package):
// seconds from `npm start` to the first page and, with `test`, the totals of `npm test`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNode } from '../scripts/lib/node.mjs';
import { requireTools } from '../scripts/lib/tools.mjs';
import { freePort } from '../tests/support/freePort';
import { holds, report, type Figure } from './report';

const VERSIONS = ['20', '22', '24', '26'];
const FIRST_PAGE_S = 75;
/** On Node 20, `npm start` first gets a newer Node. */
const FIRST_PAGE_ON_20_S = 110;
const LIMIT_MS = 15 * 60_000;
const LONGEST_END_MS = 60_000;

requireTools('git');

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const chosen = words.filter((word) => word !== 'test');

const folder = mkdtempSync(join(tmpdir(), 'bench-node-'));
const figures: Figure[] = [];
try {
  for (const version of chosen.length > 0 ? chosen : VERSIONS) {
    figures.push(...(await measure(version, words.includes('test'))));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report('node', figures);
process.exitCode = figures.every(holds) ? 0 : 1;

async function measure(version: string, withTests: boolean): Promise<Figure[]> {
  const home = join(folder, version);
  const env = environmentOf(dirname(await installNode(version, home)));
  const clone = join(home, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const name = `Node ${execFileSync('node', ['-v'], { env, encoding: 'utf8' }).trim()}`;
  const seconds = await firstPage(clone, env);
  const atMost = version.startsWith('20') ? FIRST_PAGE_ON_20_S : FIRST_PAGE_S;
  const started: Figure[] = [
    { what: `${name}: first page after`, value: seconds, unit: 's', bar: { atMost } },
    { what: `${name}: load of the machine then`, value: loadavg()[0] ?? 0, unit: '' },
  ];
  return withTests ? [...started, ...totals(name, clone, env)] : started;
}

/** A plain terminal's environment, without this npm and its packages. */
function environmentOf(programs: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_OPTIONS$)/.test(name),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((directory) => !directory.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: [programs, ...path].join(delimiter),
  };
}

async function firstPage(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const log = join(clone, '..', 'start.log');
  const output = openSync(log, 'w');
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port), API_PORT: String(await freePort()) },
    stdio: ['ignore', output, output],
    // A separate process group, so that it can be killed as a whole.
    detached: true,
  });
  closeSync(output);
  try {
    while (!(await isThere(`http://localhost:${port}/`))) {
      if (child.exitCode !== null || performance.now() - began > LIMIT_MS) {
        throw new Error(`npm start gave no page:\n${readFileSync(log, 'utf8')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return (performance.now() - began) / 1000;
  } finally {
    if (child.pid !== undefined) await endGroup(child.pid);
  }
}

/** npm exits before its children: wait for all of them, and kill those that do not end. */
async function endGroup(id: number): Promise<void> {
  const began = performance.now();
  let signal: NodeJS.Signals | 0 = 'SIGTERM';
  try {
    for (;;) {
      process.kill(-id, signal);
      signal = performance.now() - began > LONGEST_END_MS ? 'SIGKILL' : 0;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch (error) {
    // The group is empty.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

function totals(name: string, clone: string, env: NodeJS.ProcessEnv): Figure[] {
  const began = performance.now();
  const { stdout } = spawnSync('npm', ['test'], {
    cwd: clone,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const minutes = (performance.now() - began) / 60_000;
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  if (failed !== '0') console.log(stdout);
  return [
    { what: `${name}: tests passed`, value: Number(passed), unit: '' },
    { what: `${name}: tests failed`, value: Number(failed), unit: '', bar: { atMost: 0 } },
    { what: `${name}: npm test`, value: minutes, unit: 'min' },
  ];
}
