import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
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
});

it('finds no signal without the directive', () => {
  expect(changeSignalsOf(schemaWith(''))).toEqual([]);
  expect(changeSignalsOf(schemaOf('type Query { a: Int @local }'))).toEqual([]);
});
