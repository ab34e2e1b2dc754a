import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plugin as header } from './header';
import { differences, save } from './output';

const [HEADER = ''] = header().prepend;
const FOLDERS = ['src/data/generated/', 'cms/src/generated/'];
const operation = (name: string) => `src/data/generated/operations/${name}.ts`;
const made = {
  warnings: [],
  files: [
    { filename: operation('Kept'), content: `${HEADER} kept` },
    { filename: operation('Changed'), content: 'new' },
    { filename: operation('Missing'), content: 'missing' },
    { filename: 'schema/README.md', content: 'table' },
  ],
};
const leftOvers = [
  'src/data/generated/leftOver.ts',
  operation('LeftOver'),
  'src/data/generated/oldPart/LeftOver.ts',
  operation('folder/LeftOver'),
  'cms/src/generated/inputRules.ts',
];
const foreign = 'src/data/generated/operations/mine.ts';
let root = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'));
  await write(operation('Kept'), `${HEADER} kept`);
  await write(operation('Changed'), 'edited by hand');
  for (const path of leftOvers) await write(path, `${HEADER} of something that is gone`);
  await write(foreign, 'written by somebody');
});
afterEach(() => rm(root, { recursive: true }));

it('tells what is stale, missing, belongs no more, or was never made', async () => {
  const found = await differences(made, FOLDERS, root);
  expect(found.write.map(({ filename }) => filename)).toEqual([
    operation('Changed'),
    operation('Missing'),
    'schema/README.md',
  ]);
  expect(found.remove.toSorted()).toEqual(leftOvers.toSorted());
  expect(found.foreign).toEqual([foreign]);
});

it('brings the folders to what was made, and takes away nothing that it did not make', async () => {
  await save(made, FOLDERS, root);
  expect(await readFile(join(root, operation('Changed')), 'utf8')).toBe('new');
  expect(await readFile(join(root, foreign), 'utf8')).toBe('written by somebody');
  expect(await differences(made, FOLDERS, root)).toEqual({
    write: [],
    remove: [],
    foreign: [foreign],
  });
});

it('knows of no left-overs where there is no folder yet', async () => {
  expect(await differences(made, ['none/'], root)).toMatchObject({ remove: [], foreign: [] });
});
