import { expect, it } from 'vitest';
import { isProvenDuplicate } from '../payments/duplicateTransfer';
import { findProvenPairs } from './findProvenPairs';

const ones = [
  { reference: 'FT26326000001', description: 'DH26A7K3Q' },
  { reference: '5212 - 10001', description: 'MBVCB.3278907687.DH26A7K3Q' },
  { reference: null, description: 'ft 26326-000002 hoc phi' },
  { reference: '12', description: 'x' },
];
const others = [
  { reference: 'ft26326000001', description: '' },
  { reference: '3278907687', description: '' },
  { reference: 'FT26326000002', description: 'quotes 5212-10001 too' },
  { reference: '12', description: '' },
];

it('finds the same pairs as comparing each with each', async () => {
  const pairs = await findProvenPairs(ones, others);
  for (const one of ones) {
    const compared = others.filter((other) => isProvenDuplicate(one, other));
    expect(new Set(pairs.get(one) ?? [])).toEqual(new Set(compared));
  }
  expect(pairs.size).toBe(3);
});
