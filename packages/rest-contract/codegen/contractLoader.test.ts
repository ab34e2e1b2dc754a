import { buildSchema, Kind, type GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { ContractFile } from './contract/parseContract';
import { ContractError, problemAt } from './contract/problem';
import { createContractLoader, loadProblems, originalOf } from './contractLoader';

const AS_SCHEMA = { filterKinds: [Kind.OPERATION_DEFINITION] };
const NO_SCHEMA = buildSchema('type Query { a: Int }');

/** Creates a loader of texts that can change between calls. */
function loading(texts: Record<string, string>) {
  const files = (): Promise<ContractFile[]> =>
    Promise.resolve(Object.entries(texts).map(([file, text]) => ({ file, text })));
  const { load } = createContractLoader(files);
  return {
    texts,
    schema: async () => (await load('*', AS_SCHEMA))[0]?.schema as GraphQLSchema,
    documents: () => load('src/**/*.graphql'),
  };
}

const messages = (problems: readonly { file: string; line: number; message: string }[]) =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

it('returns the same schema for the same files, and another for others', async () => {
  const { texts, schema } = loading({ 'a.graphql': 'type Query { a: Int }' });
  const first = await schema();
  expect(await schema()).toBe(first);
  texts['a.graphql'] = 'type Query { b: Int }';
  expect((await schema()).getQueryType()?.getFields()).toHaveProperty('b');
  texts['b.graphql'] = 'type B { b: Int }';
  expect((await schema()).getType('B')).toBeDefined();
});

it('parses only the operation that changed', async () => {
  const { texts, documents } = loading({ 'a.graphql': '{ a }', 'b.graphql': '{ b }' });
  const [a, b] = await documents();
  texts['b.graphql'] = '{ c }';
  const [sameA, otherB] = await documents();
  expect(sameA?.document).toBe(a?.document);
  expect(otherB?.document).not.toBe(b?.document);
});

it('passes errors on with the schema and the documents, each with its file and line', async () => {
  const broken = loading({ 'a.graphql': '\ntype', 'b.graphql': '{ b }', 'c.graphql': '\n\n{' });
  expect(messages(loadProblems(await broken.schema(), []))).toEqual([
    expect.stringMatching(/^a\.graphql:2 Syntax Error/),
    expect.stringMatching(/^c\.graphql:3 Syntax Error/),
  ]);
  const documents = await broken.documents();
  expect(documents.map(({ location }) => location)).toEqual([
    'a.graphql',
    'b.graphql',
    'c.graphql',
  ]);
  expect(messages(loadProblems(NO_SCHEMA, documents))).toEqual([
    expect.stringMatching(/^a\.graphql:2 Syntax Error/),
    expect.stringMatching(/^c\.graphql:3 Syntax Error/),
  ]);
});

it('reports why files could not be read, and throws errors unrelated to the contract', async () => {
  const problem = problemAt(null, 'only .graphql files are read; rename it to .graphql', {
    file: 'a.gql',
  });
  const refused = createContractLoader(() => Promise.reject(new ContractError([problem])));
  const documents = await refused.load('*');
  expect(loadProblems(NO_SCHEMA, documents)).toEqual([problem]);
  const failing = createContractLoader(() => Promise.reject(new Error('ENOENT')));
  await expect(failing.load('*')).rejects.toThrow('ENOENT');
  await expect(failing.load('*', AS_SCHEMA)).rejects.toThrow('ENOENT');
});

it('returns the whole document for the part that graphql-tools passes on', async () => {
  const { documents } = loading({ 'a.graphql': 'type A { a: Int }', 'b.graphql': '{ b } type B' });
  const [a, b] = (await documents()).flatMap(({ document }) => document ?? []);
  const part = { kind: Kind.DOCUMENT, definitions: b!.definitions.slice(0, 1) } as const;
  const none = { kind: Kind.DOCUMENT, definitions: [] } as const;
  expect(originalOf(a!)).toMatchObject({
    document: { definitions: [{ name: { value: 'A' } }] },
    folder: 'src',
  });
  expect(originalOf(part).document.definitions).toHaveLength(2);
  expect(originalOf(none)).toEqual({ document: none });
});
