import { link, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedObjectStorage } from '../../../../tests/support/objectStorage';
import { parseEnvironment } from '../environment';
import { FileReplaced, type ByteRange, type FileStore } from './FileStore';
import type { FileKey } from './fileKeys';
import { openBucket, openFolder } from './openStore';

vi.mock('node:fs/promises', { spy: true });

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stores-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));
const objects = sharedObjectStorage();

const openStore = {
  folder: async () => openFolder(parseEnvironment({ FILES_FOLDER: root }).files),
  bucket: () => {
    const { bucket } = parseEnvironment(objects.env).files;
    if (!bucket) throw new Error('No bucket is configured.');
    return openBucket(bucket);
  },
};

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openStore[kind]();
    await store.check();
  });

  const read = async (key: FileKey, range?: ByteRange) => {
    const file = await store.open(key);
    return file && (await buffer(await file.read(range)));
  };
  const listed = async (part?: 'uploads' | 'owners-only') => {
    const keys = [];
    for await (const { key, size } of store.list(part)) keys.push(`${key} ${size}`);
    return keys.sort();
  };

  it('stores, replaces, copies and removes files, and never overwrites a file by a copy', async () => {
    await store.write('uploads/a.txt', Buffer.from('một'));
    await store.write('uploads/a.txt', Readable.from([Buffer.from('hai'), Buffer.from(' ba')]));
    await store.copy('uploads/a.txt', 'owners-only/a.txt');
    expect(await listed()).toEqual(['owners-only/a.txt 6', 'uploads/a.txt 6']);
    expect(await listed('uploads')).toEqual(['uploads/a.txt 6']);
    await store.remove('uploads/a.txt');
    expect(await read('uploads/a.txt')).toBeNull();
    expect(String(await read('owners-only/a.txt'))).toBe('hai ba');
    await store.write('uploads/a.txt', Buffer.from('cũ'));
    await store.copy('uploads/a.txt', 'owners-only/a.txt');
    expect(String(await read('owners-only/a.txt'))).toBe('hai ba');
    await store.remove('uploads/a.txt');
    await store.remove('owners-only/a.txt');
    expect(await listed()).toEqual([]);
  });

  it('does nothing for files that do not exist', async () => {
    expect(await store.open('uploads/none.txt')).toBeNull();
    await store.copy('uploads/none.txt', 'owners-only/none.txt');
    await store.remove('uploads/none.txt');
    expect(await listed()).toEqual([]);
  });

  it('reads whole files and ranges, with metadata that changes with the content', async () => {
    const key = 'uploads/Sổ tay (1)+&?.txt';
    const began = Date.now();
    await store.write(key, Buffer.from('0123456789'));
    const file = await store.open(key);
    expect(file?.size).toBe(10);
    expect(Math.abs((file?.modified.getTime() ?? 0) - began)).toBeLessThan(10_000);
    expect(file?.etag).toMatch(/^"[^"]+"$/);
    await file?.close();
    expect(String(await read(key, { start: 2, end: 4 }))).toBe('234');
    expect(String(await read(key))).toBe('0123456789');
    await store.write(key, Buffer.from('9876543210'));
    const replaced = await store.open(key);
    expect(replaced?.etag).not.toBe(file?.etag);
    await replaced?.close();
    await store.remove(key);
  });

  it.each([0, 12_000_000])('stores a stream of %i bytes', async (size) => {
    const bytes = Buffer.alloc(size, 'kiểm toán');
    const parts = Array.from({ length: Math.ceil(size / 70_000) }, (_, index) =>
      bytes.subarray(index * 70_000, (index + 1) * 70_000),
    );
    await store.write('uploads/stream.bin', Readable.from(parts));
    expect((await read('uploads/stream.bin'))?.equals(bytes)).toBe(true);
    await store.remove('uploads/stream.bin');
  });

  it('stores nothing of a stream that fails, and preserves the previous file', async () => {
    await store.write('uploads/b.txt', Buffer.from('trước'));
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(6_000_000);
      throw new Error('The upload was cut.');
    }
    await expect(store.write('uploads/b.txt', Readable.from(broken()))).rejects.toThrow();
    await expect(store.write('uploads/c.txt', Readable.from(broken()))).rejects.toThrow();
    expect(String(await read('uploads/b.txt'))).toBe('trước');
    expect(await listed()).toEqual([`uploads/b.txt ${Buffer.byteLength('trước')}`]);
    await store.remove('uploads/b.txt');
  });
});

