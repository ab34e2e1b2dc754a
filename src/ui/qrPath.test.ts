import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qrPath';

const text =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA53037046304ABCD';

describe('qrPath', () => {
  it('draws every dark module once and no light modules', () => {
    const { size, d } = qrPath(text);
    const drawn = new Set<string>();
    for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let step = 0; step < Number(length); step += 1) {
        const module = `${Number(x) + step} ${y}`;
        expect(drawn.has(module)).toBe(false);
        drawn.add(module);
      }
    }
    const { data } = encode(text, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
    expect(drawn).toEqual(new Set(dark));
    expect(size).toBe(data.length);
  });

  it('surrounds the code with four light modules', () => {
    const { size, d } = qrPath(text);
    for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
      expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4);
    }
  });
});
