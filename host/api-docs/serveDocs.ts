import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { HostFile, ReadHostFile } from '../hostFiles';
import { securityHeaders } from '../pages/securityHeaders';
import { createResponse, type HostResponse, type RawHeaders } from '../responses/HostResponse';
import { sendResponse } from '../responses/sendResponse';
import { docsAssets, docsPage, docsPolicy } from './docsPage';

interface DocsOptions {
  readHostFile: ReadHostFile;
  https: boolean;
}

/** Public, and fetched by tools on other sites. */
const forAnySite = [
  'Access-Control-Allow-Origin',
  '*',
  'Cross-Origin-Resource-Policy',
  'cross-origin',
];

const cachedResponse = (body: Buffer, contentType: string, headers: RawHeaders): HostResponse =>
  createResponse({
    status: 200,
    body,
    contentType,
    cacheControl: 'public, max-age=3600',
    headers,
  });

/** The page receives no input, so its nonce can be cached with it (docs/decisions/0040). */
function pageResponse(https: boolean): HostResponse {
  const nonce = randomBytes(16).toString('base64');
  return cachedResponse(Buffer.from(docsPage(nonce)), 'text/html; charset=utf-8', [
    'Content-Security-Policy',
    docsPolicy(nonce),
    ...securityHeaders({ https }),
  ]);
}

/** Serves the OpenAPI document, and Swagger UI for it. Each response is created by its first request that succeeds. */
export function serveDocs(app: FastifyInstance, { readHostFile, https }: DocsOptions): void {
  const serve = (path: string, make: () => Promise<HostResponse>): void => {
    let response: HostResponse | undefined;
    app.get(path, async (request, reply) => {
      response ??= await make();
      reply.hijack();
      sendResponse(request.raw, reply.raw, response);
      return reply;
    });
  };
  const serveFile = (
    path: string,
    { name, type, headers }: { name: HostFile; type: string; headers: RawHeaders },
  ) => serve(path, async () => cachedResponse(await readHostFile(name), type, headers));

  serve('/api/docs', async () => pageResponse(https));
  serveFile('/api/openapi.json', {
    name: 'openapi.json',
    type: 'application/json; charset=utf-8',
    headers: forAnySite,
  });
  for (const name of Object.keys(docsAssets) as (keyof typeof docsAssets)[]) {
    serveFile(`/api/docs/${name}`, {
      name,
      type: docsAssets[name],
      headers: ['Cross-Origin-Resource-Policy', 'same-origin'],
    });
  }
}
