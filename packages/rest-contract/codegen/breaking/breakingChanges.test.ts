import { describe, expect, it } from 'vitest';
import { parseOperations } from '../contract/parseContract';
import { filesOf, schemaOf } from '../testing/schemas';
import { breakingChanges } from './breakingChanges';

const CONTRACT = `
  enum Format { online self_paced @wire(value: "self-paced") }
  type Book @component(uid: "part.book") { title: String! }
  type Film @component(uid: "part.film") { minutes: Int! }
  union Part @discriminator(field: "kind") = Book | Film
  scalar Rate @rule(kind: DECIMAL)
  interface Named { title: String! }
  type Course implements Named @content { documentId: ID! rate: Rate! @wire(value: "r-1") title: String! format: Format! price: Cents! note: String parts: [Part!]! }
  input EnrolInput {
    name: String! @constraint(label: "Họ tên", maxLength: 100)
    code: String @constraint(label: "Mã", maxLength: 40)
    mail: String @constraint(label: "Thư", format: EMAIL)
    years: Int @constraint(label: "Số năm", min: 1, max: 5)
    format: Format @constraint(label: "Hình thức")
  }
  type Query {
    rates(a: Int, b: Rate): [Course!]! @endpoint(path: "/rates?sort=title&a={args.a}&b={args.b}")
    courses(search: String, page: Int!): [Course!]! @endpoint(path: "/courses?_q={args.search}&page={args.page}")
    course(slug: String!): Course @endpoint(path: "/courses/{args.slug}")
    here: Boolean! @local
  }
  type Mutation {
    enrol(input: EnrolInput!): Course! @endpoint(method: POST, path: "/enrol", access: MEMBER) @stale(nothing: true)
  }`;

const operations = parseOperations(
  filesOf(`
  query Courses($search: String, $page: Int!) { courses(search: $search, page: $page) { ...Entry } }
  query FirstCourses { courses(page: 1) { documentId } }
  query Course($slug: String!) { course(slug: $slug) { documentId parts { ... on Book { title } } } }
  mutation Enrol($input: EnrolInput!) { enrol(input: $input) { documentId note } }
  query Rates($a: Int) { rates(a: $a) { rate } }
  query PagedRates($b: Rate) { rates(b: $b) { documentId } }
  fragment Entry on Course { documentId title format price }
  query Entry { here @client }`),
);

/** Returns the breaking changes after a replacement in the contract, each with the operations it affects. */
function broken(from: string, to: string): [message: string, operations: string[]][] {
  if (!CONTRACT.includes(from)) throw new Error(`The contract holds no "${from}".`);
  const old = { schema: schemaOf(CONTRACT), operations };
  return breakingChanges(old, schemaOf(CONTRACT.replace(from, to))).map((one) => [
    one.message,
    one.operations.map(({ name }) => name),
  ]);
}

