import type { FastifyInstance } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { renderPage } from '../../src/app/entry-server';
import { createResponse } from '../responses/HostResponse';
import { readSourceFile } from '../build/hostFiles';
import { createHost } from '../createHost';
import { parseEnv } from '../env';
import { emptyPage } from './emptyPage';
import { responses, startFakeApi, type FakeApi } from './fakeApi';

export const SECRET = 'a-secret-of-the-tests-only';

/** A host before a fake API, new for each test. */
export interface Site {
  api: FakeApi;
  host: FastifyInstance;
  origin: string;
  render: typeof renderPage;
  renders: number;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Like `get`, but with the exact path: `fetch` would normalize it. */
  rawGet(
    path: string,
    headers?: { authorization?: string },
  ): Promise<{ status: number | undefined; body: string }>;
  purge(body: unknown, secret?: string): Promise<Response>;
}

/** Call it at the top of a test file. */
export function setUpSite(): Site {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(site.origin + path, { redirect: 'manual', ...init });
  const site: Omit<Site, 'api' | 'host'> & Partial<Pick<Site, 'api' | 'host'>> = {
    origin: '',
    render: async () => emptyPage,
    renders: 0,
    get,
    rawGet: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const { port } = new URL(site.origin);
        request({ host: '127.0.0.1', port, path, headers }, (response) => {
          let body = '';
          response.on('data', (part: Buffer) => (body += part.toString()));
          response.on('end', () => resolve({ status: response.statusCode, body }));
        })
          .on('error', reject)
          .end();
      }),
    purge: (body, secret = SECRET) =>
      get('/_host/purge', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };

  beforeEach(async () => {
    const api = await startFakeApi(responses.json({ data: ['good'] }));
    const host = await createHost({
      env: parseEnv({
        API_URL: api.origin,
        PURGE_SECRET: SECRET,
        API_TIMEOUT_MS: '300',
        PROXY_TIMEOUT_MS: '300',
        LOG_LEVEL: 'silent',
      }),
      build: { id: 'b1', modules: ['/assets/app.js'], scriptsFor: () => [], stylesFor: () => [] },
      assets: new Map([
        [
          '/assets/app.js',
          createResponse({
            status: 200,
            body: Buffer.from('x'.repeat(2_000)),
            contentType: 'text/javascript',
            cacheControl: 'public, max-age=31536000, immutable',
          }),
        ],
      ]),
      patterns: () => [],
      parametersAt: async () => ['trang'],
      readHostFile: readSourceFile,
      render: (requested) => {
        site.renders += 1;
        return site.render(requested);
      },
    });
    await host.listen({ host: '127.0.0.1', port: 0 });
    const { port } = host.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    Object.assign(site, { api, host, origin, renders: 0, render: async () => emptyPage });
  });
  afterEach(async () => {
    await site.host?.close();
    await site.api?.stop();
  });

  return site as Site;
}
