import { expect, it } from 'vitest';
import { parseOperations } from '../contract/parseContract';
import { filesOf, schemaOf } from '../testing/schemas';
import { operationFinder } from './operationFinder';

const schema = schemaOf(`
  interface Named { title: String! }
  type Course implements Named { documentId: ID! title: String! }
  type Query { course(slug: String!): Course @endpoint(path: "/courses/{args.slug}") }
`);

it.each(['... on Named { title }', '...Title'])('finds the operations that use %s', (selection) => {
  const text = `
    query Asked { course(slug: "a") { ${selection} } }
    query Other { course(slug: "a") { title } }
    fragment Title on Named { title }`;
  const users = operationFinder(schema, parseOperations(filesOf(text)));
  expect(users({ type: 'Named' }).map(({ name }) => name)).toEqual(['Asked']);
});
