import { describe, expect, it } from 'vitest';
import { optionPrices } from './optionPrices';

const seminar = { price: 1_500_000, memberPrice: 1_200_000 };

describe('the prices of an option', () => {
  it('are the seminar’s if it has none of its own', () => {
    expect(optionPrices(seminar, null)).toEqual(seminar);
    expect(optionPrices({ price: 500_000 })).toEqual({ price: 500_000, memberPrice: null });
  });

  it('give members the same discount on its own price', () => {
    expect(optionPrices(seminar, 1_000_000)).toEqual({ price: 1_000_000, memberPrice: 800_000 });
    expect(optionPrices(seminar, 333)).toEqual({ price: 333, memberPrice: 266 });
  });

  it('are free if the option is', () => {
    expect(optionPrices(seminar, 0)).toEqual({ price: 0, memberPrice: 0 });
  });

  it('have no member price if the seminar has none or is free', () => {
    expect(optionPrices({ price: 500_000, memberPrice: null }, 300_000).memberPrice).toBeNull();
    expect(optionPrices({ price: 0, memberPrice: 0 }, 300_000).memberPrice).toBeNull();
  });

  it('have no member price if it is not lower: the server charges members the list price', () => {
    expect(optionPrices({ price: 500_000, memberPrice: 600_000 }).memberPrice).toBeNull();
    expect(optionPrices({ price: 500_000, memberPrice: 500_000 }, 300_000).memberPrice).toBeNull();
    expect(optionPrices({ price: 500_000, memberPrice: 600_000 }, 300_000).memberPrice).toBeNull();
  });

  it('keep a member price of zero', () => {
    expect(optionPrices({ price: 500_000, memberPrice: 0 }, 300_000).memberPrice).toBe(0);
  });
});
