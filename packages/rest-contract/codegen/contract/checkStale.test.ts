import { expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';

const schemaWith = (stale: string) =>
  schemaOf(`
    enum Slot { early late }
    type Course { documentId: ID! title: String! slot: Slot! }
    type Seat @key(fields: ["row", "number"]) { row: ID! number: Int! taken: Boolean! }
    type Profile { documentId: ID! name: String! }
    type Totals { count: Int! }
    input PartInput { id: ID! @constraint(label: "Part", maxLength: 9) }
    input SaveInput {
      id: ID! @constraint(label: "Course", maxLength: 9)
      title: String! @constraint(label: "Title", maxLength: 9)
      slot: Slot! @constraint(label: "Slot")
      parts: [PartInput!]! @constraint(label: "Parts", maxLength: 9)
    }
    type Query {
      courses: [Course!]! @endpoint(path: "/courses")
      seats: [Seat!]! @endpoint(path: "/seats")
      totals: Totals! @endpoint(path: "/totals")
      profile: Profile @endpoint(path: "/profile", access: MEMBER)
      kept: [Profile!]! @local
    }
    type Mutation {
      save(slot: Slot!, id: ID!, input: SaveInput!): Course!
        @endpoint(method: PUT, path: "/courses/{args.id}/{args.slot}", access: MEMBER) ${stale}
    }`);

const problemsOf = (stale: string): string[] =>
  checkSchema(schemaWith(stale)).map(({ message }) => message);

it.each([
  '@stale(nothing: true)',
  '@stale(queriesReturning: ["Course", "Totals"])',
  '@stale(queriesReturning: ["Course"], onFailure: true)',
  '@stale(type: "Course", fields: ["title", "slot"])',
  '@stale(type: "Course", fields: ["title"], at: "id") @stale(queriesReturning: ["Seat"])',
  '@stale(type: "Course", fields: ["title"], at: "input.parts.id")',
  '@stale(type: "Course", fields: ["title"], at: "input.slot", by: "slot")',
  '@stale(type: "Course", fields: ["title"], at: "input.id", by: "title")',
  '@stale(type: "Seat", fields: ["taken"], at: "id", by: "row")',
])('accepts %s', (stale) => expect(problemsOf(stale)).toEqual([]));

it.each([
  [
    '',
    '"save" has no @stale; add @stale(queriesReturning: […]), @stale(type: "…", fields: […]), or @stale(nothing: true)',
  ],
  [
    '@stale(queriesReturning: ["Course"]) @stale(nothing: true)',
    '"save" has `@stale(nothing: true)` and another @stale; remove one',
  ],
  ...[
    'queriesReturning: ["Course"]',
    'type: "Course"',
    'fields: ["title"]',
    'at: "id"',
    'by: "title"',
  ]
    .concat('onFailure: true')
    .map((more) => [
      `@stale(nothing: true, ${more})`,
      '@stale on "save" combines `nothing: true` with other arguments; remove one',
    ]),
  ...['queriesReturning: []', 'onFailure: true'].map((nothing) => [
    `@stale(${nothing})`,
    '@stale on "save" is empty; add `queriesReturning`, or `type` and `fields`, or `nothing: true`',
  ]),
  ...['type: "Course"', 'fields: ["title"]', 'at: "id"', 'by: "title"'].map((more) => [
    `@stale(queriesReturning: ["Course"], ${more})`,
    '@stale on "save" combines `queriesReturning` with fields of records; write a separate @stale for each',
  ]),
  ...['type: "Course"', 'type: "Course", fields: []'].map((more) => [
    `@stale(${more})`,
    '@stale on "save" has no `fields`; write type: "…" and fields: ["…"]',
  ]),
  ...['fields: ["title"]', 'at: "id"', 'by: "title"'].map((more) => [
    `@stale(${more})`,
    '@stale on "save" has no `type`; write type: "…" and fields: ["…"]',
  ]),
  [
    '@stale(queriesReturning: ["courses"])',
    '@stale on "save" has "courses", which is a field of Query; write the type that it returns',
  ],
  [
    '@stale(queriesReturning: ["Cours"])',
    '@stale on "save" has "Cours", which is not a type of the schema; correct the name (did you mean "Course"?)',
  ],
  [
    '@stale(type: "Type", fields: ["name"])',
    '@stale on "save" has "Type", which is not a type of the schema; correct the name',
  ],
  [
    '@stale(queriesReturning: ["SaveInput"])',
    '@stale on "save" has "SaveInput", which is not a type of the schema; correct the name',
  ],
  [
    '@stale(queriesReturning: ["Profile"])',
    '@stale on "save" has "Profile" in `queriesReturning`, but no field of Query returns its list; write @stale(type: "Profile", fields: […])',
  ],
  [
    '@stale(type: "Totals", fields: ["count"])',
    '@stale has fields of "Totals", which is not a record, because it has no documentId; write @stale(queriesReturning: ["Totals"])',
  ],
  [
    '@stale(type: "Course", fields: ["title", "slott"])',
    '@stale has "Course.slott", which is not a field; correct the name (did you mean "slot"?)',
  ],
  [
    '@stale(type: "Course", fields: ["title"], by: "slot")',
    '@stale has `by: "slot"` without `at`; set `at` to the argument that contains its values',
  ],
  [
    '@stale(type: "Seat", fields: ["taken"], at: "id")',
    '@stale has `at: "id"`, but Seat has the keys row and number; set `by` to the field whose values `at` contains',
  ],
  [
    '@stale(type: "Seat", fields: ["taken"], at: "id", by: "rows")',
    '@stale has `by: "rows"`, which is not a field of "Seat"; correct the name (did you mean "row"?)',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "ids")',
    '`at: "ids"` does not exist: "save" has no "ids"; name the argument that contains the documentIds, e.g. "input.id"',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.course")',
    '`at: "input.course"` does not exist: "SaveInput" has no "course"; name the argument that contains the documentIds, e.g. "input.id"',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.id.of.it")',
    '`at: "input.id.of.it"` does not exist: "ID" has no "of"; name the argument that contains the documentIds, e.g. "input.id"',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.title")',
    '`at: "input.title"` is String, but documentId is ID; name an argument of type ID',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.title", by: "slot")',
    '`at: "input.title"` is String, but slot is Slot; name an argument of type Slot',
  ],
])('rejects %j', (stale, sentence) => expect(problemsOf(stale)).toEqual([sentence]));
