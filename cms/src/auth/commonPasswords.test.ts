import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './commonPasswords';

describe('a new password', () => {
  it.each(['12345678', 'password', 'MatKhau123', 'QWERTYUIOP', '11111111', 'ắắắắắắắắ'])(
    'is not %s, which is guessed at once',
    (password) => expect(() => checkNewPassword(password)).toThrow('rất dễ bị đoán'),
  );

  it.each(['Mat-khau-2026', 'con mèo xanh ăn phở', '11111112'])('may be %s', (password) =>
    expect(() => checkNewPassword(password)).not.toThrow(),
  );
});
