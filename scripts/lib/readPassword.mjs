import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for a new password twice at a terminal, without showing it.
 *
 * @returns {Promise<string>}
 * @throws Error in Vietnamese if the two differ, or on Ctrl-C
 */
export async function readPassword({ input = process.stdin, output = process.stdout } = {}) {
  const silent = new Writable({ write: (_part, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question) => {
    output.write(question);
    const { value, done } = await lines.next();
    output.write('\n');
    if (done) throw new Error('Đã huỷ, chưa tạo tài khoản.');
    return value;
  };
  try {
    const password = await ask('Mật khẩu: ');
    if (password !== (await ask('Nhập lại mật khẩu: '))) throw new Error('Hai lần nhập khác nhau.');
    return password;
  } finally {
    terminal.close();
  }
}
