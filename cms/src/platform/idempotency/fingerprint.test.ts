import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';

describe('fingerprint', () => {
  it('ignores the order of fields, and absent ones', () => {
    expect(fingerprint({ a: 1, b: { c: 'x', d: null } })).toBe(
      fingerprint({ b: { d: undefined, c: 'x' }, a: 1 }),
    );
  });

  it('depends on list order, every value and every name', () => {
    const values = [{ a: [1, 2] }, { a: [2, 1] }, { a: ['1', 2] }, { b: [1, 2] }, { a: [[1], 2] }];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });

  it('distinguishes any two different JSON values', () => {
    const value = fc.jsonValue().map((json) => JSON.parse(JSON.stringify(json)) as unknown);
    const withoutNulls = (one: unknown) =>
      JSON.stringify(one, (_, field: unknown) =>
        field && typeof field === 'object' && !Array.isArray(field)
          ? Object.fromEntries(
              Object.entries(field)
                .filter(([, inner]) => inner !== null)
                .sort(([a], [b]) => (a < b ? -1 : 1)),
            )
          : field,
      );
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(withoutNulls(a) === withoutNulls(b));
      }),
    );
  });
});