describe('a folder', () => {
  it('copies on a share without links, without overwriting a file', async () => {
    const store = await openStore.folder();
    await store.check();
    for (const text of ['một', 'khác']) {
      await store.write('uploads/e.txt', Buffer.from(text));
      vi.mocked(link).mockRejectedValueOnce(
        Object.assign(new Error('EOPNOTSUPP: operation not supported'), { code: 'EOPNOTSUPP' }),
      );
      await store.copy('uploads/e.txt', 'owners-only/e.txt');
    }
    const file = await store.open('owners-only/e.txt');
    expect(file && String(await buffer(await file.read()))).toBe('một');
    expect(await readdir(join(root, 'owners-only'))).toEqual(['e.txt']);
    for (const key of ['uploads/e.txt', 'owners-only/e.txt'] as const) await store.remove(key);
  });

  it('removes unfinished files of an earlier day, and lists none', async () => {
    const store = await openStore.folder();
    await mkdir(join(root, 'uploads'), { recursive: true });
    const [old, recent] = ['.unfinished-old', '.unfinished-new'];
    for (const name of [old, recent]) await writeFile(join(root, 'uploads', name), 'x');
    await utimes(join(root, 'uploads', old), 0, 0);
    await store.check();
    expect(await readdir(join(root, 'uploads'))).toEqual([recent]);
    for await (const { key } of store.list()) expect(key).toBeUndefined();
  });

  it('is refused if it cannot be written', async () => {
    await writeFile(join(root, 'a-file'), '');
    const store = openFolder({ folder: join(root, 'a-file'), bucket: null });
    await expect(store.check()).rejects.toThrow(/^FILES_FOLDER .* cannot be written/);
  });

  it('is never created, since its disk may not be mounted', async () => {
    const store = openFolder({ folder: join(root, 'not-mounted'), bucket: null });
    await expect(store.check()).rejects.toThrow('does not exist');
    await expect(store.write('uploads/a.txt', Buffer.from('a'))).rejects.toThrow('ENOENT');
  });
});

describe('a bucket', () => {
  it('is refused if strangers can read it', async () => {
    objects.behave('public');
    const store = await openStore.bucket();
    await expect(store.check()).rejects.toThrow('Make the bucket private');
    objects.behave('private');
    await store.check();
  });

  it.each([
    [{ S3_BUCKET: 'khong-co' }, 'NoSuchBucket'],
    [{ S3_SECRET_ACCESS_KEY: 'sai' }, 'SignatureDoesNotMatch'],
  ])('is refused with %j', async (env, reason) => {
    const { bucket } = parseEnvironment({ ...objects.env, ...env }).files;
    if (!bucket) throw new Error('No bucket is configured.');
    const store = await openBucket(bucket);
    await expect(store.check()).rejects.toThrow(`refuses to store files: ${reason}`);
    // It must not look like a missing file.
    await expect(store.open('uploads/a.txt')).rejects.toThrow();
  });

  it('reports a file that is replaced before it is read', async () => {
    const store = await openStore.bucket();
    await store.write('uploads/d.txt', Buffer.from('cũ'));
    const file = await store.open('uploads/d.txt');
    await store.write('uploads/d.txt', Buffer.from('mới'));
    await expect(file?.read()).rejects.toThrow(FileReplaced);
    await store.remove('uploads/d.txt');
  });

  it('copies where conditional requests are not supported, without overwriting a file', async () => {
    const store = await openStore.bucket();
    await store.write('uploads/e.txt', Buffer.from('một'));
    objects.behave('unconditional');
    await store.copy('uploads/e.txt', 'owners-only/e.txt');
    await store.copy('uploads/none.txt', 'owners-only/none.txt');
    await store.write('uploads/e.txt', Buffer.from('khác'));
    await store.copy('uploads/e.txt', 'owners-only/e.txt');
    objects.behave('private');
    const file = await store.open('owners-only/e.txt');
    expect(file?.size).toBe(Buffer.byteLength('một'));
    await store.remove('owners-only/e.txt');
    await store.remove('uploads/e.txt');
  });

  it('reports a copy that conflicts with another write, since the source may be the only one', async () => {
    const store = await openStore.bucket();
    await store.write('uploads/g.txt', Buffer.from('một'));
    objects.behave('conflicting');
    await expect(store.copy('uploads/g.txt', 'owners-only/g.txt')).rejects.toThrow(FileReplaced);
    objects.behave('private');
    await store.remove('uploads/g.txt');
  });

  it.each(['failing', 'silent', 'away'] as const)(
    'reports that the storage is %s within seconds',
    async (behaviour) => {
      const store = await openStore.bucket();
      objects.behave(behaviour);
      const began = Date.now();
      await expect(store.open('uploads/a.txt')).rejects.toThrow();
      expect(Date.now() - began).toBeLessThan(8_000);
      objects.behave('private');
    },
  );
});