describe('a breaking change', () => {
  it.each<[what: string, from: string, to: string, message: string, operations: string[]]>([
    [
      'a removed field',
      'title: String! format',
      'format',
      'Course.title was removed.',
      ['Courses'],
    ],
    [
      'a field that became nullable',
      'price: Cents!',
      'price: Cents',
      'Course.price changed type from Cents! to Cents.',
      ['Courses'],
    ],
    [
      'an argument that became required',
      'search: String, page',
      'search: String!, page',
      'Query.courses arg search has changed type from String to String!.',
      ['Courses'],
    ],
    [
      'a new required argument',
      'courses(search: String, page: Int!): [Course!]! @endpoint(path: "/courses?',
      'courses(search: String, page: Int!, sort: String!): [Course!]! @endpoint(path: "/courses?sort={args.sort}&',
      'A required arg sort on Query.courses was added.',
      ['Courses', 'FirstCourses'],
    ],
    [
      'a removed argument',
      'search: String, page: Int!): [Course!]! @endpoint(path: "/courses?_q={args.search}&',
      'page: Int!): [Course!]! @endpoint(path: "/courses?',
      'Query.courses arg search was removed.',
      ['Courses'],
    ],
    [
      'a new required input field',
      'code: String @',
      'phone: String! @constraint(label: "Số điện thoại", maxLength: 20)\n code: String @',
      'A required field phone on input type EnrolInput was added.',
      ['Enrol'],
    ],
    [
      'an input field that became required',
      'years: Int @',
      'years: Int! @',
      'EnrolInput.years changed type from Int to Int!.',
      ['Enrol'],
    ],
    [
      'a removed enum value',
      'online self_paced',
      'self_paced',
      'online was removed from enum type Format.',
      ['Courses', 'Enrol'],
    ],
    [
      'a type removed from a union',
      '= Book | Film',
      '= Book',
      'Film was removed from union type Part.',
      ['Course'],
    ],
    [
      'a type added to a union',
      'union Part @discriminator(field: "kind") = Book | Film',
      'type Talk @component(uid: "part.talk") { by: String! }\n union Part @discriminator(field: "kind") = Book | Film | Talk',
      'Talk was added to union type Part, which the response guard of old clients rejects.',
      ['Course'],
    ],
    [
      'a removed type',
      'type Film @component(uid: "part.film") { minutes: Int! }\n  union Part @discriminator(field: "kind") = Book | Film',
      'union Part @discriminator(field: "kind") = Book',
      'Film was removed.',
      ['Course'],
    ],
    [
      'a different path',
      '"/courses/{args.slug}"',
      '"/course/{args.slug}"',
      'Query.course moved from GET /courses/{args.slug} to GET /course/{args.slug}.',
      ['Course'],
    ],
    [
      'a different method',
      'method: POST',
      'method: PUT',
      'Mutation.enrol moved from POST /enrol to PUT /enrol.',
      ['Enrol'],
    ],
    [
      'a renamed query parameter',
      '_q={args.search}',
      'q={args.search}',
      'Query.courses no longer accepts the query parameter "_q".',
      ['Courses', 'FirstCourses'],
    ],
    [
      'a stricter access',
      'access: MEMBER',
      'access: STAFF',
      'Mutation.enrol requires STAFF access; it required MEMBER.',
      ['Enrol'],
    ],
    [
      'an endpoint that newly requires a recent password',
      'access: MEMBER',
      'access: MEMBER, fresh: true',
      'Mutation.enrol requires a recently confirmed password.',
      ['Enrol'],
    ],
    [
      'a new rate limit',
      'access: MEMBER',
      'access: MEMBER, limited: true',
      'Mutation.enrol is rate-limited and may respond with 429.',
      ['Enrol'],
    ],
    [
      'a smaller maximum length',
      'maxLength: 100',
      'maxLength: 60',
      'EnrolInput.name is stricter: maxLength is 60; it was 100.',
      ['Enrol'],
    ],
    [
      'a higher minimum',
      'min: 1',
      'min: 2',
      'EnrolInput.years is stricter: min is 2; it was 1.',
      ['Enrol'],
    ],
    [
      'a new format',
      '"Mã", maxLength: 40',
      '"Mã", maxLength: 40, format: UUID',
      'EnrolInput.code is stricter: format is UUID; it was not set.',
      ['Enrol'],
    ],
    [
      'a different wire value',
      '"self-paced"',
      '"own-pace"',
      'Format.self_paced is "own-pace" on the wire; it was "self-paced".',
      ['Courses', 'Enrol'],
    ],
    [
      'a different discriminator value',
      '"part.film"',
      '"part.movie"',
      'Film is "part.movie" on the wire; it was "part.film".',
      ['Course'],
    ],
    [
      'a type that is no longer a content type',
      'implements Named @content',
      'implements Named',
      'Course no longer has @content: its endpoints reject `fields` and `populate`.',
      ['Courses', 'FirstCourses', 'Course', 'Enrol', 'Rates', 'PagedRates'],
    ],
    [
      'a removed argument that only some operations pass',
      '(a: Int, b: Rate): [Course!]! @endpoint(path: "/rates?sort=title&a={args.a}&',
      '(b: Rate): [Course!]! @endpoint(path: "/rates?sort=title&',
      'Query.rates arg a was removed.',
      ['Rates'],
    ],
    [
      'swapped query parameters',
      'a={args.a}&b={args.b}',
      'a={args.b}&b={args.a}',
      'Query.rates no longer accepts "a={args.a}" in its query string.',
      ['Rates', 'PagedRates'],
    ],
    [
      'a different rule of a scalar',
      'scalar Rate @rule(kind: DECIMAL)',
      'scalar Rate @rule(kind: WHOLE)',
      'Rate has @rule(kind: WHOLE); it had @rule(kind: DECIMAL).',
      ['Rates', 'PagedRates'],
    ],
    [
      'a removed rule of a scalar',
      'scalar Rate @rule(kind: DECIMAL)',
      'scalar Rate',
      'Rate has no @rule; it had @rule(kind: DECIMAL).',
      ['Rates', 'PagedRates'],
    ],
    [
      'a different discriminator field',
      '@discriminator(field: "kind")',
      '@discriminator(field: "is")',
      'Part has @discriminator(field: "is"); it had @discriminator(field: "kind").',
      ['Course'],
    ],
    [
      'a new minimum',
      '"Mã", maxLength: 40',
      '"Mã", minLength: 2, maxLength: 40',
      'EnrolInput.code is stricter: minLength is 2; it was not set.',
      ['Enrol'],
    ],
    [
      'a removed input field',
      'mail: String @constraint(label: "Thư", format: EMAIL)',
      '',
      'EnrolInput.mail was removed.',
      ['Enrol'],
    ],
    [
      'a removed query',
      'rates(a: Int, b: Rate)',
      'others(a: Int, b: Rate)',
      'Query.rates was removed.',
      ['Rates', 'PagedRates'],
    ],
    [
      'a different wire name',
      '"r-1"',
      '"r-2"',
      'Course.rate is "r-2" on the wire; it was "r-1".',
      ['Rates'],
    ],
    [
      'a scalar that became an enum',
      'scalar Rate @rule(kind: DECIMAL)',
      'enum Rate { low high }',
      'Rate changed from a Scalar type to an Enum type.',
      ['Rates', 'PagedRates'],
    ],
  ])('reports %s', (_, from, to, message, concerned) => {
    expect(broken(from, to)).toContainEqual([message, concerned]);
  });
});

