import { expect, it } from 'vitest';
import { accountKey } from './accountKey';

it.each([
  'lan.hoà@congty.vn',
  ' Lan.HOÀ@congty.vn\u00a0',
  'lan.hoà@congty.vn'.normalize('NFD'),
  'lan.\u200bhoà@congty.vn\u200e',
  'l\u00adan.hoà@cong\ufeffty.vn',
  'lan.hoà＠congty.vn',
])('identifies one account by %j', (address) => {
  expect(accountKey(address)).toBe('lan.hoà@congty.vn');
});
