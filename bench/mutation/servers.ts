import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

export type Hits = Record<string, number>;

/** What instrumented code counts: by mutant, and by the test that was running. */
export interface Coverage {
  static: Hits;
  perTest: Record<string, Hits>;
}

interface Change {
  activeMutant?: string | null;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  exit?: true;
}

interface Counts {
  hitCount: number;
  mutantCoverage: Coverage;
}

/** Of the servers that this process started (`serverSwitch.mjs`). */
const folder = join('.servers', String(process.pid));

/** What a server that starts from now on begins with. */
export function switchNextServers(mutant: string | undefined, hitLimit: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'switch.json'),
    JSON.stringify({ activeMutant: mutant ?? null, hitLimit }),
  );
}

const lastKnown = new Map<string, Coverage>();

/** Of all servers so far: one that a test starts has ended with it. */
export const coverageOfServers = (): Coverage[] => [...lastKnown.values()];

/** Changes the switch of each server, and returns what each had counted before. */
export async function switchServers(change: Change): Promise<Counts[]> {
  if (!existsSync(folder)) return [];
  const sockets = readdirSync(folder).filter((name) => name.endsWith('.sock'));
  const responses = await Promise.all(
    sockets.map(async (name) => {
      const response = await request(join(folder, name), change);
      if (response) lastKnown.set(name, response.mutantCoverage);
      return response;
    }),
  );
  return responses.filter((response) => response !== undefined);
}

/** Undefined for a server that was killed. */
function request(socket: string, change: Change): Promise<Counts | undefined> {
  return new Promise((resolve) => {
    let reported = '';
    const connection = connect(socket, () => connection.write(JSON.stringify(change)));
    connection.on('data', (data) => (reported += String(data)));
    connection.once('end', () => resolve(JSON.parse(reported) as Counts));
    connection.once('error', () => {
      rmSync(socket, { force: true });
      resolve(undefined);
    });
  });
}
