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
    '"save" does not say what it makes stale; write @stale(queriesReturning: […]), @stale(type: "…", fields: […]), or @stale(nothing: true)',
  ],
  [
    '@stale(queriesReturning: ["Course"]) @stale(nothing: true)',
    '"save" makes nothing stale by one @stale, and something by another; take one out',
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
      '@stale of "save" says nothing and something at once; take one out',
    ]),
  ...['queriesReturning: []', 'onFailure: true'].map((nothing) => [
    `@stale(${nothing})`,
    '@stale of "save" says nothing; name answers, or a type and its fields, or write nothing: true',
  ]),
  ...['type: "Course"', 'fields: ["title"]', 'at: "id"', 'by: "title"'].map((more) => [
    `@stale(queriesReturning: ["Course"], ${more})`,
    '@stale of "save" names answers and records at once; write a @stale for each',
  ]),
  ...['type: "Course"', 'type: "Course", fields: []'].map((more) => [
    `@stale(${more})`,
    '@stale of "save" names no fields of records; write type: "…" and fields: ["…"]',
  ]),
  ...['fields: ["title"]', 'at: "id"', 'by: "title"'].map((more) => [
    `@stale(${more})`,
    '@stale of "save" names no type of records; write type: "…" and fields: ["…"]',
  ]),
  [
    '@stale(queriesReturning: ["courses"])',
    '@stale of "save" names "courses", which is a field of Query; name the type that it answers',
  ],
  [
    '@stale(queriesReturning: ["Cours"])',
    '@stale of "save" names "Cours", which is not a type of the schema; name one (did you mean "Course"?)',
  ],
  [
    '@stale(type: "Type", fields: ["name"])',
    '@stale of "save" names "Type", which is not a type of the schema; name one',
  ],
  [
    '@stale(queriesReturning: ["SaveInput"])',
    '@stale of "save" names "SaveInput", which is not a type of the schema; name one',
  ],
  [
    '@stale(queriesReturning: ["Profile"])',
    '@stale of "save" names answers of "Profile", and no field of Query answers its list; name its records: @stale(type: "Profile", fields: […])',
  ],
  [
    '@stale(type: "Totals", fields: ["count"])',
    '@stale names fields of "Totals", which has no documentId to find it by; write @stale(queriesReturning: ["Totals"])',
  ],
  [
    '@stale(type: "Course", fields: ["title", "slott"])',
    '@stale names "Course.slott", which is not a field; name one (did you mean "slot"?)',
  ],
  [
    '@stale(type: "Course", fields: ["title"], by: "slot")',
    '@stale says by: "slot" and no at; name in at: the argument that holds its value',
  ],
  [
    '@stale(type: "Seat", fields: ["taken"], at: "id")',
    '@stale looks at "id", and a Seat is known by row and number; name in by: which field has that value',
  ],
  [
    '@stale(type: "Seat", fields: ["taken"], at: "id", by: "rows")',
    '@stale finds records of "Seat" by "rows", which is not a field; name one (did you mean "row"?)',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "ids")',
    '@stale looks at "ids", and "save" has no "ids"; name the argument where documentIds stand, as in "input.id"',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.course")',
    '@stale looks at "input.course", and "SaveInput" has no "course"; name the argument where documentIds stand, as in "input.id"',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.id.of.it")',
    '@stale looks at "input.id.of.it", and "ID" has no "of"; name the argument where documentIds stand, as in "input.id"',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.title")',
    '@stale looks at "input.title", which is String and holds no documentId; name an argument of type ID',
  ],
  [
    '@stale(type: "Course", fields: ["title"], at: "input.title", by: "slot")',
    '@stale looks at "input.title", which is String and holds no slot; name an argument of type Slot',
  ],
])('rejects %j', (stale, sentence) => expect(problemsOf(stale)).toEqual([sentence]));
