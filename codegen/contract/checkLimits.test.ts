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
])('an endpoint may say "%s" where it takes "%s"', (endpoint, field) => {
  expect(problemsOf(endpoint, field)).toEqual([]);
});

it('that takes a secret limits how often it is tried', () => {
  expect(problemsOf('', SECRET)).toEqual([
    '"login" takes LoginInput.word, which is secret and could be guessed; write limited: true in its @endpoint',
  ]);
});

it('that takes a field without its rule is refused for that', () => {
  expect(problemsOf('', 'word: String')).toEqual([
    expect.stringContaining('"LoginInput.word" has no @constraint'),
  ]);
});

it('that anyone may call asks for no fresh session', () => {
  expect(problemsOf(', fresh: true', OPEN)).toEqual([
    '"login" says "fresh: true", and anyone may call it without a session; write access: MEMBER in its @endpoint',
  ]);
});
