import { buildSchema, Kind, parse, Source, type GraphQLSchema } from 'graphql';
import { checkOperations } from '../codegen/contract/checkOperations';
import type { OperationSource } from '../codegen/contract/operations';
import { directivesFile, type ContractFile } from '../codegen/contract/parseContract';
import { formatProblem } from '../codegen/contract/problem';

/** What an API of Strapi adds to the directives: its own, access levels, formats and scalars. */
export const API = `
  extend schema @api(key: "documentId", discriminator: "__component")
  directive @content(label: String, search: [String!], drafts: Boolean! = true, facets: Boolean! = false) on OBJECT
  directive @computed on FIELD_DEFINITION
  directive @label(text: String!) on FIELD_DEFINITION
  directive @component(uid: String!) on OBJECT
  extend enum Access { MEMBER STAFF }
  extend enum InputFormat { PHONE TAX_CODE }
  scalar Cents @rule(kind: WHOLE)
  scalar Blocks
  scalar ImageFormats
`;

/** The directives alone, for a schema that defines the rest itself. */
export const directives = directivesFile().text;

const SHOP = `
  enum Format { online self_paced @wire(value: "self-paced") }
  type Category { documentId: ID! name: String! }
  type Course { documentId: ID! title: String! format: Format! price: Cents! category: Category! parts: [Part!]! }
  type Part { title: String! }
  type Pagination { page: Int! }
  type CoursePage { items: [Course!]! pagination: Pagination! }
  input EnrolInput { name: String! @constraint(label: "Họ tên", maxLength: 100) }
  type Query {
    courses(search: String, page: Int!): CoursePage! @endpoint(path: "/courses?_q={args.search}&page={args.page}")
    course(slug: String!): Course @endpoint(path: "/courses/{args.slug}")
    inFormat(format: Format): [Course!]! @endpoint(path: "/courses?format={args.format}")
    isLogin: Boolean! @local
  }
  type Mutation { enrol(input: EnrolInput!): Course! @endpoint(method: POST, path: "/enrol", access: MEMBER) @stale(queriesReturning: ["Course"]) }
`;

const textOf = (types: string): string => `${directives}\n${API}\n${types}`;

export const schemaOf = (types: string): GraphQLSchema =>
  buildSchema(new Source(textOf(types), 'schema/test.graphql'));

export const shopSchema = schemaOf(SHOP);
export const shopText = textOf(SHOP);

const PAPER = `
  type Text @component(uid: "s.text") { heading: String body: String! }
  type Quote @component(uid: "s.quote") { heading: String by: Author! }
  type Author { documentId: ID! name: String! }
  union Section = Text | Quote
  type Page { documentId: ID! sections: [Section!]! }
  type Query { page(slug: String!): Page @endpoint(path: "/pages/{args.slug}?populate=sections") }
`;

/** A page whose response has a list of a union type. */
export const pageSchema = schemaOf(PAPER);
export const pageText = textOf(PAPER);

export const pageOperation = (sections: string): string => `
  query Page($slug: String!) {
    page(slug: $slug) @rest(path: "/pages/{args.slug}") {
      documentId sections { ${sections} }
    }
  }`;

export const VALID_OPERATIONS = `
query Courses($search: String, $page: Int!) {
  courses(search: $search, page: $page) @rest(path: "/courses") {
    items { ...Entry }
    pagination { page }
  }
}
fragment Entry on Course { documentId title label: format category { documentId } }
query Course($slug: String!) {
  course(slug: $slug) @rest(path: "/courses/{args.slug}") {
    documentId price category { documentId name } parts { title }
  }
}
query InFormat($format: Format) {
  inFormat(format: $format) @rest(path: "/courses") { documentId }
}
query Local { isLogin @client }
mutation Enrol($input: EnrolInput!) {
  enrol(input: $input) @rest(path: "/enrol", method: "POST") { documentId }
}`;

export const filesOf = (text: string): ContractFile[] =>
  parse(text).definitions.map((node) => ({
    file: `src/${'name' in node ? node.name?.value : ''}.graphql`,
    text: text.slice(node.loc?.start, node.loc?.end),
  }));

/** Lists the problems of operations in one text, with their lines. */
export function problemsIn(text: string, { strict = false, schema = shopSchema } = {}): string[] {
  const { definitions } = parse(new Source(text, 'src/test.graphql'));
  const sources = definitions.map((node): OperationSource => ({
    file: `src/${'name' in node ? node.name?.value : ''}.graphql`,
    document: { kind: Kind.DOCUMENT, definitions: [node] },
  }));
  return checkOperations(schema, sources, { strict })
    .filter(({ level }) => level === 'error')
    .map(formatProblem);
}
