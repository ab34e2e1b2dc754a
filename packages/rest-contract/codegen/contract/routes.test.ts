import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { purgesOf } from './invalidations';
import { contractRoutesOf } from './routes';

const schema = schemaOf(`
  type Shelf { documentId: ID! place: String! }
  type Course @content { documentId: ID! title: String! shelf: Shelf! }
  input SaveInput { place: String! @constraint(label: "Chỗ", maxLength: 9) }
  type Query {
    courses(page: Int): [Course!]! @endpoint(path: "/courses?page={args.page}&sort=title")
    shelves: [Shelf!]! @endpoint(path: "/shelves/all?sort[0]=a&sort[1]=b", access: MEMBER)
    shelf(id: ID!): Shelf! @endpoint(path: "/shelves/all?id={args.id}", access: MEMBER, fresh: true)
    one(id: ID!): Shelf @endpoint(path: "/one/{args.id}")
    same(place: ID!): Shelf @endpoint(path: "/one/{args.place}?", limited: true)
    found(place: String): [Shelf!]! @endpoint(path: "/found?place={args.place}&filters[a][$eq]=b")
  }
  type Mutation {
    save(id: ID!, input: SaveInput!): Shelf!
      @endpoint(method: PUT, path: "/shelves/{args.id}", access: STAFF, limited: true)
      @stale(type: "Shelf", fields: ["place"])
      @stale(queriesReturning: ["Course"], onFailure: true)
    drop(id: ID!): Shelf!
      @endpoint(method: DELETE, path: "/shelves/{args.id}", access: STAFF)
      @stale(queriesReturning: ["Course", "Shelf"])
    clear(all: Boolean!): Shelf! @endpoint(method: DELETE, path: "/shelves") @stale(nothing: true)
  }
`);

it('creates a route for each method and path, with the strictest access of its fields', () => {
  const common = { access: 'PUBLIC', limited: false, fresh: false, purges: [] };
  expect(contractRoutesOf(schema)).toEqual([
    { ...common, method: 'GET', path: '/courses', action: 'courses', query: null },
    {
      ...common,
      method: 'GET',
      path: '/shelves/all',
      action: 'shelves',
      access: 'MEMBER',
      fresh: true,
      query: ['sort', 'id'],
    },
    { ...common, method: 'GET', path: '/one/:id', action: 'one', limited: true, query: [] },
    { ...common, method: 'GET', path: '/found', action: 'found', query: ['place', 'filters'] },
    {
      ...common,
      method: 'PUT',
      path: '/shelves/:id',
      action: 'save',
      access: 'STAFF',
      limited: true,
      query: [],
      purges: ['courses', 'found', 'one'],
    },
    {
      ...common,
      method: 'DELETE',
      path: '/shelves/:id',
      action: 'drop',
      access: 'STAFF',
      query: [],
      purges: ['courses', 'found', 'one'],
    },
    { ...common, method: 'DELETE', path: '/shelves', action: 'clear', query: [] },
  ]);
});

it('purges nothing for what is stale only after a failure', () => {
  const more = schemaOf(`
    type Course { documentId: ID! }
    type Query { courses: [Course!]! @endpoint(path: "/courses") }
    type Mutation {
      take: Course! @endpoint(method: POST, path: "/take", access: MEMBER)
        @stale(queriesReturning: ["Course"], onFailure: true)
    }`);
  expect(purgesOf(more, more.getMutationType()!.getFields().take!)).toEqual([]);
});
