import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freePort';

const systemFolder = '/usr/lib/postgresql';
const startTimeoutMs = 30_000;

/** The folder of PostgreSQL's programs; null where it is not installed. */
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

/** A PostgreSQL of its own, empty, in a folder that goes with it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = findPostgres();
  if (!programs) {
    throw new Error(
      'PostgreSQL is not installed here (initdb was not found). Install it, or run the tests with DATABASES=sqlite.',
    );
  }
  const owner = ownerOfProcess();
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    // A test's data need not outlive the machine.
    'fsync=off',
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
  const stop = async () => {
    process.removeListener('exit', onExit);
    server.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startTimeoutMs;
  while (!printed.includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
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
