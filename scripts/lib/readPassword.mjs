import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Prompts twice for a new password at a terminal, without showing it.
 *
 * @returns {Promise<string>}
 * @throws Error if the two differ, or on Ctrl-C
 */
export async function readPassword({ input = process.stdin, output = process.stdout } = {}) {
  const silent = new Writable({ write: (_part, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  const lines = terminal[Symbol.asyncIterator]();
  const prompt = async (text) => {
    output.write(text);
    const { value, done } = await lines.next();
    output.write('\n');
    if (done) throw new Error('Cancelled, no account was created.');
    return value;
  };
  try {
    const password = await prompt('Password: ');
    if (password !== (await prompt('Password again: ')))
      throw new Error('The two passwords differ.');
    return password;
  } finally {
    terminal.close();
  }
}
