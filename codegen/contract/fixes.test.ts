import { expect, it } from 'vitest';
import { problemsIn, schemaOf } from '../testing/schemas';

const schema = schemaOf(`
  type Course { documentId: ID! title: String! code: String @deprecated(reason: "Use title.") }
  enum Way { bus }
  type Seat { documentId: ID! }
  input Filter { text: String @constraint(label: "Text", maxLength: 9) }
  type Query {
    course(slug: String!, way: Way, by: Filter): Course @endpoint(method: POST, path: "/courses/{args.slug}?way={args.way}")
    isLogin: Boolean! @local
  }`);

const ONE_SIDE = 'Fix the operation, or schema/*.graphql if the server has it.';
const ONE_NAME = 'Use the one that is there, or rename yours and its file.';

const course = (selection: string, slug = 'slug: "a"') =>
  `query A { course(${slug}) @rest(path: "/courses/{args.slug}", method: "POST") { documentId ${selection} } }`;

it.each([
  ['type A { b: Int }', 'The "A" definition', 'Move it to schema/*.graphql, or take it out.'],
  ['query A { isLogin @client } query A { isLogin @client }', 'operation named "A"', ONE_NAME],
  ['fragment B on Course { title } fragment B on Course { title }', 'fragment named "B"', ONE_NAME],
  ['fragment B on Cours { title }', 'Unknown type "Cours"', 'Name a type of schema/*.graphql.'],
  [course('colour'), 'Cannot query field "colour"', ONE_SIDE],
  [course('', 'slug: "a", year: 1'), 'Unknown argument "year"', ONE_SIDE],
  [course('', 'by: {}'), 'argument "slug" of type "String!" is required', 'Give it.'],
  [
    course('', 'slug: 1'),
    'String cannot',
    'Write a value that the schema takes, or widen it there.',
  ],
  [
    course('', 'slug: "a", way: tram'),
    'tram',
    'Write a value that the schema takes, or widen it there.',
  ],
  [course('title @ress'), 'directive "@ress"', 'Write one of schema/directives.graphql.'],
  ['query A { isLogin @client @client }', 'only be used once', 'Take one out.'],
  [course('', 'slug: "a", slug: "b"'), 'argument named "slug"', 'Take one out.'],
  ['query A($a: ID, $a: ID) { isLogin @client }', 'variable named "$a"', 'Take one out.'],
  [course('', 'slug: "a", by: { text: "a", text: "b" }'), 'field named "text"', 'Take one out.'],
  [course('title title'), 'The field "title" is selected twice.', 'Take one out.'],
  [course('a: title a: title'), 'The field "a" is selected twice.', 'Take one out.'],
  [course('code'), 'is deprecated. Use title.', 'Use what its reason names.'],
  [
    'query A { isLogin @client { a } }',
    'must not have a selection',
    'Select the fields of a record, and of a value none.',
  ],
  [course('a: title a: documentId'), '"a" conflict', 'Give one of them an alias.'],
  [course('...B'), 'fragment "B"', 'Write the fragment, or spread one that is there.'],
  ['fragment B on String { a }', 'non composite', 'Write it on a type that has fields.'],
  [course('... on Seat { documentId }'), 'can never be', 'Spread it where its type can occur.'],
  ['fragment B on Course { ...B }', 'within itself', 'Take the spread out: an answer has an end.'],
  [
    'query A($a: Course) { isLogin @client }',
    'non-input type "Course"',
    'Declare it as the argument is.',
  ],
  [
    `query A($a: ID) ${course('', 'slug: $a').replace('query A ', '')}`,
    'used in position expecting',
    'Declare it as the argument is.',
  ],
  [course('', 'slug: $a'), '"$a" is not defined', 'Declare it behind the name of the operation.'],
  [
    'query A($a: ID) { isLogin @client }',
    '"$a" is never used',
    'Give it to an argument, or take it out.',
  ],
])('rejects %s once, with a fix', (text, reason, fix) => {
  expect(problemsIn(text, { schema }).filter((sentence) => sentence.includes(reason))).toEqual([
    expect.stringMatching(
      new RegExp(`^src/test\\.graphql:\\d+ error: .*${fix.replace(/[*.]/g, '\\$&')}$`),
    ),
  ]);
});

it.each([course('title a: title'), course('title ... on Course { title }')])('accepts %s', (text) =>
  expect(problemsIn(text, { schema })).toEqual([]),
);
