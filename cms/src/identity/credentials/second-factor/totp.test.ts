import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, stepOfOtherTime, totpUri } from './totp';

/** RFC 6238, appendix B, the last six digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('accepts the code of RFC 6238 at %d s', (seconds, code) => {
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('accepts the previous and the next code, and no other', () => {
  const at = (seconds: number) => stepOfCode(secret, '081804', (1111111109 + seconds) * 1000);
  const step = Math.floor(1111111109 / 30);
  expect([at(-30), at(30), at(-60), at(60)]).toEqual([step, step, null, null]);
  expect(stepOfCode(secret, '0818', 1111111109_000)).toBeNull();
  expect(stepOfCode(secret, '٠٨١٨٠٤', 1111111109_000)).toBeNull();
});

it('generates secrets of 160 bits, and a URI that apps support', () => {
  const generated = newTotpSecret();
  expect(Secret.fromBase32(generated).bytes).toHaveLength(20);
  expect(totpUri(generated, 'an@example.vn')).toMatch(
    /^otpauth:\/\/totp\/IIA%20Vi%E1%BB%87t%20Nam:an%40example\.vn\?/,
  );
});

it('recognizes the code of a clock that is up to ten minutes off', () => {
  const step = Math.floor(1111111109 / 30);
  const at = (seconds: number) => stepOfOtherTime(secret, '081804', (1111111109 + seconds) * 1000);
  expect([-600, -60, 60, 600].map(at)).toEqual(Array(4).fill(step));
  expect([-660, -30, 0, 30, 660].map(at)).toEqual(Array(5).fill(null));
});
