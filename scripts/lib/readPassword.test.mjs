import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readPassword } from './readPassword.mjs';

/** A terminal at which somebody presses these keys. @returns the password and all that the terminal shows */
async function press(keys) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (part) => (shown += part));
  input.write(keys);
  const password = await readPassword({ input, output });
  return { password, shown };
}

it('reads a password twice, and shows none of it', async () => {
  expect(await press('Cau-Long-Biên-26\rCau-Long-Biên-26\r')).toEqual({
    password: 'Cau-Long-Biên-26',
    shown: 'Password: \nPassword again: \n',
  });
});

it('rejects two that differ', async () => {
  await expect(press('Cau-Long-Bien-26\rCau-Long-Bien-27\r')).rejects.toThrow(
    'The two passwords differ',
  );
});

it('stops at Ctrl-C', async () => {
  await expect(press('Cau-Long\u0003')).rejects.toThrow('Cancelled');
});
