import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testSecrets } from './startApi';

interface Ended {
  code: number;
  /** What it printed, errors included. */
  output: string;
}

/**
 * Runs a command of `scripts/` as in production, e.g. `backup`, with the test servers' secrets.
 *
 * @param onStart receives its process, to interrupt it
 */
export function runScript(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  onStart?: (child: ChildProcess) => void,
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url));
  const { PATH = '', HOME = '/tmp' } = process.env;
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH, HOME, NODE_ENV: 'production', LOCAL_TRIAL: 'true', ...testSecrets, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart?.(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
