import { expect, it, vi } from 'vitest';
import { logDrift } from './drift';

it('is logged once a place, wherever in a list it is', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const drift = { expected: 'String!', found: 'missing' };
  for (const place of [3, 12]) logDrift({ ...drift, path: `books.items[${place}].title` });
  logDrift({ ...drift, path: 'books.items[12].name' });
  expect(log.mock.calls).toEqual([
    ['API contract: the answer has missing at books.items[3].title, the schema says String!'],
    ['API contract: the answer has missing at books.items[12].name, the schema says String!'],
  ]);
  log.mockRestore();
});
