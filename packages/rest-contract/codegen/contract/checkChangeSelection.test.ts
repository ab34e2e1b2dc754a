import { expect, it } from 'vitest';
import { problemsIn, schemaOf } from '../testing/schemas';

const change = 'method: POST, path: "/courses", access: MEMBER';

const schema = schemaOf(`
  type Course { documentId: ID! title: String! price: Int! note: String }
  type Part { text: String! price: Int! }
  type Pagination { page: Int! }
  type CoursePage { items: [Course!]! pagination: Pagination! }
  type Query {
    courses: CoursePage! @endpoint(path: "/courses")
    allCourses: [Course!]! @endpoint(path: "/courses/all")
    course: Course @endpoint(path: "/courses/one")
    parts: [Part!]! @endpoint(path: "/parts")
  }
  type Mutation {
    rename: Course! @endpoint(${change}) @stale(nothing: true)
    reprice: Course! @endpoint(${change}) @stale(type: "Course", fields: ["price"])
    repart: Course! @endpoint(${change}) @stale(type: "Part", fields: ["price"])
    drop: Course! @endpoint(${change}) @stale(queriesReturning: ["Course"])
    renameAll: [Course!]! @endpoint(${change}) @stale(nothing: true)
    renamePage: CoursePage! @endpoint(${change}) @stale(nothing: true)
    splitPart: Part! @endpoint(${change}) @stale(nothing: true)
  }`);

const PAGE =
  'query Courses { courses @rest(path: "/courses") { items { __typename documentId title price } } }';
const LIST = 'query AllCourses { allCourses @rest(path: "/courses/all") { documentId note } }';
const ONE = 'query Course { course @rest(path: "/courses/one") { documentId title note } }';
const PARTS = 'query Parts { parts @rest(path: "/parts") { text price } }';
const COUNT = 'query Count { courses @rest(path: "/courses") { pagination { page } } }';

const problemsOf = (query: string, response: string): string[] =>
  problemsIn(
    `${query} mutation Change { ${response.replace(' {', ' @rest(path: "/courses", method: "POST") {')} }`,
    { schema },
  ).filter((sentence) => sentence.includes('" changes '));

it.each([
  ['all that the list shows', PAGE, 'rename { documentId title price }'],
  ['all that the list shows, of several', PAGE, 'renameAll { documentId title price }'],
  ['a part, and leaves the rest stale', PAGE, 'reprice { documentId title }'],
  ['a part, and leaves the list stale', PAGE, 'drop { documentId }'],
  ['a part, where no list shows more', ONE, 'rename { documentId }'],
  ['a part, where lists show other records', PARTS, 'rename { documentId }'],
  ['a part, where only a count is shown', COUNT, 'rename { documentId }'],
  ['a separate page', PAGE, 'renamePage { items { documentId } }'],
  ['what no cache could find again', PARTS, 'splitPart { text }'],
])('accepts a change that selects %s', (_, query, response) =>
  expect(problemsOf(query, response)).toEqual([]),
);

it('ignores other mutations and lists', () => {
  const other =
    'mutation All { renameAll @rest(path: "/courses", method: "POST") { documentId note } }';
  expect(problemsOf(other, 'rename { documentId }')).toEqual([]);
});

it.each([
  ['rename { documentId title }', 'price', PAGE, 'Courses'],
  ['renameAll { documentId price }', 'title', PAGE, 'Courses'],
  ['reprice { documentId price }', 'title', PAGE, 'Courses'],
  ['repart { documentId title }', 'price', PAGE, 'Courses'],
  ['rename { documentId title }', 'note', LIST, 'AllCourses'],
])('rejects %s without %s', (response, field, query, operation) => {
  const [name] = response.split(' ');
  expect(problemsOf(query, response)).toEqual([
    `src/test.graphql:1 error: "${name}" changes Course but does not select "${field}", which the list query ${operation} selects; select it, or add it to @stale`,
  ]);
});
