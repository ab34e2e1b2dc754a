import { expect, it } from 'vitest';
import { clientOf } from './clientOf';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff:a:b:c:d', '2001:db8:1:200'],
  ['2001:0DB8:1:2fe::1', '2001:db8:1:200'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is of %s', (ip, client) => expect(clientOf(ip)).toBe(client));

it('tells subscribers apart', () => {
  expect(clientOf('2001:db8:1:200::1')).not.toBe(clientOf('2001:db8:1:300::1'));
});
