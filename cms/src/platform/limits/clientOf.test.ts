import { describe, expect, it } from 'vitest';
import { clientOf } from './clientOf';

describe('a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:1200:3:4:5:6', '2001:db8:1:1200'],
    ['2001:db8:1:12ff::9', '2001:db8:1:1200'],
    ['2001:db8:1:1300::9', '2001:db8:1:1300'],
    ['2001:DB8:0001:2::9', '2001:db8:1:0'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (ip, client) => expect(clientOf(ip)).toBe(client));
});
