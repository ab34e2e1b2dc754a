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

const ONE_SIDE = 'Fix the operation, or add it to schema/*.graphql if the server supports it.';
const ONE_NAME = 'Use the existing one, or rename the new one and its file.';

const course = (selection: string, slug = 'slug: "a"') =>
  `query A { course(${slug}) @rest(path: "/courses/{args.slug}", method: "POST") { documentId ${selection} } }`;

it.each([
  ['type A { b: Int }', 'The "A" definition', 'Move it to schema/*.graphql, or remove it.'],
  ['query A { isLogin @client } query A { isLogin @client }', 'operation named "A"', ONE_NAME],
  ['fragment B on Course { title } fragment B on Course { title }', 'fragment named "B"', ONE_NAME],
  [
    'fragment B on Cours { title }',
    'Unknown type "Cours"',
    'Use a type that is defined in schema/*.graphql.',
  ],
  [course('colour'), 'Cannot query field "colour"', ONE_SIDE],
  [course('', 'slug: "a", year: 1'), 'Unknown argument "year"', ONE_SIDE],
  [
    course('', 'by: {}'),
    'argument "slug" of type "String!" is required',
    'Pass the required argument.',
  ],
  [
    course('', 'slug: 1'),
    'String cannot',
    'Use a value that the schema accepts, or extend the type in the schema.',
  ],
  [
    course('', 'slug: "a", way: tram'),
    'tram',
    'Use a value that the schema accepts, or extend the type in the schema.',
  ],
  [
    course('title @ress'),
    'directive "@ress"',
    'Use a directive of rest-contract/directives.graphql, or define it in the schema.',
  ],
  ['query A { isLogin @client @client }', 'only be used once', 'Remove one of them.'],
  [course('', 'slug: "a", slug: "b"'), 'argument named "slug"', 'Remove one of them.'],
  ['query A($a: ID, $a: ID) { isLogin @client }', 'variable named "$a"', 'Remove one of them.'],
  [
    course('', 'slug: "a", by: { text: "a", text: "b" }'),
    'field named "text"',
    'Remove one of them.',
  ],
  [course('title title'), 'The field "title" is selected twice.', 'Remove one of them.'],
  [course('a: title a: title'), 'The field "a" is selected twice.', 'Remove one of them.'],
  [course('code'), 'is deprecated. Use title.', 'Use the replacement that the reason names.'],
  [
    'query A { isLogin @client { a } }',
    'must not have a selection',
    'Select subfields of an object; a scalar has none.',
  ],
  [course('a: title a: documentId'), '"a" conflict', 'Give one of them an alias.'],
  [course('...B'), 'fragment "B"', 'Define the fragment, or spread an existing one.'],
  ['fragment B on String { a }', 'non composite', 'Define the fragment on a type that has fields.'],
  [
    course('... on Seat { documentId }'),
    'can never be',
    'Spread the fragment where its type can occur.',
  ],
  [
    'fragment B on Course { ...B }',
    'within itself',
    'Remove the spread: a fragment must not include itself.',
  ],
  [
    'query A($a: Course) { isLogin @client }',
    'non-input type "Course"',
    'Declare the variable with the type of the argument.',
  ],
  [
    `query A($a: ID) ${course('', 'slug: $a').replace('query A ', '')}`,
    'used in position expecting',
    'Declare the variable with the type of the argument.',
  ],
  [
    course('', 'slug: $a'),
    '"$a" is not defined',
    'Declare the variable after the name of the operation.',
  ],
  [
    'query A($a: ID) { isLogin @client }',
    '"$a" is never used',
    'Pass it to an argument, or remove it.',
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
