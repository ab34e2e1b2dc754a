import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileKey } from './fileKeys';
import type { FileEntry, FileStore } from './FileStore';

export interface Options {
  /** Without it, nothing is written: the outcomes are what would happen. */
  apply: boolean;
  /** Deletes each file from the source once the target has the same bytes. */
  deleteSource: boolean;
}

/**
 * - `copied`: was missing or older in the target, which has the same bytes now
 * - `same`: the target has the same bytes
 * - `newer`: the target's bytes differ and are as new or newer, so both files are left alone
 * - `gone`: deleted from the source in the meantime
 * - `failed`: the source is as it was
 */
export type Outcome = 'copied' | 'same' | 'newer' | 'gone' | 'failed';

export interface Move {
  key: FileKey;
  /** Bytes. */
  size: number;
  outcome: Outcome;
  error?: unknown;
}

/** Files at once. */
const PARALLEL = 4;

/** So many failures mean that the storage is unavailable. */
const MAX_FAILURES = 10;

/**
 * Copies every file from one storage to another, and compares the SHA-256 of both. It can be repeated and interrupted
 * at any time: files that the target already has are only compared. The database is not involved, since
 * a file has the same URL in each storage.
 * @param report receives each file as it is done
 * @throws Error if the source cannot be listed, or after ten failures
 */
export async function moveFiles(
  source: FileStore,
  target: FileStore,
  options: Options,
  report: (move: Move) => void,
): Promise<void> {
  const entries = source.list()[Symbol.asyncIterator]();
  let failures = 0;
  const worker = async () => {
    for (;;) {
      if (failures >= MAX_FAILURES) return;
      const { done, value: entry } = await entries.next();
      if (done) return;
      const { key, size } = entry as FileEntry;
      try {
        report({ key, size, outcome: await moveFile(source, target, entry as FileEntry, options) });
      } catch (error) {
        failures += 1;
        report({ key, size, outcome: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  if (failures >= MAX_FAILURES) throw new Error(`Stopped after ${failures} failures.`);
}

async function moveFile(
  source: FileStore,
  target: FileStore,
  entry: FileEntry,
  { apply, deleteSource }: Options,
): Promise<Outcome> {
  const { key } = entry;
  const outcome = await compare(source, target, entry);
  if (!apply) return outcome;
  if (outcome === 'copied' && !(await copyVerified(source, target, key))) return 'gone';
  if (deleteSource && (outcome === 'copied' || outcome === 'same')) await source.remove(key);
  return outcome;
}

async function compare(source: FileStore, target: FileStore, entry: FileEntry): Promise<Outcome> {
  const existing = await target.open(entry.key);
  if (!existing) return 'copied';
  await existing.close();
  if (existing.size === entry.size) {
    const [own, other] = [await hashOf(source, entry.key), await hashOf(target, entry.key)];
    if (own === null) return 'gone';
    if (own === other) return 'same';
  }
  return existing.modified >= entry.modified ? 'newer' : 'copied';
}

/**
 * @returns false if the source no longer exists
 * @throws Error if the target's bytes differ afterwards; they are removed, so that the next run copies again
 */
async function copyVerified(source: FileStore, target: FileStore, key: FileKey): Promise<boolean> {
  const file = await source.open(key);
  if (!file) return false;
  const hash = createHash('sha256');
  await target.write(key, Readable.from(hashed(await file.read(), hash), { objectMode: false }));
  if ((await hashOf(target, key)) === hash.digest('hex')) return true;
  await target.remove(key);
  throw new Error('The copy differs from the original.');
}

async function* hashed(body: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const part of body as AsyncIterable<Buffer>) {
    hash.update(part);
    yield part;
  }
}

async function hashOf(store: FileStore, key: FileKey): Promise<string | null> {
  const file = await store.open(key);
  if (!file) return null;
  const hash = createHash('sha256');
  await pipeline(await file.read(), hash);
  return hash.digest('hex');
}
