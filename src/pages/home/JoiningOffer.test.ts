import { expect, it } from 'vitest';
import { titleOf } from './JoiningOffer';

it('compares the saving with the fee only while joining pays off', () => {
  expect(titleOf({ saving: 4_300_000, fee: 1_500_000 })).toMatch(/^Phí hội viên 1\.500\.000\s₫/);
  expect(titleOf({ saving: 1_500_000, fee: 1_500_000 })).not.toContain('Phí hội viên');
  expect(titleOf({ saving: 900_000, fee: null })).toMatch(/900\.000/);
});
