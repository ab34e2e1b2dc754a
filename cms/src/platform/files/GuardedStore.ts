import { Readable } from 'node:stream';
import { HttpError } from '../errors/HttpError';
import type { FileKey, StoragePart } from './fileKeys';
import {
  FileReplaced,
  MisconfiguredStorage,
  type FileEntry,
  type FileStore,
  type OpenFile,
} from './FileStore';
import { isStorageFailure } from './isStorageFailure';

/** The storage fails or does not respond, or the file was replaced or deleted just now. Nothing was changed. */
export class StorageUnavailable extends HttpError {
  constructor(cause: unknown) {
    super(
      503,
      'StorageUnavailable',
      'Kho lưu tệp tạm thời không truy cập được nên chưa mở hay lưu được tệp. Vui lòng thử lại sau ít phút.',
      {},
      { 'Retry-After': '30' },
    );
    this.cause = cause;
  }
}

/** What is logged about an outage: its begin, and its end with the number of failures. */
interface Log {
  error(message: string): void;
  info(message: string): void;
}

/** The data to store could not be read. */
class SourceFailure extends Error {}

async function* marked(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new SourceFailure('The source failed.', { cause });
  }
}

/**
 * Turns the failures of a storage into `StorageUnavailable`, and logs each outage in two lines, however many requests
 * fail. Other errors, e.g. of an interrupted upload, are rethrown.
 */
export class GuardedStore implements FileStore {
  readonly name: string;
  readonly #store: FileStore;
  readonly #log: Log;
  #outage: { since: number; failures: number } | null = null;

  constructor(store: FileStore, log: Log) {
    this.name = store.name;
    this.#store = store;
    this.#log = log;
  }

  write(key: FileKey, body: Buffer | Readable): Promise<void> {
    const source = Buffer.isBuffer(body)
      ? body
      : Readable.from(marked(body), { objectMode: false });
    return this.#attempt(() => this.#store.write(key, source));
  }

  async open(key: FileKey): Promise<OpenFile | null> {
    const file = await this.#attempt(() => this.#store.open(key));
    return file && { ...file, read: (range) => this.#attempt(() => file.read(range)) };
  }

  copy(from: FileKey, to: FileKey): Promise<void> {
    return this.#attempt(() => this.#store.copy(from, to));
  }

  remove(key: FileKey): Promise<void> {
    return this.#attempt(() => this.#store.remove(key));
  }

  async *list(part?: StoragePart): AsyncIterable<FileEntry> {
    const entries = this.#store.list(part)[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await this.#attempt(() => entries.next());
      if (done) return;
      yield value as FileEntry;
    }
  }

  check(): Promise<void> {
    return this.#attempt(() => this.#store.check());
  }

  async #attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.#end();
      return result;
    } catch (error) {
      if (error instanceof SourceFailure) throw error.cause;
      if (error instanceof FileReplaced) throw new StorageUnavailable(error);
      if (error instanceof MisconfiguredStorage || !isStorageFailure(error)) throw error;
      this.#begin(error);
      throw new StorageUnavailable(error);
    }
  }

  #begin(error: unknown): void {
    if (!this.#outage) {
      this.#outage = { since: Date.now(), failures: 0 };
      const { name, message } = error as Error;
      this.#log.error(`File storage unavailable (${this.name}): ${name}: ${message}`);
    }
    this.#outage.failures += 1;
  }

  #end(): void {
    if (!this.#outage) return;
    const { since, failures } = this.#outage;
    this.#outage = null;
    const seconds = Math.round((Date.now() - since) / 1_000);
    this.#log.info(
      `File storage available again after ${seconds} s and ${failures} failures (${this.name})`,
    );
  }
}
