import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from './limits';

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

it.each([
  ['order', 3, /^ {2}items: .*maxLength: (\d+)/gm, limits.cartLines],
  // Only inputs that set a password limit its bytes.
  [
    'account',
    3,
    /^ {2}password: [^)]*minLength: (\d+), maxLength: 72, maxBytes/gm,
    limits.passwordLength,
  ],
  ['imports', 2, /^ {2}content: .*maxLength: (\d+)/gm, base64Length(limits.importBytes)],
  ['payment', 1, /^ {2}content: .*maxLength: (\d+)/gm, base64Length(limits.statementBytes)],
])('has the limit of every such input in %s.graphql', (file, inputs, pattern, limit) => {
  const schema = readFileSync(`schema/${file}.graphql`, 'utf8');
  const found = Array.from(schema.matchAll(pattern), ([, most]) => Number(most));
  expect(found).toEqual(Array(inputs).fill(limit));
});
