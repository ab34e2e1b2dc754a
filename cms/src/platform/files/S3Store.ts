import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import type { BucketEnvironment } from './filesEnvironment';
import { keyOf, storageParts, type FileKey, type StoragePart } from './fileKeys';
import {
  FileReplaced,
  MisconfiguredStorage,
  type FileEntry,
  type FileStore,
  type OpenFile,
} from './FileStore';

const CONNECTION_TIMEOUT_MS = 1_000;

/** Limit until the response begins. A visitor waits at most twice as long, since a failed request is retried once. */
const READ_TIMEOUT_MS = 2_500;

/** For one part of an upload, 5 MB, or a copy. Twice as long is less than the host waits. */
const WRITE_TIMEOUT_MS = 10_000;

/** Limit for a download whose reader has stopped. As in the host, slow readers are not disconnected. */
const IDLE_TIMEOUT_MS = 60_000;

/** Each slow reader occupies a connection; the host allows the same number. */
const MAX_CONNECTIONS = 512;

/** Not a valid file key, so that it conflicts with no file. */
const CHECKED_NAME = '.private-check';

/** Files in a private bucket of S3-compatible storage. */
export class S3Store implements FileStore {
  readonly name: string;
  readonly #bucket: BucketEnvironment;
  readonly #client: S3Client;
  readonly #uploader: S3Client;

  constructor(bucket: BucketEnvironment) {
    this.name = `bucket ${bucket.name}${bucket.endpoint && ` at ${bucket.endpoint}`}`;
    this.#bucket = bucket;
    this.#client = connect(bucket, READ_TIMEOUT_MS);
    this.#uploader = connect(bucket, WRITE_TIMEOUT_MS);
  }

  async write(key: FileKey, body: Buffer | Readable): Promise<void> {
    // Sends parts, because the length of a stream is unknown; the file appears with the last one.
    await new Upload({
      client: this.#uploader,
      params: { Bucket: this.#bucket.name, Key: key, Body: body },
      queueSize: 2,
    }).done();
  }

  async open(key: FileKey): Promise<OpenFile | null> {
    const target = { Bucket: this.#bucket.name, Key: key };
    const head = await this.#client.send(new HeadObjectCommand(target)).catch(nullIfMissing);
    if (!head) {
      // A missing bucket has the same response.
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket.name }));
      return null;
    }
    const { ContentLength: size = 0, ETag: etag = '', LastModified: modified = new Date(0) } = head;
    return {
      size,
      modified,
      etag,
      read: async (range) => {
        const part = range && { Range: `bytes=${range.start}-${range.end}` };
        const got = await this.#client
          .send(new GetObjectCommand({ ...target, IfMatch: etag, ...part }))
          .catch(nullIfMissing)
          .catch(nullIfConflict);
        const body = got?.Body as Readable | undefined;
        if (got?.ETag === etag && body) return body;
        // Not every vendor's storage supports the condition.
        body?.destroy();
        throw new FileReplaced(`${key} was replaced or deleted while it was read.`);
      },
      close: () => Promise.resolve(),
    };
  }

  async copy(from: FileKey, to: FileKey): Promise<void> {
    const CopySource = [this.#bucket.name, ...from.split('/')].map(encodeURIComponent).join('/');
    const copy = { Bucket: this.#bucket.name, Key: to, CopySource };
    await this.#uploader
      // A vendor's storage that ignores the condition replaces a target written in the same moment.
      .send(new CopyObjectCommand({ ...copy, IfNoneMatch: '*' }))
      .catch(async (error: unknown) => {
        // Other storage rejects a condition that it does not support.
        if (statusOf(error) !== 501) throw error;
        return (await this.open(to)) ?? this.#uploader.send(new CopyObjectCommand(copy));
      })
      .catch(nullIfMissing)
      .catch((error: unknown) => {
        if (statusOf(error) === 412) return;
        // The other request may still fail.
        if (statusOf(error) === 409) throw new FileReplaced(`${to} is written by another request.`);
        throw error;
      });
  }

  async remove(key: FileKey): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket.name, Key: key }));
  }

  async *list(part?: StoragePart): AsyncIterable<FileEntry> {
    for (const folder of part ? [part] : storageParts) {
      const target = { Bucket: this.#bucket.name, Prefix: `${folder}/` };
      for await (const page of paginateListObjectsV2({ client: this.#client }, target)) {
        for (const { Key, Size: size = 0, LastModified: modified = new Date(0) } of page.Contents ??
          []) {
          const key = keyOf(`/${Key ?? ''}`);
          if (key) yield { key, size, modified };
        }
      }
    }
  }

  /** Also verifies that an unsigned request cannot read the bucket. */
  async check(): Promise<void> {
    for (const part of storageParts) {
      const key = `${part}/${CHECKED_NAME}`;
      const marker = { Bucket: this.#bucket.name, Key: key, Body: '', ContentLength: 0 };
      await this.#client.send(new PutObjectCommand(marker)).catch(rethrowRefusal(this.name));
      if (await isReadable(this.#publicUrl(key))) {
        throw new MisconfiguredStorage(
          `Anybody can read ${part}/ in S3_BUCKET (${this.name}). Make the bucket private: purchased files are in it.`,
        );
      }
    }
  }

  /** The address at which a public bucket would serve the file. */
  #publicUrl(key: string): string {
    const { name, region, endpoint, pathStyle } = this.#bucket;
    const url = new URL(endpoint || `https://s3.${region}.amazonaws.com`);
    if (!pathStyle) url.hostname = `${name}.${url.hostname}`;
    return new URL(pathStyle ? `/${name}/${key}` : `/${key}`, url).href;
  }
}

function connect(bucket: BucketEnvironment, requestTimeout: number): S3Client {
  const agent = { maxSockets: MAX_CONNECTIONS };
  return new S3Client({
    region: bucket.region,
    ...(bucket.endpoint && { endpoint: bucket.endpoint }),
    // Without keys, the SDK uses its default sources, e.g. the machine's role.
    ...(bucket.credentials && { credentials: bucket.credentials }),
    forcePathStyle: bucket.pathStyle,
    maxAttempts: 2,
    // Other vendors' storage rejects the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

async function isReadable(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  return (await fetch(url, { method: 'HEAD', signal })).ok;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function nullIfMissing(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}

/** A condition of the request is not satisfied, also because of a request at the same time. */
function nullIfConflict(error: unknown): null {
  if ([409, 412].includes(statusOf(error) ?? 0)) return null;
  throw error;
}

/** Only a wrong name, key or region is permanent. */
function rethrowRefusal(name: string): (error: unknown) => never {
  return (error) => {
    const status = statusOf(error);
    if (status === undefined || status >= 500 || status === 408 || status === 429) throw error;
    throw new MisconfiguredStorage(
      `S3_BUCKET (${name}) refuses to store files: ${(error as Error).name}. Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys.`,
      { cause: error },
    );
  };
}
