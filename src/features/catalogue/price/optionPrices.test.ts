import { describe, expect, it } from 'vitest';
import { optionPrices } from './optionPrices';

const seminar = { price: 1_500_000, memberPrice: 1_200_000 };

describe('optionPrices', () => {
  it('uses the seminar’s prices if the option has none', () => {
    expect(optionPrices(seminar, null)).toEqual(seminar);
    expect(optionPrices({ price: 500_000 })).toEqual({ price: 500_000, memberPrice: null });
  });

  it('applies the seminar’s member discount to the option’s price', () => {
    expect(optionPrices(seminar, 1_000_000)).toEqual({ price: 1_000_000, memberPrice: 800_000 });
    expect(optionPrices(seminar, 333)).toEqual({ price: 333, memberPrice: 266 });
  });

  it('returns zero for a free option', () => {
    expect(optionPrices(seminar, 0)).toEqual({ price: 0, memberPrice: 0 });
  });

  it('returns no member price if the seminar has none or is free', () => {
    expect(optionPrices({ price: 500_000, memberPrice: null }, 300_000).memberPrice).toBeNull();
    expect(optionPrices({ price: 0, memberPrice: 0 }, 300_000).memberPrice).toBeNull();
  });

  it('returns no member price unless it is lower, since the server charges members the list price', () => {
    expect(optionPrices({ price: 500_000, memberPrice: 600_000 }).memberPrice).toBeNull();
    expect(optionPrices({ price: 500_000, memberPrice: 500_000 }, 300_000).memberPrice).toBeNull();
    expect(optionPrices({ price: 500_000, memberPrice: 600_000 }, 300_000).memberPrice).toBeNull();
  });

  it('keeps a member price of zero', () => {
    expect(optionPrices({ price: 500_000, memberPrice: 0 }, 300_000).memberPrice).toBe(0);
  });
});
