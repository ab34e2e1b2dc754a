import { expect, it } from 'vitest';
import { MisconfiguredStorage, type FileStore } from './FileStore';
import { GuardedStore, StorageUnavailable } from './GuardedStore';

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
  fail(new Error('disk gone'));
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
  const cause = new Error('key AKIA is wrong');
  fail(cause);
  const error: unknown = await store.open('uploads/a').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '30' }, cause });
  expect((error as Error).message).not.toContain('AKIA');
});

it('passes a wrong configuration on, which is no outage', async () => {
  const { store, lines, fail } = guarded();
  fail(new MisconfiguredStorage('The bucket is public.'));
  await expect(store.check()).rejects.toThrow(MisconfiguredStorage);
  expect(lines).toEqual([]);
});
