import { expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { formatProblem } from './problem';
import { changeSignalsOf } from './changeSignals';

const schemaWith = (directive: string, more = '') =>
  schemaOf(`
    type Course { documentId: ID! title: String! }
    type Order { documentId: ID! title: String! }
    type Profile { documentId: ID! count: Int! ${directive} }
    type Query {
      me: Profile @endpoint(path: "/me", access: MEMBER)
      draft: Profile @local
      people: [Profile!]! @endpoint(path: "/people", access: STAFF)
      courses: [Course!]! @endpoint(path: "/courses")
      course(id: ID!): Course @endpoint(path: "/courses/{args.id}")
      orders: [Order!]! @endpoint(path: "/orders", access: MEMBER)
      ${more}
    }
    type Mutation {
      enrol: Course! @endpoint(method: POST, path: "/enrol", access: MEMBER)
        @stale(queriesReturning: ["Course", "Order"])
      buy: Course! @endpoint(method: POST, path: "/buy", access: MEMBER) @stale(queriesReturning: ["Order"])
      rename: Course! @endpoint(method: POST, path: "/rename", access: MEMBER) @stale(nothing: true)
      mark: Course! @endpoint(method: POST, path: "/mark", access: MEMBER)
        @stale(type: "Course", fields: ["title"])
    }`);

it('lists the queries that return the signal, and what is stale after its change', () => {
  const schema = schemaWith('@changeSignal(mutations: ["buy", "rename", "enrol"])');
  expect(changeSignalsOf(schema)).toEqual([
    {
      type: 'Profile',
      field: expect.objectContaining({ name: 'count' }),
      mutations: ['buy', 'rename', 'enrol'],
      queries: ['me'],
      staleQueries: ['orders', 'courses'],
    },
  ]);
  expect(checkSchema(schema)).toEqual([]);
});

it('finds no signal without the directive', () => {
  expect(changeSignalsOf(schemaWith(''))).toEqual([]);
  expect(changeSignalsOf(schemaOf('type Query { a: Int @local }'))).toEqual([]);
});

it('rejects a signal of a name that is not a mutation', () => {
  expect(
    checkSchema(schemaWith('@changeSignal(mutations: ["buy", "enroll", "pay"])')),
  ).toMatchObject([
    {
      line: expect.any(Number),
      message:
        '@changeSignal on "Profile.count" has "enroll", which is not a mutation; correct the name (did you mean "enrol"?)',
    },
    {
      message:
        '@changeSignal on "Profile.count" has "pay", which is not a mutation; correct the name (did you mean "buy"?)',
    },
  ]);
});

it.each(['rename', 'mark'])('rejects a signal of %s, after which no query is stale', (name) => {
  expect(
    checkSchema(schemaWith(`@changeSignal(mutations: ["${name}"])`)).map(({ message }) => message),
  ).toEqual([
    '@changeSignal on "Profile.count" has no mutation that invalidates queries; add one, or remove @changeSignal',
  ]);
});

it('rejects a signal on a type that only lists return', () => {
  const schema = schemaOf(`
    type Note { documentId: ID! }
    type NotePage { items: [Note!]! unread: Int! @changeSignal(mutations: ["send"]) }
    type Query { notes: NotePage! @endpoint(path: "/notes", access: MEMBER) }
    type Mutation {
      send: Note! @endpoint(method: POST, path: "/notes", access: MEMBER) @stale(queriesReturning: ["Note"])
    }`);
  expect(checkSchema(schema).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^schema\/test\.graphql:\d+ error: "NotePage\.unread" has @changeSignal, but no field of Query returns a single NotePage; remove it$/,
    ),
  ]);
});
