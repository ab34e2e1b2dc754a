import { expect, it } from 'vitest';
import { recordPolicies } from './recordPolicies';

it('knows each type by its own keys', () => {
  expect(recordPolicies({ id: ['Book', 'Loan'], 'shelf place': ['Copy'] })).toEqual({
    Book: { keyFields: ['id'] },
    Loan: { keyFields: ['id'] },
    Copy: { keyFields: ['shelf', 'place'] },
  });
});
