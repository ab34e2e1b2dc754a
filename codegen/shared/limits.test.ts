import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from './limits';

it('the limits of a cart are those of the schema', () => {
  const schema = readFileSync('schema/order.graphql', 'utf8');
  const lines = [...schema.matchAll(/^ {2}items: .*@constraint\(.*maxLength: (\d+)\)$/gm)];
  expect(lines.map(([, most]) => Number(most))).toEqual([limits.cartLines, limits.cartLines]);
  const [, quantity] = /^ {2}quantity: Int! @constraint\(.*max: (\d+)\)$/m.exec(schema) ?? [];
  expect(Number(quantity)).toBe(limits.lineQuantity);
});
