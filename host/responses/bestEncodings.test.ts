import { describe, expect, it } from 'vitest';
import { bestEncodings } from './bestEncodings';

describe('bestEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br;level=9;q=0.1, gzip;q=0.2', ['gzip', 'br', 'identity']],
    ['br;q=x, gzip', ['gzip', 'identity']],
    ['BR ; Q=0.5,GZIP', ['gzip', 'br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['identity', ['identity']],
  ])('ranks the encodings of "%s"', (header, encodings) =>
    expect(bestEncodings(header)).toEqual(encodings),
  );
});
