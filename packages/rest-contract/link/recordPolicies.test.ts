import { expect, it } from 'vitest';
import { recordPolicies } from './recordPolicies';

it('creates key fields for each type', () => {
  expect(recordPolicies({ id: ['Book', 'Loan'], 'shelf place': ['Copy'] })).toEqual({
    Book: { keyFields: ['id'] },
    Loan: { keyFields: ['id'] },
    Copy: { keyFields: ['shelf', 'place'] },
  });
});
