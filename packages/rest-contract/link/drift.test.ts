import { expect, it, vi } from 'vitest';
import { logDrift } from './drift';

it('logs a drift once for all items of a list', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const drift = { expected: 'String!', found: 'nothing' };
  for (const index of [3, 12]) logDrift({ ...drift, path: `books.items[${index}].title` });
  logDrift({ ...drift, path: 'books.items[12].name' });
  expect(log.mock.calls).toEqual([
    ['API contract: the response has nothing at books.items[3].title; the schema requires String!'],
    ['API contract: the response has nothing at books.items[12].name; the schema requires String!'],
  ]);
  log.mockRestore();
});
