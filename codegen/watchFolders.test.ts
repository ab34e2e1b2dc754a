import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from './watchFolders';

let root = '';
let told: string[] = [];
let stop = (): void => undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  await mkdir(join(root, 'a/b'), { recursive: true });
  await writeFile(join(root, 'a/b/x'), '1');
  told = [];
  stop = watchFolders([root], (path) => told.push(path.slice(root.length + 1)));
});
afterEach(async () => {
  stop();
  await rm(root, { recursive: true });
});

async function tells(path: string): Promise<void> {
  await expect.poll(() => told, { timeout: 5000 }).toContain(path);
  told = [];
}

it('tells of a file that is written, replaced, and written again', async () => {
  await writeFile(join(root, 'a/b/x'), '2');
  await tells('a/b/x');
  await writeFile(join(root, 'a/b/new'), '3');
  await rename(join(root, 'a/b/new'), join(root, 'a/b/x'));
  await tells('a/b/x');
  await writeFile(join(root, 'a/b/x'), '4');
  await tells('a/b/x');
});

it('sees into a folder that is made, taken away, and made again', async () => {
  for (const round of ['first', 'second']) {
    await mkdir(join(root, 'c'));
    await tells('c');
    await writeFile(join(root, 'c/x'), round);
    await tells('c/x');
    await rm(join(root, 'c'), { recursive: true });
    await tells('c');
  }
});

it('is silent once it was stopped, of a folder that changed itself, too', async () => {
  await chmod(join(root, 'a/b'), 0o700);
  await tells('a/b');
  stop();
  await writeFile(join(root, 'a/b/x'), '2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toEqual([]);
});
