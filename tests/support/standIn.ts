import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPurgeSecret } from './startApi';
import { shared } from './suite';

interface StandIn {
  url: string;
  close(): Promise<void>;
}

/** A server in place of another, for the tests of a `describe`. */
export const sharedStandIn = (listener: RequestListener): StandIn =>
  shared(
    async () => {
      const server = createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return {
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((resolve) => server.close(() => resolve())),
      };
    },
    (server) => server.close(),
  );

/** A stand-in for the host that records the purges it receives. */
export interface PurgeHost {
  /** Environment of an API that notifies it. */
  env: Record<string, string>;
  /** The secrets of the calls since `forget`. */
  secrets(): (string | undefined)[];
  /** The tags since `forget`, sorted; `everything` for a purge without tags. */
  tags(): string[];
  forget(): void;
  /** Fails the next calls with these statuses. */
  fail(...statuses: number[]): void;
}

export function sharedPurgeHost(): PurgeHost {
  let purges: { secret: string | undefined; tags: string[] }[] = [];
  const failures: number[] = [];
  const server = sharedStandIn((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = failures.shift();
      if (status === undefined) {
        const { tags = ['everything'] } = JSON.parse(body) as { tags?: string[] };
        purges.push({ secret: request.headers.authorization, tags });
      }
      response.writeHead(status ?? 204).end();
    });
  });
  return {
    get env() {
      return { HOST_PURGE_URL: `${server.url}/purge`, PURGE_SECRET: testPurgeSecret };
    },
    secrets: () => purges.map(({ secret }) => secret),
    tags: () => [...new Set(purges.flatMap(({ tags }) => tags))].sort(),
    forget: () => {
      purges = [];
    },
    fail: (...statuses) => failures.push(...statuses),
  };
}
