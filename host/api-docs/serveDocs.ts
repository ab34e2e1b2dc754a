import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { OpenApiDocument } from 'rest-contract/contract';
import { themeScript } from '../../src/ui/themeScript';
import { createResponse, type HostResponse } from '../responses/HostResponse';
import { sendResponse } from '../responses/sendResponse';
import { securityHeaders } from '../pages/securityHeaders';
import { docsCss } from './docsCss';
import { docsPage } from './docsPage';

const CACHED = 'public, max-age=3600';

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `style-src ${sourceOf(docsCss)}`,
  `script-src ${sourceOf(themeScript)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const documentResponse = (text: string): HostResponse =>
  createResponse({
    status: 200,
    body: Buffer.from(text),
    contentType: 'application/json; charset=utf-8',
    cacheControl: CACHED,
    // Public, and fetched by tools on other sites.
    headers: ['Access-Control-Allow-Origin', '*', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  });

const pageResponse = (text: string, https: boolean): HostResponse =>
  createResponse({
    status: 200,
    body: Buffer.from(docsPage(JSON.parse(text) as OpenApiDocument)),
    contentType: 'text/html; charset=utf-8',
    cacheControl: CACHED,
    headers: ['Content-Security-Policy', policy, ...securityHeaders({ https })],
  });

/** Serves the OpenAPI document and its HTML page. Both are generated on their first request. */
export function serveDocs(
  app: FastifyInstance,
  { openApi, https }: { openApi: string; https: boolean },
): void {
  const serve = (path: string, make: () => HostResponse): void => {
    let response: HostResponse | undefined;
    app.get(path, async (request, reply) => {
      response ??= make();
      reply.hijack();
      sendResponse(request.raw, reply.raw, response);
      return reply;
    });
  };
  serve('/api/openapi.json', () => documentResponse(openApi));
  serve('/api/docs', () => pageResponse(openApi, https));
}
