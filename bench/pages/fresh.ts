import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNode } from '../../scripts/lib/node.mjs';
import { freePort } from '../../tests/support/freePort';
import { timed, type Figure } from '../lib/report';

const LIMIT_MS = 15 * 60_000;
const LONGEST_END_MS = 60_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** HEAD in a fresh clone on a release of Node: seconds of both `npm ci`, and from `npm start` then to the first page. */
export async function measureFreshClone(release: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-fresh-'));
  try {
    const env = environmentOf(dirname(await installNode(release, folder)));
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const npmCi = await timed(() => {
      for (const cwd of [clone, join(clone, 'cms')]) execFileSync('npm', ['ci'], { cwd, env });
    });
    const start = await firstPage(clone, env);
    return [
      { what: `Node ${release}: npm ci`, value: npmCi / 1000, unit: 's', bar: { atMost: 240 } },
      {
        what: `Node ${release}: first page after the installation, build and sample data included`,
        value: start,
        unit: 's',
        bar: { atMost: 30 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A plain terminal's environment, without this npm and its packages. */
function environmentOf(programs: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_OPTIONS$)/.test(name),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((directory) => !directory.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: [programs, ...path].join(delimiter) };
}

/** Seconds. */
async function firstPage(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const log = join(clone, '..', 'start.log');
  const output = openSync(log, 'w');
  const began = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port), API_PORT: String(await freePort()) },
    stdio: ['ignore', output, output],
    // A separate process group, so that it can be killed as a whole.
    detached: true,
  });
  closeSync(output);
  try {
    while (!(await responds(`http://localhost:${port}/`))) {
      if (child.exitCode !== null || Date.now() - began > LIMIT_MS) {
        throw new Error(`npm start gave no page:\n${readFileSync(log, 'utf8')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return (Date.now() - began) / 1000;
  } finally {
    if (child.pid !== undefined) await endGroup(child.pid);
  }
}

/** npm exits before its children: waits for all of them, and kills those that do not end. */
async function endGroup(id: number): Promise<void> {
  const end = Date.now() + LONGEST_END_MS;
  let signal: NodeJS.Signals | 0 = 'SIGTERM';
  try {
    for (;;) {
      process.kill(-id, signal);
      signal = Date.now() > end ? 'SIGKILL' : 0;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch (error) {
    // The group is empty.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const responds = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
