import { describe, expect, it } from 'vitest';
import { refusalOf } from './newPassword';

const owner = {
  fullName: 'Lê Thuỳ An',
  username: 'thuyan.le',
  email: 'an.lethuy@congty.vn',
  phone: '0912345678',
};

describe('refusalOf a new password', () => {
  it.each(['ngan-thoi', '123456789', 'ắắắắắắắắắ'])('rejects %s as too short', (password) =>
    expect(refusalOf(password, owner)).toContain('ít nhất 10 ký tự'),
  );

  it.each([
    'password2026',
    'Password@123',
    'P@ssw0rd!2026',
    'MatKhau123456',
    'Mật khẩu 2026',
    '2026-matkhaumoi!',
    'QWERTYUIOP',
    'qwerty123456',
    'zxcvbnm12345',
    '1q2w3e4r5t6y',
    '1111111111',
    'ắắắắắắắắắắ',
    'abcabcabcabc',
    '1234567890',
    '0987654321',
    '12345678910',
    'anhyeuem2026',
    'iloveyou2026',
    'Dragon1234567',
    'kiemtoan2026!',
    'Vietnam@2026',
    'administrator',
    'abcdefghijkl',
    'unbelievable',
  ])('rejects %s as too common', (password) =>
    expect(refusalOf(password, owner)).toContain('rất dễ bị đoán'),
  );

  it.each([
    'lethuyan-1987',
    'Lê Thuỳ An 87',
    'xin-THUY-an-2',
    'toi-la-thuyan.le',
    'an.lethuy@congty',
    'so 0912 345 678',
    'xx+84912345678xx',
  ])('rejects %s for containing personal data of its owner', (password) =>
    expect(refusalOf(password, owner)).toContain('không được chứa họ tên'),
  );

  it.each(['con mèo xanh ăn phở', 'Gio-nam-thoi-2026', 'antoan-tren-song', 'k7Vq2-xw9Lm'])(
    'accepts %s',
    (password) => expect(refusalOf(password, owner)).toBeNull(),
  );

  it('accepts anything else if nothing is known of the owner', () =>
    expect(refusalOf('Lê Thuỳ An 87', {})).toBeNull());
});
