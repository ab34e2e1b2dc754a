import S3rver from '@20minutes/s3rver';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shared } from './suite';

/**
 * - `private`: refuses requests without a signature, as a private bucket does
 * - `public`: serves the bucket to everybody
 * - `failing`: responds 503 to every request
 * - `silent`: accepts requests and never responds
 * - `away`: drops every connection
 * - `conflicting`: responds 409 to a condition of a write, as during another write of the same file
 * - `unconditional`: knows no condition of a write, like that of some vendors
 */
type Behaviour =
  | 'private'
  | 'public'
  | 'failing'
  | 'silent'
  | 'away'
  | 'conflicting'
  | 'unconditional';

/** A server of the S3 protocol with one bucket. */
export interface ObjectStorage {
  bucket: string;
  url: string;
  /** The variables of an API that uses it. */
  env: Record<string, string>;
  behave(behaviour: Behaviour): void;
  /** `PUT /bucket/uploads/a.txt` of each request since the last call. */
  takeRequests(): string[];
  stop(): Promise<void>;
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'objects-'));
  const bucket = 'vien-kiem-toan';
  const objects = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  // It would catch the errors of the tests.
  objects.logger.exceptions.unhandle();
  await objects.configureBuckets();
  const serve = objects.callback();

  // s3rver ignores the condition of a copy.
  const isStored = (url = '') =>
    existsSync(join(directory, `${decodeURIComponent(url.split('?', 1)[0] ?? '')}._S3rver_object`));

  let behaviour: Behaviour = 'private';
  let requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const isSigned = request.headers.authorization !== undefined;
    const isConditional = request.headers['if-none-match'] === '*';
    if (behaviour === 'away') request.socket.destroy();
    else if (behaviour === 'failing') response.writeHead(503).end();
    else if (behaviour === 'silent') request.resume();
    else if (behaviour === 'private' && !isSigned) response.writeHead(403).end();
    else if (isConditional && behaviour === 'conflicting') response.writeHead(409).end();
    else if (isConditional && behaviour === 'unconditional') response.writeHead(501).end();
    else if (isConditional && isStored(request.url)) response.writeHead(412).end();
    else {
      // s3rver miscalculates the signature of the bucket's own path, which ends in a slash; others are checked.
      if (request.url?.split('?', 1)[0] === `/${bucket}/`) delete request.headers.authorization;
      void serve(request, response);
    }
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    bucket,
    url,
    env: {
      S3_BUCKET: bucket,
      S3_REGION: 'hanoi-1',
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    behave(next) {
      behaviour = next;
      // Requests that were never responded to end.
      if (next !== 'silent') server.closeAllConnections();
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** For the tests of a `describe`. */
export const sharedObjectStorage = (): ObjectStorage =>
  shared(startObjectStorage, (storage) => storage.stop());
