import type { Discount } from './discount';

/** Test fixture: 10 % off everything, without limits. */
export function sampleDiscount(changes: Partial<Discount> = {}): Discount {
  return {
    documentId: 'discount-1',
    code: 'TET2027',
    label: 'Ưu đãi Tết',
    type: 'percent',
    value: 10,
    maxAmount: null,
    minSubtotal: 0,
    appliesTo: ['course', 'document', 'seminar'],
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    usageLimitPerUser: null,
    used: 0,
    usedByMember: 0,
    ...changes,
  };
}
