import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { parse } from 'pg-connection-string';
import type { Environment } from '../../platform/environment';

export type Postgres = Extract<Environment['database'], { client: 'postgres' }>;
type Program = 'pg_dump' | 'pg_restore' | 'psql';

interface Running {
  output: Readable;
  /** @throws Error with what the program printed, unless it succeeds */
  ended: Promise<void>;
}

interface Run {
  arguments: readonly string[];
  /** The database, for a program that connects to one. */
  database?: Postgres;
  input?: Readable;
}

/** Runs a program of PostgreSQL's client package. @throws Error if it is not installed */
export function runProgram(name: Program, { arguments: words, database, input }: Run): Running {
  const child = spawn(findProgram(name), [...words], {
    env: { ...process.env, ...(database && connectionVariables(database)) },
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (printed = `${printed}${chunk.toString()}`.slice(-4000)),
  );
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      input?.destroy();
      reject(new Error(`${name} failed (${code}): ${printed.trim()}`));
    });
    if (!input || !child.stdin) return;
    input.once('error', (error) => {
      child.kill();
      reject(error);
    });
    // A program that exits early prints the reason.
    child.stdin.on('error', () => undefined);
    input.pipe(child.stdin);
  });
  return { output: child.stdout as Readable, ended };
}

/** The newest version that Debian installs outside the PATH; else the one in the PATH. */
function findProgram(name: Program): string {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(home, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is not installed. On Debian: apt-get install postgresql-client`);
}

/** Of Debian; PostgreSQL's own word for it, `system`, is newer than version 15. */
const systemCas = '/etc/ssl/certs/ca-certificates.crt';

/** Passed as environment variables, since other users of the machine can list the arguments of a program. */
function connectionVariables({ url, ssl, sslCa }: Postgres): Record<string, string> {
  const { host, port, user, password, database } = parse(url);
  const values = {
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    ...(ssl && { PGSSLMODE: 'verify-full', PGSSLROOTCERT: sslCa || systemCas }),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