it.each([
  ['a new field', 'note: String', 'note: String more: Int'],
  ['a field that became non-null', 'note: String', 'note: String!'],
  ['a new optional argument', 'course(slug: String!)', 'course(slug: String!, at: String)'],
  ['a new enum value', 'enum Format { online', 'enum Format { classroom online'],
  ['a wider access', 'access: MEMBER', 'access: PUBLIC'],
  ['a relaxed rule', 'maxLength: 100', 'maxLength: 200'],
  ['a different label', '"Mã"', '"Mã số"'],
  [
    'a new query parameter',
    'course(slug: String!): Course @endpoint(path: "/courses/{args.slug}")',
    'course(slug: String!, at: String): Course @endpoint(path: "/courses/{args.slug}?at={args.at}")',
  ],
  ['a different fixed value in a query', 'sort=title', 'sort=price'],
  ['a removed format', ', format: EMAIL', ''],
  ['a removed interface', 'type Course implements Named', 'type Course'],
  ['a removed local field', 'here: Boolean! @local', ''],
])('accepts %s', (_, from, to) => {
  expect(broken(from, to)).toEqual([]);
});

it('ignores a removed directive', () => {
  const old = { schema: schemaOf(`directive @own(by: Int) on SCHEMA ${CONTRACT}`), operations };
  expect(breakingChanges(old, schemaOf(CONTRACT))).toEqual([]);
});
