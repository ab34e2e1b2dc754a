import type { Readable } from 'node:stream';
import type { FileKey } from './fileKeys';

export interface FileFacts {
  /** Bytes. */
  size: number;
  /** When the file was last written, by the storage's clock. */
  modified: Date;
}

export interface FileEntry extends FileFacts {
  key: FileKey;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that exists. Ends with `read` or `close`, whichever is called. */
export interface OpenFile extends FileFacts {
  /** A strong ETag, with its quotes. */
  etag: string;
  /** @throws FileReplaced if the file was replaced or deleted since it was opened */
  read(range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

/**
 * Where files are stored: a folder, or a bucket of S3-compatible storage. Only the server reads it, and checks each
 * request for permission. Every method throws the storage's own error on failure.
 */
export interface FileStore {
  /** For logs and reports, e.g. `folder /srv/files`. */
  readonly name: string;
  /** Stores the whole file or nothing. Replaces an existing one. */
  write(key: FileKey, body: Buffer | Readable): Promise<void>;
  /** @returns null if there is no such file */
  open(key: FileKey): Promise<OpenFile | null>;
  /**
   * Does nothing if the source does not exist, or if the target does: an existing file is never replaced.
   * @throws FileReplaced if the target is written at the same time
   */
  copy(from: FileKey, to: FileKey): Promise<void>;
  /** Does nothing if the file does not exist. */
  remove(key: FileKey): Promise<void>;
  /** Every file, or those in one part of the storage, in no particular order. */
  list(part?: 'uploads' | 'owners-only'): AsyncIterable<FileEntry>;
  /**
   * Prepares the storage before its first use.
   * @throws MisconfiguredStorage if it cannot be used as configured
   */
  check(): Promise<void>;
}

/** A retry may succeed. */
export class FileReplaced extends Error {
  override name = 'FileReplaced';
}

/** Retrying does not help, so the server must not start. The message names the variable to change. */
export class MisconfiguredStorage extends Error {
  override name = 'MisconfiguredStorage';
}
