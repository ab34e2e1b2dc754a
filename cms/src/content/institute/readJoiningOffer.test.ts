import { describe, expect, it } from 'vitest';
import { offerOf } from './readJoiningOffer';

const course = (slug: string, price: number, memberPrice: number | null) => ({
  title: slug,
  slug,
  price,
  memberPrice,
});

describe('the joining offer', () => {
  it('sums what members save on the chosen courses', () => {
    const chosen = [course('cia-1', 8_900_000, 7_400_000), course('cia-2', 8_200_000, 6_800_000)];
    expect(offerOf(chosen, 1_500_000)).toEqual({
      courses: chosen,
      saving: 2_900_000,
      fee: 1_500_000,
    });
  });

  it('omits courses that cost members the same', () => {
    const chosen = [course('a', 100, null), course('b', 100, 100), course('c', 0, 0)];
    expect(offerOf(chosen, null)).toEqual({ courses: [], saving: 0, fee: null });
  });
});
