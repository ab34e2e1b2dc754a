import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake host that records the purges it receives. */
export interface PurgeHost {
  env: Record<string, string>;
  purges(): string[];
  forget(): void;
  close(): void;
}

export async function purgeHost(): Promise<PurgeHost> {
  let tags: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      tags.push(...((JSON.parse(body) as { tags?: string[] }).tags ?? []));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { HOST_PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_SECRET: 'purge-secret' },
    purges: () => tags,
    forget: () => {
      tags = [];
    },
    close: () => server.close(),
  };
}
