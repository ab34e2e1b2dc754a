import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mayReadDetails, parseNetworks } from './probeAccess';

const secret = 'a-probe-secret-of-the-tests';

const isAllowed = (
  networks: string,
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
) =>
  mayReadDetails(
    { headers, socket: { remoteAddress } as Socket },
    { secret: null, networks: parseNetworks(networks)! },
  );

describe('access to what a probe has found', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['10.0.0.0/8, 192.168.1.0/24', '192.168.1.77', true],
    ['10.0.0.0/8, 192.168.1.0/24', '192.168.2.1', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['::1', '::1', true],
    ['fd00::/8', 'fd12::1', true],
    ['fd00::/8', 'fe80::1', false],
    ['', '127.0.0.1', false],
    ['0.0.0.0/0', undefined, false],
  ])('compares the networks %j with the address %s', (networks, address, expected) => {
    expect(isAllowed(networks, address)).toBe(expected);
  });

  it('distrusts a request that a proxy forwards, though its own address is allowed', () => {
    expect(isAllowed('127.0.0.1', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
  });

  it.each([
    '10.0.0',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'localhost',
    '1.2.3.4/-1',
  ])('rejects the network %j', (text) => {
    expect(parseNetworks(text)).toBeNull();
  });

  it('accepts the secret from anywhere, and nothing else', () => {
    const allows = (authorization: string | undefined, known: string | null = secret) =>
      mayReadDetails(
        { headers: { authorization }, socket: { remoteAddress: '8.8.8.8' } as Socket },
        { secret: known, networks: parseNetworks('')! },
      );
    expect(allows(`Bearer ${secret}`)).toBe(true);
    expect(
      [undefined, '', 'Bearer ', secret, `Bearer ${secret}a`].map((each) => allows(each)),
    ).toEqual(Array(5).fill(false));
    expect(allows('Bearer null', null)).toBe(false);
  });
});
