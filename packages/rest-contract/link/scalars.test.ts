import { describe, expect, it } from 'vitest';
import { scalarReader } from './scalars';

describe('scalarReader', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['String', ['', 'a'], [1, true, null, {}, ['a']]],
    ['ID', ['a'], ['', 1.5, Number.NaN, true, null, {}]],
    ['Int', [0, -1, 2_147_483_647, -2_147_483_648], [1.5, 2_147_483_648, '1', true, null]],
    ['Float', [0, 1.5, -1e300], [Number.NaN, Number.POSITIVE_INFINITY, '1', null]],
    ['Boolean', [true, false], [0, 1, 'true', null]],
    ['DateTime', ['2026-07-05T07:30:00.000Z'], ['soon', 0, 1_751_700_000_000, null]],
    ['Date', ['2026-07-05'], ['2026-02-30', '05/07/2026', ['2026-07-05'], 0, null]],
  ])('reads valid values of %s, and rejects others', (name, fits, others) => {
    const read = scalarReader(name);
    expect(fits.map(read)).toEqual(fits);
    expect(others.map(read)).toEqual(others.map(() => undefined));
  });

  it('converts a numeric ID to text', () => {
    expect([0, 7].map(scalarReader('ID'))).toEqual(['0', '7']);
  });

  it('calls the reader of the API for a scalar that is not built in, or returns the value unchanged', () => {
    const custom = { Cents: () => 'read', String: () => 'ours' };
    expect(scalarReader('Cents', custom)(1)).toBe('read');
    expect(scalarReader('String', custom)('a')).toBe('ours');
    expect(scalarReader('Json', custom)([1])).toEqual([1]);
    expect(scalarReader('Json')({ a: 1 })).toEqual({ a: 1 });
  });
});
