import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settings } from '../testing/settings';
import type { ContentServer } from './content/sections';
import { filesOf, readContract } from './readContract';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'contract-'));
  await mkdir(join(root, 'schema/shop'), { recursive: true });
  await mkdir(join(root, 'src/pages'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text = name) => writeFile(join(root, name), text);

function read(content?: ContentServer) {
  const { schema, documents, folder, options } = settings;
  const below = { schema: join(root, schema), documents: join(root, documents) };
  return readContract({ folder, options, content, ...below });
}

it('reads the files of every folder, sorted by name', async () => {
  await Promise.all(
    ['schema/b.graphql', 'schema/shop/a.graphql', 'src/pages/C.graphql'].map((it) => write(it)),
  );
  await write('src/pages/C.ts');
  await Promise.all(['schema/a.graphql', 'schema/z.graphql'].map((it) => write(it)));
  await symlink('../a.graphql', join(root, 'schema/shop/link.graphql'));
  const { schema, operations } = await read();
  expect(schema.map(({ file }) => relative(root, file))).toEqual([
    'schema/a.graphql',
    'schema/b.graphql',
    'schema/shop/a.graphql',
    'schema/shop/link.graphql',
    'schema/z.graphql',
  ]);
  expect(operations.map(({ text }) => text)).toEqual(['src/pages/C.graphql']);
});

it("ignores an editor's lock, a folder with such a name, and a file of comments", async () => {
  await write('schema/new.graphql', '');
  await write('src/pages/Later.graphql', '  # query Later {\n# }\n');
  await mkdir(join(root, 'src/pages/Folder.graphql'));
  await write('src/pages/.Hidden.graphql');
  await symlink('nobody@nowhere.1', join(root, 'src/pages/.#A.graphql'));
  await symlink('gone.graphql', join(root, 'src/pages/Lost.graphql'));
  expect(await read()).toMatchObject({ schema: [], operations: [] });
});

it('reads the files of content types and components, sorted by name', async () => {
  const found = ['cms/api/a/schema.json', 'cms/api/b.json', 'cms/components/s/part.json'];
  for (const name of [...found, 'cms/api/a/a.ts', 'cms/other/c.json']) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await write(name);
  }
  const { content } = await read({ folder: join(root, 'cms/'), media: {}, scalars: {} });
  expect(content.map(({ file }) => relative(root, file))).toEqual(found);
});

it('reads only one folder if the pattern includes no subfolders', async () => {
  await write('schema/a.graphql');
  await write('schema/shop/b.graphql');
  const files = await filesOf(join(root, 'schema/*.graphql'));
  expect(files.map(({ file }) => relative(root, file))).toEqual(['schema/a.graphql']);
});

it.each(['schema/a.gql', 'src/pages/A.gql'])(
  'rejects %s, which would not be read',
  async (name) => {
    await write(name);
    await expect(read()).rejects.toThrow(
      `${name}:1 error: only .graphql files are read; rename it to .graphql`,
    );
  },
);
