import type { FastifyInstance } from 'fastify';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { HostParts } from '../createHost';
import { createResponse } from '../responses/HostResponse';
import { emptyPage } from './emptyPage';
import { responses, startFakeApi, type FakeApi } from './fakeApi';
import { startHost } from './startHost';

export const SECRET = 'a-secret-of-the-tests-only';

/** A host before a fake API. */
export interface Site {
  api: FakeApi;
  host: FastifyInstance;
  origin: string;
  port: number;
  /** Reset before each test. */
  render: HostParts['render'];
  renders: number;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Like `get`, but with the exact path: `fetch` would normalize it. */
  rawGet(
    path: string,
    headers?: { authorization?: string },
  ): Promise<{ status: number | undefined; body: string }>;
  purge(body: unknown, secret?: string): Promise<Response>;
  /** Replaces the host by one with other variables. */
  restart(env: Record<string, string>): Promise<void>;
}

interface SiteOptions {
  env?: Record<string, string>;
  parts?: Partial<HostParts>;
  /** How the API responds. */
  api?: FakeApi['behaviour'];
  render?: HostParts['render'];
  /** One host for the whole file instead of one per test. */
  shared?: boolean;
}

const asset = createResponse({
  status: 200,
  body: Buffer.from('x'.repeat(2_000)),
  contentType: 'text/javascript',
  cacheControl: 'public, max-age=31536000, immutable',
});

/** Call it at the top of a test file. */
export function setUpSite(options: SiteOptions = {}): Site {
  const {
    env = {},
    parts = {},
    api = responses.json({ data: ['good'] }),
    shared = false,
  } = options;
  const render: HostParts['render'] = options.render ?? (async () => emptyPage);
  const get = (path: string, init: RequestInit = {}) =>
    fetch(site.origin + path, { redirect: 'manual', ...init });
  const start = async (more: Record<string, string> = {}) => {
    const { host, origin, port } = await startHost(
      site.api?.origin ?? '',
      { PURGE_SECRET: SECRET, API_TIMEOUT_MS: '300', PROXY_TIMEOUT_MS: '300', ...env, ...more },
      {
        assets: new Map([['/assets/app.js', asset]]),
        parametersAt: async () => ['trang'],
        render: (requested) => {
          site.renders += 1;
          return site.render(requested);
        },
        ...parts,
      },
    );
    Object.assign(site, { host, origin, port });
  };
  const site: Omit<Site, 'api' | 'host'> & Partial<Pick<Site, 'api' | 'host'>> = {
    origin: '',
    port: 0,
    render,
    renders: 0,
    get,
    rawGet: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port: site.port, path, headers }, (response) => {
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
    restart: async (more) => {
      await site.host?.close();
      await start(more);
    },
  };

  (shared ? beforeAll : beforeEach)(async () => {
    site.api = await startFakeApi(api);
    await start();
  });
  beforeEach(() => {
    Object.assign(site, { renders: 0, render });
    if (site.api) Object.assign(site.api, { behaviour: api, requests: [] });
  });
  (shared ? afterAll : afterEach)(async () => {
    await site.host?.close();
    await site.api?.stop();
  });

  return site as Site;
}
