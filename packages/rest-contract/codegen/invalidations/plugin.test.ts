import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { invalidationsTable } from './invalidationsTable';
import { plugin } from './plugin';

const schema = schemaOf(`
  type Seat { documentId: ID! taken: Boolean! }
  type Course { documentId: ID! seats: [Seat!]! }
  type Query { courses: [Course!]! @endpoint(path: "/courses") }
  type Mutation {
    take(seat: ID!): Seat! @endpoint(method: POST, path: "/seats/{args.seat}", access: MEMBER)
      @stale(queriesReturning: ["Course"])
      @stale(queriesReturning: ["Course"], onFailure: true)
      @stale(type: "Seat", fields: ["taken"], at: "seat", onFailure: true)
    leave(seat: ID!): Seat! @endpoint(method: DELETE, path: "/seats/{args.seat}", access: MEMBER)
      @stale(type: "Seat", fields: ["taken"])
    look: Seat! @endpoint(method: POST, path: "/look", access: MEMBER) @stale(nothing: true)
  }
`);

it('lists what each mutation invalidates, and what may be stale if it fails', () => {
  const rows = plugin(schema).split('\n').slice(2, 5);
  expect(rows).toEqual([
    '  take: { queries: ["courses"], records: [], onFailure: { queries: ["courses"], records: [{"type":"Seat","fields":["taken"],"at":"seat","key":"documentId"}] } },',
    '  leave: { queries: [], records: [{"type":"Seat","fields":["taken"]}] },',
    '  look: null,',
  ]);
});

it('prints a table sorted by name', () => {
  expect(invalidationsTable(schema).split('\n').slice(2)).toEqual([
    '| `leave` | `Seat!` | `Seat`: `taken` |  | `courses` |',
    '| `look` | `Seat!` | nothing |  |  |',
    '| `take` | `Seat!` | `courses` | `courses`; `Seat`: `taken` of `seat` | `courses` |',
  ]);
});
