import { expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';

const problemsOf = (endpoint: string, field: string): string[] =>
  checkSchema(
    schemaOf(`
      input LoginInput { name: ID! @constraint(label: "Name", maxLength: 9) ${field} }
      type Query { kept: Int @local }
      type Mutation {
        login(input: LoginInput!): Int @endpoint(method: POST, path: "/login"${endpoint}) @stale(nothing: true)
        logout: Int @endpoint(method: POST, path: "/logout") @stale(nothing: true)
      }`),
  ).map(({ message }) => message);

const SECRET = 'word: String! @constraint(label: "Word", maxLength: 9, secret: true)';
const OPEN = 'word: String! @constraint(label: "Word", maxLength: 9, secret: false)';

it.each([
  [', limited: true', SECRET],
  ['', OPEN],
  ['', ''],
  [', access: MEMBER, fresh: true', OPEN],
])('allows "%s" on an endpoint that accepts "%s"', (endpoint, field) => {
  expect(problemsOf(endpoint, field)).toEqual([]);
});

it('requires a rate limit for an endpoint that accepts a secret', () => {
  expect(problemsOf('', SECRET)).toEqual([
    '"login" accepts LoginInput.word, a secret that could be guessed by repeated calls; add limited: true to its @endpoint',
  ]);
});

it('rejects a field without its rule', () => {
  expect(problemsOf('', 'word: String')).toEqual([
    expect.stringContaining('"LoginInput.word" has no @constraint'),
  ]);
});

it('rejects a fresh session on a public endpoint', () => {
  expect(problemsOf(', fresh: true', OPEN)).toEqual([
    '"login" has "fresh: true" but can be called without a session; add access: MEMBER to its @endpoint',
  ]);
});
