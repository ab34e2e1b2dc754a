import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from './limits';

it('matches the limits of a cart in the schema', () => {
  const schema = readFileSync('schema/order.graphql', 'utf8');
  const lines = [...schema.matchAll(/^ {2}items: .*@constraint\(.*maxLength: (\d+)\)$/gm)];
  expect(lines.map(([, most]) => Number(most))).toEqual([limits.cartLines, limits.cartLines]);
  const [, quantity] = /^ {2}quantity: Int! @constraint\(.*max: (\d+)\)$/m.exec(schema) ?? [];
  expect(Number(quantity)).toBe(limits.lineQuantity);
});

it('matches the password length of every input that sets one', () => {
  const schema = readFileSync('schema/account.graphql', 'utf8');
  const rules = [...schema.matchAll(/^ {2}password: String!\s+@constraint\(([^)]*)\)/gm)];
  const lengths = rules.flatMap(
    ([, rule]) => /minLength: (\d+), maxLength: 72, maxBytes/.exec(rule ?? '')?.[1] ?? [],
  );
  expect(lengths).toEqual(Array.from({ length: 3 }, () => String(limits.passwordLength)));
});

it("matches the reminder's limit in the schema", () => {
  const schema = readFileSync('schema/analysis.graphql', 'utf8');
  const [, most] = /^ {2}userIds: .*maxLength: (\d+)\)$/m.exec(schema) ?? [];
  expect(Number(most)).toBe(limits.remindedMembers);
});
