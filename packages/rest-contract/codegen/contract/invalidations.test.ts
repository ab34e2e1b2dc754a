import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { invalidationOf, invalidationsOf, purgesOf } from './invalidations';

const change = '@endpoint(method: POST, path: "/shelves", access: STAFF)';

const schema = schemaOf(`
  type Course { documentId: ID! title: String! slot: String! }
  type Seat @key(fields: ["row", "number"]) { row: ID! number: Int! taken: Boolean! }
  type Note { documentId: ID! }
  type Query {
    notes: [Note!]! @endpoint(path: "/notes", access: MEMBER)
    courses: [Course!]! @endpoint(path: "/courses")
    course: Course @endpoint(path: "/course")
    best: [Course!]! @endpoint(path: "/best")
    seats: [Seat!]! @endpoint(path: "/seats")
    mySeats: [Seat!]! @endpoint(path: "/mine", access: MEMBER)
  }
  type Mutation {
    all: Course! ${change} @stale(queriesReturning: ["Seat", "Course"]) @stale(queriesReturning: ["Course"])
    records: Course! ${change}
      @stale(type: "Course", fields: ["title"])
      @stale(type: "Course", fields: ["title"], at: "id")
      @stale(type: "Course", fields: ["title"], at: "slot", by: "slot")
      @stale(type: "Seat", fields: ["taken"], onFailure: true)
    note: Course! ${change} @stale(queriesReturning: ["Note"])
    nothing: Course! ${change} @stale(nothing: true)
  }`);

const field = (name: string) => schema.getMutationType()!.getFields()[name]!;

it('lists stale queries and records, and those that may be stale', () => {
  const none = { queries: [], records: [] };
  const course = { type: 'Course', fields: ['title'] };
  expect(invalidationsOf(schema)).toEqual([
    [
      field('all'),
      {
        changed: { queries: ['seats', 'mySeats', 'courses', 'best'], records: [] },
        onFailure: none,
      },
    ],
    [
      field('records'),
      {
        changed: {
          queries: [],
          records: [
            course,
            { ...course, at: 'id', key: 'documentId' },
            { ...course, at: 'slot', key: 'slot' },
          ],
        },
        onFailure: { queries: [], records: [{ type: 'Seat', fields: ['taken'] }] },
      },
    ],
    [field('note'), { changed: { queries: ['notes'], records: [] }, onFailure: none }],
    [field('nothing'), null],
  ]);
  expect(invalidationsOf(schemaOf('type Query { a: Int @local }'))).toEqual([]);
  expect(invalidationOf(schema, field('nothing'))).toBeNull();
});

it('purges the public pages of what changed, each once', () => {
  expect(purgesOf(schema, field('all'))).toEqual(['best', 'course', 'courses', 'seats']);
  expect(purgesOf(schema, field('records'))).toEqual(['best', 'course', 'courses']);
  expect(purgesOf(schema, field('note'))).toEqual([]);
  expect(purgesOf(schema, field('nothing'))).toEqual([]);
});
