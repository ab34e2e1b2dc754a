import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatDecimal,
  formatMoney,
  formatChange,
  formatShort,
} from './numbers';

describe('formatMoney', () => {
  it.each([
    [1, '1\u00a0₫'],
    [999, '999\u00a0₫'],
    [1_000, '1.000\u00a0₫'],
    [123_456, '123.456\u00a0₫'],
    [1_234_567, '1.234.567\u00a0₫'],
    [12_345_678_901, '12.345.678.901\u00a0₫'],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991\u00a0₫'],
  ])('writes %d đồng as %s', (dong, text) => {
    expect(formatMoney(dong)).toBe(text);
  });

  it('labels a zero price as free', () => {
    expect(formatMoney(0)).toBe('Miễn phí');
    expect(formatMoney(-0)).toBe('Miễn phí');
  });

  it('joins amount and currency sign with a no-break space', () => {
    expect(formatMoney(50_000)).not.toContain(' ');
  });
});

describe('formatAmount', () => {
  it('writes a zero total as a number, since a total is not a price', () => {
    expect(formatAmount(0)).toBe('0\u00a0₫');
  });

  it('writes a deduction with a true minus sign', () => {
    expect(formatAmount(-150_000)).toBe('−150.000\u00a0₫');
  });
});

describe('formatCount', () => {
  it('groups by thousands and drops decimals', () => {
    expect(formatCount(0)).toBe('0');
    expect(formatCount(1_000_000)).toBe('1.000.000');
    expect(formatCount(1_999.9)).toBe('1.999');
    expect(formatCount(-0.4)).toBe('0');
  });
});

describe('formatDecimal', () => {
  it.each([
    [16, '16'],
    [7.5, '7,5'],
    [0.25, '0,3'],
    [1_200.5, '1.200,5'],
    [2.96, '3'],
    [-1.5, '−1,5'],
    [-0.04, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(formatDecimal(value)).toBe(text);
  });
});

describe('formatShort', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [250_000, '250\u00a0nghìn'],
    [2_500_000, '2,5\u00a0triệu'],
    [15_000_000_000, '15\u00a0tỷ'],
  ])('shortens %d to %s', (value, text) => expect(formatShort(value)).toBe(text));
});

describe('formatChange', () => {
  it.each([
    [100, 112.5, '+12,5%'],
    [100, 97, '−3%'],
    [100, 100, '0%'],
    [0, 5, null],
  ])('formats the change from %d to %d as %s', (before, now, text) =>
    expect(formatChange(before, now)).toBe(text),
  );
});
