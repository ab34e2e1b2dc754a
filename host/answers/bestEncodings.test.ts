import { describe, expect, it } from 'vitest';
import { bestEncodings } from './bestEncodings';

describe('the compressions that a client takes', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['br;level=9;q=0.1, gzip;q=0.2', ['gzip', 'br']],
    ['br;q=x, gzip', ['gzip']],
    ['BR ; Q=0.5,GZIP', ['gzip', 'br']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['identity', []],
  ])('%s', (header, encodings) => expect(bestEncodings(header)).toEqual(encodings));
});
