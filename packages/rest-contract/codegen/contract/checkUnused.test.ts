import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkUnused } from './checkUnused';
import { fragmentsOf } from './fragments';
import { importedHeader } from './imported';
import { operationsOf } from './operations';
import { parseSchema } from './parseContract';

const schema = schemaOf(`
  type Course { documentId: ID! title: String! price: Int! parts: [Part!]! }
  type Part { text: String! length: Int! }
  type Film { text: String! }
  type Play { text: String! }
  union Show = Film | Play
  type Idle { text: String! }
  enum IdleWord { a }
  enum Word { a }
  scalar Number
  input Filter { word: Word inner: Inner }
  input Inner { text: String }
  type Query {
    course: Course @endpoint(path: "/course")
    courses(filter: Filter): [Course!]! @endpoint(path: "/courses")
    show: Show @endpoint(path: "/show")
    kept: Int @local
  }`);

const problemsOf = (text: string, of = schema): string[] => {
  const document = parse(text);
  const operations = operationsOf(of, [{ file: 'a.graphql', document }], fragmentsOf([]));
  return checkUnused(of, operations, 'warning').map(({ level, message }) => `${level} ${message}`);
};

it('reports fields, endpoints and types that no operation uses', () => {
  expect(problemsOf('query A { course { title parts { text } } }')).toEqual([
    'warning no operation uses the endpoint "courses"; write an operation that uses it, or remove it from the schema',
    'warning no operation uses the endpoint "show"; write an operation that uses it, or remove it from the schema',
    'warning no operation selects "Query.kept"; select it, or remove it from the schema',
    'warning no operation selects "Course.price"; select it, or remove it from the schema',
    'warning no operation selects "Part.length"; select it, or remove it from the schema',
    'warning no field or argument uses "Idle"; use it, or remove it from the schema',
    'warning no field or argument uses "IdleWord"; use it, or remove it from the schema',
  ]);
});

it('reports unused endpoints of an imported API, but not its fields', () => {
  const [ours, theirs] = [
    'type Query { a: Theirs @endpoint(path: "/a") }',
    'type Theirs { b: Int c: Int } extend type Query { d: Theirs @endpoint(path: "/d") }',
  ];
  const { schema: imported } = parseSchema([
    { file: 'schema/ours.graphql', text: ours! },
    { file: 'schema/theirs.graphql', text: `${importedHeader('theirs.json')}${theirs}` },
  ]);
  expect(problemsOf('query A { a { b } }', imported)).toEqual([
    'warning no operation uses the endpoint "d"; write an operation that uses it, or remove it from the schema',
  ]);
});
