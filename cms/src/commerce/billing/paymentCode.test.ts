import { describe, expect, it } from 'vitest';
import { newPaymentCode } from './paymentCode';

describe('newPaymentCode', () => {
  it('consists of DH, the year and five unambiguous characters', () => {
    for (let count = 0; count < 500; count += 1) {
      expect(newPaymentCode('DH', new Date('2026-07-05T00:00:00Z'))).toMatch(
        /^DH26[2-9A-HJKMNP-Z]{5}$/,
      );
    }
  });

  it('uses the year in Vietnam', () => {
    expect(newPaymentCode('DH', new Date('2026-12-31T16:59:59Z'))).toMatch(/^DH26/);
    expect(newPaymentCode('DH', new Date('2026-12-31T17:00:00Z'))).toMatch(/^DH27/);
  });

  it('does not repeat itself', () => {
    const codes = Array.from({ length: 200 }, () => newPaymentCode('DH', new Date()));
    expect(new Set(codes).size).toBeGreaterThan(190);
  });
});
