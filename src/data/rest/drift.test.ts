import { expect, it, vi } from 'vitest';
import { logDrift } from './drift';

it('logs a drift once for all items of a list', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const drift = { expected: 'String!', found: 'missing' };
  for (const index of [3, 12]) logDrift({ ...drift, path: `books.items[${index}].title` });
  logDrift({ ...drift, path: 'books.items[12].name' });
  expect(log.mock.calls).toEqual([
    ['API contract: the answer has missing at books.items[3].title, the schema says String!'],
    ['API contract: the answer has missing at books.items[12].name, the schema says String!'],
  ]);
  log.mockRestore();
});
