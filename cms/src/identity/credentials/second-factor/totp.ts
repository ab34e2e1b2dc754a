import { Secret, TOTP } from 'otpauth';

/** What every authenticator app assumes (RFC 6238); some ignore other values. */
const settings = { issuer: 'IIA Việt Nam', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Tolerated clock drift, in steps of 30 seconds. */
const WINDOW = 1;

/** otpauth throws for text of the right length with non-ASCII digits, which take more bytes. */
const SHAPE = /^[0-9]{6}$/;

/** Base 32; 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Content of the QR code. */
export function totpUri(secret: string, label: string): string {
  return new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The step that a code belongs to, or null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  return stepWithin(WINDOW, secret, code, now);
}

/** Steps of 30 seconds, ten minutes, within which a rejected code is attributed to the clock. */
const CLOCK_WINDOW = 20;

/** The step of a code that would be valid at another time, up to ten minutes from now; null otherwise. */
export function stepOfOtherTime(secret: string, code: string, now: number): number | null {
  if (stepOfCode(secret, code, now) !== null) return null;
  return stepWithin(CLOCK_WINDOW, secret, code, now);
}

function stepWithin(window: number, secret: string, code: string, now: number): number | null {
  if (!SHAPE.test(code)) return null;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
