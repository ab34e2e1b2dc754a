import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plugin as header } from './header';
import { findLeftovers, removeSuperfluous, SUPERFLUOUS } from './superfluous';

const [HEADER = ''] = header().prepend;
let root = '';

async function write(path: string, text: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'superfluous-'));
});
afterEach(() => rm(root, { recursive: true }));

it('separates files of earlier runs from foreign files, in every folder', async () => {
  const existing = await write('site/operations/Kept.ts', `${HEADER} kept`);
  const old = [
    await write('site/leftOver.ts', `${HEADER} old`),
    await write('site/oldPart/LeftOver.ts', `${HEADER} old`),
    await write('server/inputRules.ts', `${HEADER} old`),
  ];
  const own = await write('site/operations/own.ts', 'written by hand');
  const folders = ['site/', 'server/'].map((name) => join(root, name));
  const found = await findLeftovers(folders, new Set([existing]));
  expect(found.superfluous.toSorted()).toEqual(old.toSorted());
  expect(found.foreign).toEqual([own]);
});

it('finds nothing if there is no folder yet', async () => {
  const found = await findLeftovers([join(root, 'none/')], new Set());
  expect(found).toEqual({ superfluous: [], foreign: [] });
});

it('removes a file marked as superfluous, and no other', async () => {
  const existing = await write('kept.ts', `${HEADER} kept`);
  await removeSuperfluous(existing);
  await removeSuperfluous(await write('gone.ts', SUPERFLUOUS));
  expect(await readdir(root)).toEqual(['kept.ts']);
  expect(await readFile(existing, 'utf8')).toBe(`${HEADER} kept`);
});
