import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('admits one holder at a time, and leaves nothing behind', async () => {
  const lock = join(folder, 'lock');
  let working = 0;
  const work = async () => {
    working += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    working -= 1;
    return working;
  };
  const each = [1, 2, 3].map(() => withLock(lock, 5000, work));
  expect(await Promise.all(each)).toEqual([0, 0, 0]);
  expect(existsSync(lock)).toBe(false);
});

it('takes over from a process that died', async () => {
  const lock = join(folder, 'lock');
  await mkdir(lock);
  expect(await withLock(lock, 50, async () => 'done')).toBe('done');
});

it('gives the process that takes over its full waiting time', async () => {
  const lock = join(folder, 'lock');
  await mkdir(lock);
  let working = 0;
  // Both find a stale lock; while one works, for less than the limit, the other waits.
  const work = async () => {
    working += 1;
    await new Promise((resolve) => setTimeout(resolve, 250));
    working -= 1;
    return working;
  };
  expect(await Promise.all([withLock(lock, 400, work), withLock(lock, 400, work)])).toEqual([0, 0]);
});

it('fails at once if no lock can be created', async () => {
  const nowhere = join(folder, 'missing', 'lock');
  await expect(withLock(nowhere, 5000, async () => 'done')).rejects.toThrow('ENOENT');
}, 2000);
