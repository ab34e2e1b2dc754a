import { readFileSync } from 'node:fs';
import type { ContractTexts } from 'rest-contract/testing';

/** A list, a record, a creation and a change. */
const PER_RESOURCE = 4;

const schemaOf = (n: number): string => `
enum Status${n} { draft open in_review @wire(value: "in-review") closed }

type Part${n} { title: String! amount: Int! at: DateTime }

type Thing${n} {
  documentId: ID!
  title: String!
  summary: String
  status: Status${n}!
  price: Dong!
  createdAt: DateTime!
  parts: [Part${n}!]!
  parent: Thing${Math.max(0, n - 1)}
}

type Thing${n}Page { items: [Thing${n}!]! pagination: Pagination! }

input Thing${n}Input {
  title: String! @constraint(label: "Title", minLength: 3, maxLength: 100)
  summary: String @constraint(label: "Summary", maxLength: 500)
  status: Status${n}! @constraint(label: "Status")
  price: Dong! @constraint(label: "Price", min: 0)
  email: String! @constraint(label: "Email", format: EMAIL)
}

extend type Query {
  things${n}(status: Status${n}, search: String, page: Int!): Thing${n}Page!
    @endpoint(path: "/things${n}?status={args.status}&_q={args.search}&page={args.page}")
  thing${n}(id: ID!): Thing${n} @endpoint(path: "/things${n}/{args.id}")
}

extend type Mutation {
  addThing${n}(input: Thing${n}Input!): Thing${n}!
    @endpoint(method: POST, path: "/things${n}", access: MEMBER)
    @stale(queriesReturning: ["Thing${n}"])
  changeThing${n}(id: ID!, input: Thing${n}Input!): Thing${n}!
    @endpoint(method: PUT, path: "/things${n}/{args.id}", access: MEMBER)
    @stale(queriesReturning: ["Thing${n}"])
}
`;

const operationsOf = (n: number): Record<string, string> => ({
  [`Things${n}`]: `query Things${n}($status: Status${n}, $search: String, $page: Int!) {
  things${n}(status: $status, search: $search, page: $page) @rest(path: "/things${n}") {
    items { ...Entry_thing${n} }
    pagination { page total }
  }
}

fragment Entry_thing${n} on Thing${n} { documentId title status price parts { title amount } }
`,
  [`Thing${n}`]: `query Thing${n}($id: ID!) {
  thing${n}(id: $id) @rest(path: "/things${n}/{args.id}") {
    documentId title summary status price createdAt parts { title amount at } parent { documentId title }
  }
}
`,
  [`AddThing${n}`]: `mutation AddThing${n}($input: Thing${n}Input!) {
  addThing${n}(input: $input) @rest(path: "/things${n}", method: "POST") { documentId title summary status price createdAt }
}
`,
  [`ChangeThing${n}`]: `mutation ChangeThing${n}($id: ID!, $input: Thing${n}Input!) {
  changeThing${n}(id: $id, input: $input) @rest(path: "/things${n}/{args.id}", method: "PUT") {
    documentId title summary status price createdAt
  }
}
`,
});

const ROOTS = `type Pagination { page: Int! total: Int! }
type Query
type Mutation
`;

/** An API of this many endpoints, each with an operation. */
export function contractOf(endpoints: number): ContractTexts {
  const numbers = Array.from({ length: endpoints / PER_RESOURCE }, (_, index) => index);
  return {
    schema: [
      { file: 'schema/api.graphql', text: readFileSync('schema/api.graphql', 'utf8') },
      { file: 'schema/roots.graphql', text: ROOTS },
      ...numbers.map((n) => ({ file: `schema/thing${n}.graphql`, text: schemaOf(n) })),
    ],
    operations: numbers.flatMap((n) =>
      Object.entries(operationsOf(n)).map(([name, text]) => ({
        file: `app/${name}.graphql`,
        text,
      })),
    ),
    invalidationsTable: null,
    content: [],
  };
}
