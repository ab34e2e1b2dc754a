import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settings } from '../../../testing/settings';
import { importCommand, type ImportOptions } from './command';

const BASE = `enum HttpMethod { GET }\nenum Access { PUBLIC MEMBER }\ntype Query { a: Int }\n`;
const response = {
  content: {
    'application/json': {
      schema: { type: 'array', items: { properties: { age: { type: 'integer' } } } },
    },
  },
};
const call = (operationId: string) => ({ get: { operationId, responses: { '200': response } } });
const DOCUMENT = {
  openapi: '3.1.0',
  security: [],
  paths: { '/cats': call('cats'), '/dogs': call('dogs') },
};

let root = '';
let document = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-'));
  await mkdir(join(root, 'schema'));
  await writeFile(join(root, 'schema/base.graphql'), BASE);
  document = join(root, 'zoo.json');
  await writeFile(document, JSON.stringify(DOCUMENT));
});
afterEach(() => rm(root, { recursive: true }));

const run = (...[from, options]: [string, ImportOptions]): Promise<string[]> =>
  importCommand(from, options, { ...settings, schema: join(root, 'schema/*.graphql') });
const written = (name = 'schema/zoo.graphql'): Promise<string> =>
  readFile(join(root, name), 'utf8');

it('writes the chosen calls beside the schema, named after the document', async () => {
  expect(await run(document, { paths: ['GET /cats', '/dogs'] })).toEqual([
    `2 endpoints written to ${join(root, 'schema/zoo.graphql')}.`,
  ]);
  const text = await written();
  expect(text).toMatch(/^# .*zoo\.json/);
  expect(text).toContain(
    'extend type Query {\n  cats: [CatsResponseItem!]! @endpoint(path: "/cats")\n\n  dogs: [DogsResponseItem!]! @endpoint(path: "/dogs")\n}\n',
  );
});

it('writes to the given file, with a prefix, and lists what it omitted', async () => {
  const out = join(root, 'other.graphql');
  const list = { content: { 'application/json': { schema: { type: 'array' } } } };
  const cats = { get: { operationId: 'cats', responses: { '200': list } } };
  await writeFile(document, JSON.stringify({ ...DOCUMENT, paths: { '/cats': cats } }));
  expect(await run(document, { paths: ['/cats'], out, prefix: 'Zoo' })).toEqual([
    `1 endpoint written to ${out}.`,
    'Changed or omitted constructs: 2',
    '  GET /cats[]: it has no fields; imported as Json, which is not validated',
    "  Json: requires a TypeScript type in codegen.ts: `scalars: { Json: 'unknown' }`",
  ]);
  const text = await written('other.graphql');
  expect(text).toContain('cats: [Json!]!');
  expect(text).toContain('scalar Json');
});

it('replaces its own file only with --force, ignoring its definitions', async () => {
  await run(document, { paths: ['/cats'] });
  await expect(run(document, { paths: ['/dogs'] })).rejects.toThrow(
    `${join(root, 'schema/zoo.graphql')} already exists; use --force to replace it.`,
  );
  expect(await written()).toContain('cats');
  await run(document, { paths: ['/cats'], force: true });
  expect(await written()).toContain('  cats: [');
});

it('reports a missing folder', async () => {
  const out = join(root, 'nowhere/zoo.graphql');
  await expect(run(document, { paths: ['/cats'], out })).rejects.toThrow('ENOENT');
});

it('reads only JSON', async () => {
  await writeFile(document, 'openapi: 3.1.0');
  await expect(run(document, { paths: ['/cats'] })).rejects.toThrow(
    `${document} is not JSON; convert a YAML document to JSON first.`,
  );
});
