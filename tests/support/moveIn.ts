import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './command';
import { webhookSecrets, type TestApi } from './startApi';

export interface MoveRun {
  /** -1 if a signal ended it. */
  code: number;
  /** All that was printed. */
  output: string;
}

/** Files by kind: `members`, `orders` … */
export type MoveFiles = Readonly<Record<string, string | Buffer>>;

interface Choices {
  words?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Receives its process, to interrupt it. */
  onStart?: (child: ChildProcess) => void;
}

/** Runs `npm run move-in` on an API's database, with its variables, while it serves. */
export async function moveIn(
  api: TestApi,
  files: MoveFiles,
  { words = [], env = {}, onStart }: Choices = {},
): Promise<MoveRun> {
  const folder = await mkdtemp(join(tmpdir(), 'moving-in-'));
  try {
    const moves: string[] = [];
    for (const [kind, content] of Object.entries(files)) {
      const name = kind === 'wordpress' ? 'wordpress.xml' : `${kind}.csv`;
      await writeFile(join(folder, name), content);
      moves.push(kind, name);
    }
    const server = { INIT_CWD: folder, ...webhookSecrets, ...api.databaseEnv, ...env };
    return await runScript('move-in', [...moves, ...words], server, onStart);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
