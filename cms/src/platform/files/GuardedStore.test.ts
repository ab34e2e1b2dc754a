import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { FileReplaced, MisconfiguredStorage, type FileStore } from './FileStore';
import { GuardedStore, StorageUnavailable } from './GuardedStore';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

/** A storage whose reads and checks fail with `error`, if any. */
function guarded(): { store: FileStore; lines: string[]; fail(error: Error | null): void } {
  let failure: Error | null = null;
  const attempt = async () => {
    if (failure) throw failure;
    return null;
  };
  const inner: Partial<FileStore> = {
    name: 'folder /srv',
    open: attempt,
    write: async (_key, body) => void (Buffer.isBuffer(body) || (await buffer(body))),
    check: async () => void (await attempt()),
    async *list() {
      await attempt();
      yield { key: 'uploads/a', size: 1, modified: new Date(0) };
    },
  };
  const lines: string[] = [];
  const store = new GuardedStore(inner as FileStore, {
    error: (line) => lines.push(line),
    info: (line) => lines.push(line),
  });
  return { store, lines, fail: (error) => (failure = error) };
}

it('logs two lines for an outage, however many requests it fails', async () => {
  const { store, lines, fail } = guarded();
  await store.open('uploads/a');
  fail(failure('EIO', 'disk gone'));
  for (let count = 0; count < 5; count += 1) {
    await expect(store.open('uploads/a')).rejects.toThrow(StorageUnavailable);
  }
  await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow(StorageUnavailable);
  fail(null);
  await store.open('uploads/a');
  await store.open('uploads/a');
  expect(lines).toEqual([
    'File storage unavailable (folder /srv): Error: disk gone',
    expect.stringMatching(/^File storage available again after \d+ s and 6 failures/),
  ]);
});

it('responds 503 with a time to retry, and reveals the cause to the log only', async () => {
  const { store, fail } = guarded();
  const cause = failure('ECONNREFUSED', 'key AKIA is wrong');
  fail(cause);
  const error: unknown = await store.open('uploads/a').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '30' }, cause });
  expect((error as Error).message).not.toContain('AKIA');
});

it('rethrows a configuration error, which is not an outage', async () => {
  const { store, lines, fail } = guarded();
  fail(new MisconfiguredStorage('Not writable.', { cause: failure('EACCES', 'denied') }));
  await expect(store.check()).rejects.toThrow(MisconfiguredStorage);
  expect(lines).toEqual([]);
});

it.each([
  failure('ENAMETOOLONG', 'name too long'),
  failure('EISDIR', 'a folder'),
  new TypeError('x is not a function'),
  Object.assign(new Error('KeyTooLong'), { $metadata: { httpStatusCode: 400 } }),
])('rethrows an error of a single call: %s', async (error) => {
  const { store, lines, fail } = guarded();
  fail(error);
  await expect(store.open('uploads/a')).rejects.toBe(error);
  expect(lines).toEqual([]);
});

it.each([
  new TypeError('fetch failed', { cause: failure('ECONNREFUSED', 'connect') }),
  new DOMException('timeout', 'TimeoutError'),
  failure('CERT_HAS_EXPIRED', 'certificate has expired'),
  failure('HPE_INVALID_CONSTANT', 'Parse Error: Expected HTTP/'),
  Object.assign(new Error('No role'), { name: 'CredentialsProviderError' }),
  Object.assign(new Error('NoSuchBucket'), { $metadata: { httpStatusCode: 404 } }),
  Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 503 } }),
])('recognizes an outage: %s', async (error) => {
  const { store, lines, fail } = guarded();
  fail(error);
  await expect(store.open('uploads/a')).rejects.toThrow(StorageUnavailable);
  expect(lines).toHaveLength(1);
});

it('logs no outage for an interrupted upload, or a file that is replaced while it is opened', async () => {
  const { store, lines, fail } = guarded();
  const cut = failure('ECONNRESET', 'aborted');
  const body = new Readable({ read: () => body.destroy(cut) });
  await expect(store.write('uploads/a', body)).rejects.toBe(cut);
  fail(new FileReplaced('a was replaced.'));
  await expect(store.open('uploads/a')).rejects.toThrow(StorageUnavailable);
  expect(lines).toEqual([]);
});
