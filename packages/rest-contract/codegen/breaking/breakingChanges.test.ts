import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseOperations } from '../contract/parseContract';
import { filesOf, schemaOf } from '../../testing/schemas';
import { breakingChanges } from './breakingChanges';
import { operationFinder } from './operationFinder';

interface Change {
  title: string;
  /** A part of the contract, and what replaces it. */
  from: string;
  to: string;
}

interface Cases {
  contract: string;
  operations: string;
  breaking: (Change & { says: string; operations: string[] })[];
  accepted: Change[];
}

const cases = readFileSync(join(import.meta.dirname, 'breakingChanges.yaml'), 'utf8');
const { contract, operations: texts, breaking, accepted } = parse(cases) as Cases;
const operations = parseOperations(filesOf(texts));

/** Returns the breaking changes after a replacement in the contract, each with the operations it affects. */
function broken({ from, to }: Change): [message: string, operations: string[]][] {
  if (!contract.includes(from)) throw new Error(`The contract holds no "${from}".`);
  const old = { schema: schemaOf(contract), operations };
  return breakingChanges(old, schemaOf(contract.replace(from, to))).map((one) => [
    one.message,
    one.operations.map(({ name }) => name),
  ]);
}

it.each(breaking)('reports $title', ({ says, operations: affected, ...change }) => {
  expect(broken(change)).toContainEqual([says, affected]);
});

it.each(accepted)('accepts $title', (change) => {
  expect(broken(change)).toEqual([]);
});

it('ignores a removed directive', () => {
  const old = { schema: schemaOf(`directive @own(by: Int) on SCHEMA ${contract}`), operations };
  expect(breakingChanges(old, schemaOf(contract))).toEqual([]);
});

it.each(['... on Named { title }', '...Title'])(
  'finds the operations that use %s of an interface',
  (selection) => {
    const schema = schemaOf(`
      interface Named { title: String! }
      type Course implements Named { documentId: ID! title: String! }
      type Query { course(slug: String!): Course @endpoint(path: "/courses/{args.slug}") }`);
    const text = `
      query Asked { course(slug: "a") { ${selection} } }
      query Other { course(slug: "a") { title } }
      fragment Title on Named { title }`;
    const users = operationFinder(schema, parseOperations(filesOf(text)));
    expect(users({ type: 'Named' }).map(({ name }) => name)).toEqual(['Asked']);
  },
);
