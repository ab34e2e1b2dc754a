import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned, sorted } from './signatures';

const secret = 'a-secret-of-the-bank-and-of-ours';
const now = new Date('2026-11-21T05:00:00Z');
const body = '{"transactionId":"FT1","amount":1,"description":"Đơn"}';

const seconds = (offset = 0) => String(now.getTime() / 1000 + offset);
const sign = (timestamp: string, text = body, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex');
const call = (timestamp: string, changes: object = {}) => ({
  timestamp,
  signature: sign(timestamp),
  body,
  ...changes,
});

describe('isSigned', () => {
  it.each([0, 299, -299, 300, -300])('accepts a call signed %d seconds from now', (offset) => {
    expect(isSigned(secret, call(seconds(offset)), now)).toBe(true);
  });

  it('accepts an upper-case signature', () => {
    const signed = call(seconds(), { signature: sign(seconds()).toUpperCase() });
    expect(isSigned(secret, signed, now)).toBe(true);
  });

  it.each([
    ['one that is old', call(seconds(-301))],
    ['one from the future', call(seconds(301))],
    ['another body', call(seconds(), { body: `${body} ` })],
    ['another moment', { ...call(seconds()), timestamp: seconds(1) }],
    ['another secret', call(seconds(), { signature: sign(seconds(), body, 'x') })],
    ['a signature of the body alone', call(seconds(), { signature: sign('', body) })],
    ['no signature', call(seconds(), { signature: '' })],
    ['half a signature', call(seconds(), { signature: sign(seconds()).slice(0, 32) })],
    ['a signature in words', call(seconds(), { signature: 'z'.repeat(64) })],
    ['no moment', call('')],
    ['a moment in words', call('now')],
    ['a moment with a sign', call(`-${seconds()}`)],
    ['a moment after other text', call(`x${seconds()}`)],
    ['a moment before other text', call(`${seconds()}x`)],
    ['a moment in milliseconds', call(String(now.getTime()))],
  ])('rejects %s', (_, signed) => expect(isSigned(secret, signed, now)).toBe(false));
});

describe('sorted', () => {
  it('sorts the keys of each object and leaves lists in order', () => {
    const data = { b: { d: 1, c: null }, a: [{ f: 'x', e: true }, 2, 1] };
    expect(JSON.stringify(sorted(data))).toBe(
      '{"a":[{"e":true,"f":"x"},2,1],"b":{"c":null,"d":1}}',
    );
  });

  const nested = (levels: number, wrap: (inner: unknown) => object): object =>
    Array.from({ length: levels }).reduce<object>((inner) => wrap(inner), {});

  it.each([
    ['objects', (inner: unknown) => ({ inner })],
    ['lists', (inner: unknown) => [inner]],
  ])('returns null beyond eight levels of %s', (_, wrap) => {
    expect(sorted(nested(8, wrap))).toEqual(nested(8, wrap));
    expect(sorted(nested(9, wrap))).toBeNull();
  });
});
