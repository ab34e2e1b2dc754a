import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { testEncryptionKey, type TestApi } from './startApi';

const script = fileURLToPath(new URL('../../scripts/move-in.mjs', import.meta.url));

export interface MoveRun {
  code: number | null;
  /** The report, without the server's own messages. */
  report: string;
  /** All that was printed. */
  output: string;
}

/** Files by kind: `members`, `orders` … */
export type MoveFiles = Readonly<Record<string, string | Buffer>>;

/** Runs `npm run move-in` on an API's database, while it serves. */
export async function moveIn(
  api: TestApi,
  files: MoveFiles,
  choices: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<MoveRun> {
  const folder = await mkdtemp(join(tmpdir(), 'moving-in-'));
  try {
    const moves: string[] = [];
    for (const [kind, content] of Object.entries(files)) {
      const name = kind === 'wordpress' ? 'wordpress.xml' : `${kind}.csv`;
      await writeFile(join(folder, name), content);
      moves.push(kind, name);
    }
    const { PATH = '', HOME = '/tmp' } = process.env;
    const child = spawn(process.execPath, [script, ...moves, ...choices], {
      cwd: folder,
      env: {
        PATH,
        HOME,
        INIT_CWD: folder,
        ENCRYPTION_KEY: testEncryptionKey,
        ...api.databaseEnv,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const report = out
      .split('\n')
      .filter((line) => !/^\[\d{4}-/.test(line))
      .join('\n');
    return { code: await exited, report, output: out + errors };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
