import { concatAST, parse, validate } from 'graphql';
import { loadConfig } from 'graphql-config';
import { expect, it } from 'vitest';
import config from '../../codegen';

const editor = async () =>
  (await loadConfig({ rootDir: process.cwd(), throwOnMissing: true }))!.getDefault();

it('points editors to the files that the code generator reads', async () => {
  const { schema, documents } = await editor();
  const directives = 'node_modules/rest-contract/directives.graphql';
  expect({ schema, documents }).toEqual({
    schema: [directives, config.schema],
    documents: config.documents,
  });
});

it('reports no error to editors in any operation, with the directives of the contract', async () => {
  const project = await editor();
  const schema = await project.getSchema();
  const documents = await project.getDocuments();
  expect(documents.length).toBeGreaterThan(50);
  const all = concatAST(documents.flatMap(({ document }) => document ?? []));
  expect(validate(schema, all).map(({ message }) => message)).toEqual([]);
  const wrong = parse('query A { courses(page: 1, pageSize: 12) @rest(way: "/courses") { item } }');
  expect(validate(schema, wrong).map(({ message }) => message)).toEqual([
    expect.stringContaining('Unknown argument "way" on directive "@rest".'),
    expect.stringContaining(
      'Cannot query field "item" on type "CoursePage". Did you mean "items"?',
    ),
  ]);
});
