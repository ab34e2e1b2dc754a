import { describe, expect, it } from 'vitest';
import { compareReleases } from './compareReleases';

describe('compareReleases', () => {
  it.each([
    ['1.2.3', '1.2.3', 0],
    ['1.2.3', '1.2.4', -1],
    ['1.10.0', '1.9.9', 1],
    ['2.0.0', '10.0.0', -1],
    ['0.9.9', '1.0.0', -1],
  ])('compares %s with %s', (a, b, sign) => {
    expect(Math.sign(compareReleases(a, b))).toBe(sign);
  });

  it.each(['', '1.2', '1.2.3-rc.1', 'v1.2.3'])('rejects "%s"', (text) => {
    expect(() => compareReleases(text, '1.0.0')).toThrow('three numbers');
  });
});
