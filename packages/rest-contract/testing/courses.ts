import { Kind, parse, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { parseSchema } from '../codegen/contract/parseContract';
import { completeDocument } from '../codegen/contract/restDocument';
import type { FieldTypes } from '../link/typePatcher';

/** An API of courses, as Strapi serves it. */
const { schema } = parseSchema([
  {
    file: 'courses.graphql',
    text: `
      extend schema @api(key: "documentId", discriminator: "__component")
      directive @content on OBJECT
      extend enum Access { MEMBER }
      scalar Cents @rule(kind: WHOLE)
      type Category @content { documentId: ID! name: String! }
      type Author { name: String! title: String }
      type Course @content {
        documentId: ID! title: String! price: Cents! format: String featured: Boolean!
        category: Category! authors: [Author!]!
      }
      type Pagination { page: Int! total: Int! }
      type CoursePage { items: [Course!]! pagination: Pagination! }
      type Company { documentId: ID! name: String! }
      type Profile { documentId: ID! fullName: String! }
      type Line { documentId: ID! amount: Cents! }
      type Quote { total: Cents! lines: [Line!]! }
      type Session { jwt: String }
      type Done { ok: Boolean! }
      input QuoteInput { note: String @constraint(label: "Note") }
      input LoginInput { identifier: String! @constraint(label: "Name") }
      type Query {
        course(slug: String!): Course @endpoint(path: "/courses/{args.slug}")
        courses(search: String, page: Int!, pageSize: Int!): CoursePage!
          @endpoint(path: "/courses?_q={args.search}&pagination[page]={args.page}&pagination[pageSize]={args.pageSize}")
        categories: [Category!]! @endpoint(path: "/categories?sort=order:asc&pagination[pageSize]=100")
        company: Company! @endpoint(path: "/company")
        me: Profile! @endpoint(path: "/users/me", access: MEMBER)
      }
      type Mutation {
        quote(input: QuoteInput!): Quote! @endpoint(method: POST, path: "/quote") @stale(nothing: true)
        login(input: LoginInput!): Session! @endpoint(method: POST, path: "/auth/local") @stale(nothing: true)
        logout: Done! @endpoint(method: POST, path: "/auth/logout", access: MEMBER) @stale(nothing: true)
      }`,
  },
]);

export const fieldTypes: FieldTypes = {
  Course: { category: 'Category', authors: 'Author' },
  CoursePage: { items: 'Course', pagination: 'Pagination' },
  Quote: { lines: 'Line' },
};

/** Completes an operation as the generator does. */
export function operation(text: string): DocumentNode {
  const document = parse(text);
  const fragments = document.definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node] as const);
  return completeDocument(schema, document, new Map(fragments));
}

export const COURSE = operation(`
  query OneCourse($slug: String!) {
    course(slug: $slug) @rest(path: "/courses/{args.slug}") {
      documentId title price format category { documentId name } authors { name title }
    }
  }`);

export const COURSES = operation(`
  query SomeCourses($search: String, $page: Int!, $pageSize: Int!) {
    courses(search: $search, page: $page, pageSize: $pageSize) @rest(path: "/courses") {
      items { documentId title price }
      pagination { page total }
    }
  }`);

export const CATEGORIES = operation(`
  query SomeCategories { categories @rest(path: "/categories") { documentId name } }`);

export const COMPANY = operation(`{ company @rest(path: "/company") { documentId name } }`);

export const PROFILE = operation(`
  query SomeProfile { me @rest(path: "/users/me") { documentId fullName } }`);

export const QUOTE = operation(`
  mutation SomeQuote($input: QuoteInput!) {
    quote(input: $input) @rest(path: "/quote", method: "POST") { total lines { documentId amount } }
  }`);

export const LOGIN = operation(`
  mutation SomeLogin($input: LoginInput!) {
    login(input: $input) @rest(path: "/auth/local", method: "POST") { jwt }
  }`);

export const LOGOUT = operation(`
  mutation SomeLogout { logout @rest(path: "/auth/logout", method: "POST") { ok } }`);

export const course = {
  id: 7,
  documentId: 'c1',
  title: 'Auditing',
  price: 4_500_000,
  format: 'self-paced',
  category: { documentId: 'k1', name: 'Basics' },
  authors: [{ name: 'An', title: 'CIA' }],
};
