import { expect, it } from 'vitest';
import { networkOf } from './networkOf';

it.each([
  ['203.113.131.7', '203.113.x.x'],
  ['::ffff:203.113.131.7', '203.113.x.x'],
  ['2405:4802:1c2f:9a00::17', '2405:4802:…'],
  ['127.0.0.1', null],
  ['::1', null],
  ['192.168.1.20', null],
  ['100.70.3.2', null],
  ['fe80::1%eth0', null],
  ['', null],
])('shows %s as %s', (ip, shown) => {
  expect(networkOf(ip)).toBe(shown);
});
