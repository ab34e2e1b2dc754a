import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences, save } from './output';

const FOLDER = 'src/data/generated/';
const operation = (name: string) => `${FOLDER}operations/${name}.ts`;
const made = {
  warnings: [],
  files: [
    { filename: operation('Kept'), content: 'kept' },
    { filename: operation('Changed'), content: 'new' },
    { filename: operation('Missing'), content: 'missing' },
    { filename: 'schema/README.md', content: 'table' },
  ],
};
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'));
  await mkdir(join(root, 'src/data/generated/operations'), { recursive: true });
  await writeFile(join(root, operation('Kept')), 'kept');
  await writeFile(join(root, operation('Changed')), 'edited by hand');
  await writeFile(join(root, operation('LeftOver')), 'of an operation that is gone');
});
afterAll(() => rm(root, { recursive: true }));

it('tells what is stale, missing, or belongs no more', async () => {
  const { write, remove } = await differences(made, FOLDER, root);
  expect(write.map(({ filename }) => filename)).toEqual([
    operation('Changed'),
    operation('Missing'),
    'schema/README.md',
  ]);
  expect(remove).toEqual([operation('LeftOver')]);
});

it('brings the folder to what was made', async () => {
  await mkdir(join(root, 'schema'));
  expect(await save(made, FOLDER, root)).toEqual([
    operation('Changed'),
    operation('Missing'),
    'schema/README.md',
    operation('LeftOver'),
  ]);
  expect(await readFile(join(root, operation('Changed')), 'utf8')).toBe('new');
  expect(await differences(made, FOLDER, root)).toEqual({ write: [], remove: [] });
  expect(await save(made, FOLDER, root)).toEqual([]);
});
