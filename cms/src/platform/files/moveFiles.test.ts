import { spawn, execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApi } from '../../../../tests/support/buildApi';
import { sharedObjectStorage } from '../../../../tests/support/objectStorage';
import { parseFilesEnvironment } from './filesEnvironment';
import type { FileStore } from './FileStore';
import { moveFiles, type Move } from './moveFiles';
import { openBucket, openFolder } from './openStore';

const script = fileURLToPath(new URL('../../../../scripts/move-files.mjs', import.meta.url));

describe('moveFiles', () => {
  const objects = sharedObjectStorage();
  let root: string;
  let folder: FileStore;
  let bucket: FileStore;
  let env: Record<string, string>;

  beforeAll(() => buildApi(), 150_000);
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'moves-'));
    env = { ...objects.env, FILES_FOLDER: root };
    const files = parseFilesEnvironment(env);
    if (!files.bucket) throw new Error('No bucket is configured.');
    folder = openFolder(files);
    bucket = await openBucket(files.bucket);
    await folder.check();
  });
  afterEach(async () => {
    objects.behave('private');
    for await (const { key } of bucket.list()) await bucket.remove(key);
    await rm(root, { recursive: true, force: true });
  });

  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const part = index % 2 === 0 ? 'uploads' : 'owners-only';
      await folder.write(`${part}/${index}.bin`, Buffer.alloc(1 + index * 500, `${index}`));
    }
  };
  const contentOf = async (store: FileStore) => {
    const found: Record<string, string> = {};
    for await (const { key } of store.list()) {
      const file = await store.open(key);
      if (file) found[key] = (await buffer(await file.read())).toString('latin1');
    }
    return found;
  };
  const move = async (
    source: FileStore,
    target: FileStore,
    options = { apply: true, deleteSource: false },
  ) => {
    const moves: Move[] = [];
    await moveFiles(source, target, options, (each) => moves.push(each));
    return Object.fromEntries(moves.map(({ key, outcome }) => [key, outcome]));
  };
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [script, ...words], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        output: stdout + stderr,
      }),
    );

  it('moves files to the bucket and back without a change', async () => {
    await add(9);
    const before = await contentOf(folder);
    expect(Object.keys(before)).toHaveLength(9);
    expect(new Set(Object.values(await move(folder, bucket)))).toEqual(new Set(['copied']));
    expect(await contentOf(bucket)).toEqual(before);
    expect(new Set(Object.values(await move(folder, bucket)))).toEqual(new Set(['same']));
    await move(folder, bucket, { apply: true, deleteSource: true });
    expect(await contentOf(folder)).toEqual({});
    await move(bucket, folder);
    expect(await contentOf(folder)).toEqual(before);
    expect(await contentOf(bucket)).toEqual(before);
  });

  it('writes nothing in a dry run', async () => {
    await add(3);
    expect(await move(folder, bucket, { apply: false, deleteSource: true })).toEqual({
      'owners-only/1.bin': 'copied',
      'uploads/0.bin': 'copied',
      'uploads/2.bin': 'copied',
    });
    expect(await contentOf(bucket)).toEqual({});
    expect(Object.keys(await contentOf(folder))).toHaveLength(3);
  });

  it('copies a file that was replaced since, and preserves a newer one in the target', async () => {
    await folder.write('uploads/a.txt', Buffer.from('mới'));
    await bucket.write('uploads/a.txt', Buffer.from('cũ'));
    await utimes(join(root, 'uploads', 'a.txt'), new Date(), new Date(Date.now() + 60_000));
    await folder.write('uploads/b.txt', Buffer.from('cũ'));
    await utimes(join(root, 'uploads', 'b.txt'), 0, 0);
    await bucket.write('uploads/b.txt', Buffer.from('đã sửa'));
    const outcomes = { 'uploads/a.txt': 'copied', 'uploads/b.txt': 'newer' };
    expect(await move(folder, bucket, { apply: true, deleteSource: true })).toEqual(outcomes);
    expect(Buffer.from((await contentOf(bucket))['uploads/b.txt'] ?? '', 'latin1').toString()).toBe(
      'đã sửa',
    );
    expect(await readdir(join(root, 'uploads'))).toEqual(['b.txt']);
  });

  it('reports a copy that differs, removes it, and never deletes its original', async () => {
    await folder.write('uploads/a.txt', Buffer.from('nguyên bản'));
    const lossy = Object.create(bucket) as FileStore;
    lossy.write = async (key, body) => {
      if (!Buffer.isBuffer(body)) await buffer(body);
      await bucket.write(key, Readable.from([Buffer.from('bản hỏng')]));
    };
    lossy.open = (key) => bucket.open(key);
    lossy.remove = (key) => bucket.remove(key);
    const options = { apply: true, deleteSource: true };
    expect(await move(folder, lossy, options)).toEqual({ 'uploads/a.txt': 'failed' });
    expect(await contentOf(bucket)).toEqual({});
    expect(await readFile(join(root, 'uploads', 'a.txt'), 'utf8')).toBe('nguyên bản');
    expect(await move(folder, bucket, options)).toEqual({ 'uploads/a.txt': 'copied' });
  });

  it('reports a file that is deleted in the meantime', async () => {
    await folder.write('uploads/a.txt', Buffer.from('a'));
    const deleting = Object.create(bucket) as FileStore;
    deleting.open = async (key) => {
      await folder.remove(key);
      return bucket.open(key);
    };
    expect(await move(folder, deleting)).toEqual({ 'uploads/a.txt': 'gone' });
  });

  it('stops after ten failures', async () => {
    await add(40);
    objects.behave('failing');
    const moves: Move[] = [];
    const options = { apply: true, deleteSource: true };
    await expect(moveFiles(folder, bucket, options, (each) => moves.push(each))).rejects.toThrow(
      'Stopped after',
    );
    expect(moves.length).toBeLessThan(20);
    objects.behave('private');
    expect(Object.keys(await contentOf(folder))).toHaveLength(40);
  });

  describe('npm run move-files', () => {
    it('reports, applies, and continues after it was killed', async () => {
      await add(150);
      const before = await contentOf(folder);
      const dry = await run('to-s3');
      expect([dry.code, dry.output]).toEqual([
        0,
        expect.stringMatching(/150 files, .*to be copied/),
      ]);
      expect(dry.output).toContain('Nothing was written. Add --apply to copy.');
      expect(await contentOf(bucket)).toEqual({});

      const killed = spawn(process.execPath, [script, 'to-s3', '--apply', '--delete-source'], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      });
      const ended = new Promise((resolve) => killed.once('exit', resolve));
      const countOf = async () => {
        let count = 0;
        for await (const { size } of bucket.list()) count += size > 0 ? 1 : 0;
        return count;
      };
      await expect.poll(countOf, { interval: 10 }).toBeGreaterThan(5);
      killed.kill('SIGKILL');
      await ended;
      const [left, moved] = [await contentOf(folder), await contentOf(bucket)];
      expect(Object.keys(left).length).toBeGreaterThan(0);
      expect({ ...left, ...moved }).toEqual(before);

      const { code, output } = await run('to-s3', '--apply', '--delete-source');
      expect([code, output]).toEqual([0, expect.stringContaining('copied and compared')]);
      expect(await contentOf(bucket)).toEqual(before);
      expect(await contentOf(folder)).toEqual({});
      const back = await run('to-folder', '--apply');
      expect([back.code, back.output]).toEqual([0, expect.stringMatching(/150 files/)]);
      expect(await contentOf(folder)).toEqual(before);
    });

    it.each([[[]], [['to-s3', '--delete-source']], [['to-s3', '--force']], [['up']]])(
      'explains its use for %j',
      async (words) => {
        const { code, output } = await run(...words);
        expect([code, output]).toEqual([2, expect.stringContaining('Usage:')]);
      },
    );

    it('prints an error message if the storage is unavailable or not configured', async () => {
      await mkdir(join(root, 'uploads'), { recursive: true });
      await writeFile(join(root, 'uploads', 'a.txt'), 'a');
      objects.behave('away');
      expect((await run('to-s3', '--apply')).code).toBe(1);
      env = { FILES_FOLDER: root };
      const { code, output } = await run('to-s3', '--apply');
      expect([code, output]).toEqual([1, expect.stringContaining('Set S3_BUCKET')]);
    });
  });
});
