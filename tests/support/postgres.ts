import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { installHint } from '../../scripts/lib/tools.mjs';
import { freePort } from './freePort';

const systemFolder = '/usr/lib/postgresql';
const startTimeoutMs = 30_000;

/** The folder of PostgreSQL's programs; null if it is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(systemFolder) ? readdirSync(systemFolder) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((name) => join(systemFolder, name, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export interface Postgres {
  url: string;
  pid: number;
  /** SIGINT shuts down cleanly, SIGQUIT immediately. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/**
 * PostgreSQL on the data in a folder, or on a new database there.
 * @param atPort by default a free one
 * @param changes settings that replace those of tests, e.g. `fsync=on`
 */
export async function startPostgres(
  folder: string,
  atPort?: number,
  changes: readonly string[] = [],
): Promise<Postgres> {
  const programs = findPostgres();
  if (!programs) {
    throw new Error(
      `PostgreSQL is not installed here: ${installHint('initdb')} Or run the tests with DATABASES=sqlite.`,
    );
  }
  const owner = ownerOfProcess();
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };
  if (!existsSync(data)) {
    const words = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await promisify(execFile)(join(programs, 'initdb'), ['-D', data, ...words], options);
  }
  const port = atPort ?? (await freePort());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    // A test's data need not survive a crash.
    'fsync=off',
    ...changes,
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let printed = '';
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const onExit = () => server.kill('SIGQUIT');
  process.once('exit', onExit);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop: Postgres['stop'] = async (signal) => {
    process.removeListener('exit', onExit);
    server.kill(signal);
    await ended;
  };
  const deadline = Date.now() + startTimeoutMs;
  while (!printed.includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop('SIGQUIT');
      throw new Error(`PostgreSQL did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, pid: server.pid ?? 0, stop };
}

/** Stops database servers whose test process was killed. The data folder of each contains the process id. */
export function endLeftPostgres(run: string): void {
  for (const name of readdirSync(run)) {
    const file = join(run, name, 'data', 'postmaster.pid');
    if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8')), 'SIGQUIT');
  }
}

/** PostgreSQL refuses to run as root: as root, runs it as its package's user. */
function ownerOfProcess(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" to run it as.',
    );
  }
}
