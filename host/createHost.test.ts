import type { FastifyInstance } from 'fastify';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { renderPage } from '../src/app/entry-server';
import { makeAnswer } from './answers/Answer';
import { createHost } from './createHost';
import { parseEnv } from './env';
import { emptyPage } from './testing/emptyPage';
import { answers, startFakeApi, type FakeApi } from './testing/fakeApi';
import { startHost } from './testing/startHost';

const SECRET = 'a-secret-of-the-tests-only';

let api: FakeApi;
let host: FastifyInstance;
let origin: string;
let render: typeof renderPage;
let renders: number;

beforeEach(async () => {
  renders = 0;
  api = await startFakeApi(answers.json({ data: ['good'] }));
  render = async () => emptyPage;
  host = await createHost({
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
        makeAnswer({
          status: 200,
          body: Buffer.from('x'.repeat(2_000)),
          contentType: 'text/javascript',
          cacheControl: 'public, max-age=31536000, immutable',
        }),
      ],
    ]),
    patterns: () => [],
    parametersAt: async () => ['trang'],
    openApi: '{}',
    fontFolder: '',
    render: (request) => {
      renders += 1;
      return render(request);
    },
  });
  await host.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await host.close();
  await api.stop();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

/** Like `get`, but with the exact path: `fetch` would normalise it. */
function rawGet(path: string, headers: { authorization?: string } = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(origin);
    httpRequest({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (part: Buffer) => (body += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a page', () => {
  it('is rendered once and sent from the cache afterwards', async () => {
    const first = await get('/');
    const second = await get('/');
    expect(first.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(renders).toBe(1);
    // No directive that forbids serving stale pages: `s-maxage` would (RFC 9111, 5.2.2.10).
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('cdn-cache-control')).toMatch(/^max-age=60, .*stale-if-error=\d+$/);
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    // This site is on http.
    expect(first.headers.has('strict-transport-security')).toBe(false);
  });

  it('is the same for every visitor', async () => {
    await get('/');
    const known = await get('/', { headers: { cookie: 'token=x', authorization: 'Bearer x' } });
    expect(known.status).toBe(200);
    expect(renders).toBe(1);
  });

  it('is rendered separately for each query', async () => {
    render = async ({ url }) => ({ ...emptyPage, body: url.search });
    expect(await (await get('/khoa-hoc?trang=1')).text()).toContain('?trang=1');
    expect(await (await get('/khoa-hoc?trang=2')).text()).toContain('?trang=2');
    expect(await (await get('/khoa-hoc?trang=2&utm_source=x')).text()).not.toContain('utm_source');
    expect(renders).toBe(2);
  });

  it('carries the nonce of its policy', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toHaveLength(24);
    const html = await response.text();
    const scripts = html.match(/<script(?! type="application)[^>]*>/g) ?? [];
    expect(new Set(scripts)).toEqual(new Set([`<script nonce="${nonce}">`]));
    expect(html).toContain('evaluate(["/assets/app.js"])');
    expect(policy).not.toContain('unsafe');
  });

  it('has a nonce of its own for each rendering', async () => {
    const policies = await Promise.all(
      ['/a', '/b'].map(async (path) => (await get(path)).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the head alone', async () => {
    const response = await get('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });

  it('is compressed as the client prefers', async () => {
    render = async () => ({ ...emptyPage, body: 'kiểm toán '.repeat(500) });
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toContain('kiểm toán');
    }
    const raw = await new Promise<Buffer>((resolve) => {
      httpRequest(`${origin}/`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts)));
      }).end();
    });
    expect(gunzipSync(raw).toString()).toContain('kiểm toán');
  });

  it('is rendered by the path, whatever site the path seems to name', async () => {
    const urls: string[] = [];
    render = async ({ url }) => {
      urls.push(url.href);
      return emptyPage;
    };
    await rawGet('http://evil.vn/khoa-hoc');
    await rawGet('/khoa-hoc/../tai-lieu');
    expect(urls).toEqual(['http://host.invalid/khoa-hoc', 'http://host.invalid/tai-lieu']);
    expect((await rawGet('//evil.vn/khoa-hoc')).status).toBe(301);
  });

  it('takes no body, and does not wait for one', async () => {
    for (const path of ['/', '/khong-co', '/healthz']) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': 60_000_000 };
        const request = httpRequest(`${origin}${path}`, { method: 'POST', headers }, resolve);
        request.on('error', reject).write('[');
      });
      expect([answer.statusCode, answer.headers.allow], path).toEqual([405, 'GET, HEAD']);
      answer.destroy();
    }
  });

  it('that does not exist is a 404 and never cached', async () => {
    render = async () => ({ ...emptyPage, status: 404 });
    const response = await get('/khong-co');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await get('/khong-co');
    expect(renders).toBe(2);
  });

  it('keeps no preview, and lets only the panel on this origin frame it', async () => {
    render = async () => ({ ...emptyPage, preview: true });
    for (const round of [1, 2]) {
      const { headers } = await get('/preview-khoa-hoc');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, noarchive');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(renders).toBe(round);
    }
    render = async () => emptyPage;
    const { headers } = await get('/khoa-hoc');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('behind the login is never cached', async () => {
    render = async () => ({ ...emptyPage, personal: true });
    expect((await get('/tai-khoan')).headers.get('cache-control')).toBe('no-store');
    await get('/tai-khoan');
    expect(renders).toBe(2);
  });

  it('that redirects does so', async () => {
    render = async () => ({ kind: 'redirect', status: 302, location: '/dang-nhap' });
    const response = await get('/signup');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/dang-nhap');
  });

  it.each([
    ['/khoa-hoc/', '/khoa-hoc'],
    ['/khoa-hoc/?trang=2', '/khoa-hoc?trang=2'],
    ['//evil.vn/', '/evil.vn'],
  ])('%s goes to %s for good', async (path, bare) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(bare);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('that breaks the renderer is a 500 with nothing of the reason in it', async () => {
    render = async () => {
      throw new Error('the secret reason');
    };
    const response = await get('/');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('Internal Server Error');
    expect(text).not.toContain('secret reason');
  });

  it.each([
    [400, 400],
    [404, 404],
    [499, 499],
    [500, 500],
    [600, 500],
    [399, 500],
    ['x', 500],
  ])('whose error has the status %s is a %i', async (statusCode, status) => {
    render = () => Promise.reject(Object.assign(new Error('the secret reason'), { statusCode }));
    const response = await get('/');
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('secret reason');
  });

  it('that fails is logged without its query, which may hold a name', async () => {
    const log = vi.spyOn(host.log, 'error').mockReturnValue();
    const others = (['info', 'warn'] as const).map((level) => vi.spyOn(host.log, level));
    vi.spyOn(host.log, 'child').mockReturnValue(host.log);
    await get('/api/users/me?code=secret', { method: 'POST', body: '{}' });
    const err = new Error('down');
    render = async () => ({ ...emptyPage, status: 500, failure: err });
    await get('/xac-minh?trang=ten');
    expect(log.mock.calls).toEqual([[{ err }, 'The page /xac-minh failed']]);
    log.mockClear();
    render = () => Promise.reject(err);
    await get('/xac-minh?trang=ten');
    expect(log.mock.calls).toEqual([[{ err, path: '/xac-minh' }, 'Unhandled error']]);
    for (const other of others) expect(other).not.toHaveBeenCalled();
    expect(host.log.level).toBe('silent');
  });

  it('is served from the cache while it fails', async () => {
    await get('/');
    await purge({});
    render = async () => ({ ...emptyPage, status: 503, failure: new Error('down') });
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Trang</h1>');
  });

  it('that lacks something because the API failed is shown, but not kept', async () => {
    api.behaviour = answers.brokenOff;
    render = async ({ ask }) => {
      await ask('/company-information');
      return emptyPage;
    };
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await get('/');
    expect(renders).toBe(2);
  });

  it('that looks up certificates does so under its visitor’s address, and is never cached', async () => {
    render = async ({ ask }) => {
      await ask('/certificate-statuses?number=CIA-1');
      return emptyPage;
    };
    const claimed = { 'x-forwarded-for': '6.6.6.6' };
    const response = await get('/xac-minh?tim=CIA-1', { headers: claimed });
    expect(response.headers.get('cache-control')).toBe('no-store');
    await get('/xac-minh?tim=CIA-1');
    expect(renders).toBe(2);
    expect(api.requests).toHaveLength(2);
    expect(api.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('is rendered and cached without the code from an email', async () => {
    const seen: string[] = [];
    render = async ({ url }) => {
      seen.push(url.search);
      return emptyPage;
    };
    await get('/reset-password?code=first');
    const response = await get('/reset-password?code=second');
    expect(seen).toEqual(['']);
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('accepts only GET and HEAD', async () => {
    const response = await get('/', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('with an undecodable address is not a server error', async () => {
    render = async () => ({ ...emptyPage, status: 404 });
    expect((await get('/%E0%A4%A')).status).toBe(404);
  });
});

async function purge(body: unknown, secret = SECRET) {
  return get('/_host/purge', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('a purge', () => {
  it('re-renders the pages', async () => {
    await get('/');
    await get('/api/courses');
    expect(await (await purge({})).json()).toEqual({ purged: 2 });
    await get('/');
    expect(renders).toBe(2);
  });

  it('by tag leaves other pages cached', async () => {
    render = async ({ url, ask }) => {
      await ask(url.pathname);
      return emptyPage;
    };
    await get('/courses');
    await get('/documents');
    api.behaviour = answers.json({ data: ['better'] });
    await purge({ tags: ['courses'] });
    await get('/documents');
    expect(renders).toBe(2);
    await get('/courses');
    expect(renders).toBe(3);
  });

  it.each(['', 'wrong', `${SECRET}x`])('is refused with the secret "%s"', async (secret) => {
    await get('/');
    expect((await purge({}, secret)).status).toBe(401);
    await get('/');
    expect(renders).toBe(1);
  });

  it('rejects anything but a list of tags', async () => {
    expect((await purge({ tags: { all: true } })).status).toBe(400);
  });
});

describe('the way to the API', () => {
  it('answers anonymous reads from the cache', async () => {
    await get('/api/courses');
    expect(await (await get('/api/courses')).json()).toEqual({ data: ['good'] });
    expect(api.requests).toHaveLength(1);
  });

  it("forwards a member's call with token and cookie, and caches nothing", async () => {
    const headers = { authorization: 'Bearer t', cookie: 'strapi_up_refresh=r' };
    await get('/api/users/me?populate=*', { headers });
    await get('/api/users/me?populate=*', { headers });
    expect(api.requests).toHaveLength(2);
    expect(api.requests[0]?.headers).toMatchObject(headers);
    expect(api.requests[0]?.url).toBe('/api/users/me?populate=*');
  });

  it("forwards a certificate search with the visitor's address, for the API's rate limit", async () => {
    await get('/api/certificate-statuses?number=CIA-1');
    await get('/api/certificate-statuses?number=CIA-1');
    expect(api.requests).toHaveLength(2);
    expect(api.requests[0]?.headers).toHaveProperty('x-forwarded-for');
  });

  it('rate-limits certificate searches by visitor, however the path is written', async () => {
    await get('/api/Certificate-Statuses?number=CIA-1');
    expect(api.requests[0]?.headers).toHaveProperty('x-forwarded-for');
  });

  it("forwards a signed link's file unchanged, and caches nothing of it", async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="So tay.pdf"; filename*=UTF-8''S%E1%BB%95%20tay.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);
    api.behaviour = (_, response) => response.writeHead(200, headers).end(bytes);
    for (const path of ['/api/download?ticket=a.b', '/api/Download?ticket=a.b']) {
      for (const time of [1, 2]) {
        const answer = await get(path);
        expect([time, answer.status]).toEqual([time, 200]);
        expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      }
    }
    expect(api.requests).toHaveLength(4);
    expect(api.requests[0]?.url).toBe('/api/download?ticket=a.b');
  });

  it("forwards the API's refusal of a signed link", async () => {
    api.behaviour = answers.status(410);
    const answer = await get('/api/download?ticket=a.b');
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ data: null, error: { status: 410 } });
  });

  it('accepts a call with `Expect: 100-continue`', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { Expect: '100-continue', 'Content-Type': 'application/json' };
      const call = httpRequest(`${origin}/api/order/quote`, { method: 'POST', headers })
        .on('continue', () => call.end('{}'))
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject);
      call.flushHeaders();
    });
    expect(status).toBe(200);
    expect(api.requests[0]?.headers).not.toHaveProperty('expect');
  });

  it('never answers a member from the shared cache', async () => {
    await get('/api/courses');
    await get('/api/courses', { headers: { authorization: 'Bearer t' } });
    expect(api.requests).toHaveLength(2);
  });

  it('forwards bodies unchanged', async () => {
    let received = '';
    api.behaviour = (request, response) => {
      request.on('data', (part: Buffer) => (received += part.toString()));
      request.on('end', () => answers.json({ data: 1 })(request, response));
    };
    const body = JSON.stringify({ note: 'ghi chú'.repeat(10_000) });
    await get('/api/order/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(received).toBe(body);
  });

  it('tells the API the address of the visitor, not what the visitor claims', async () => {
    await get('/api/auth/local', {
      method: 'POST',
      headers: {
        ...{ 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' },
        'x-forwarded-port': '666',
      },
      body: '{}',
    });
    expect(api.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(api.requests[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(api.requests[0]?.headers).not.toHaveProperty('forwarded');
    expect(api.requests[0]?.headers).not.toHaveProperty('x-forwarded-port');
  });

  it("forwards the API's cookies and headers", async () => {
    api.behaviour = answers.json({ jwt: 'x' }, { 'set-cookie': 'refresh=1; HttpOnly' });
    const response = await get('/api/auth/local', { method: 'POST', body: '{}' });
    expect(response.headers.get('set-cookie')).toBe('refresh=1; HttpOnly');
  });

  it.each([
    ['brokenOff', 503],
    ['never', 504],
  ] as const)('says so in its own words where the API fails: %s', async (how, status) => {
    api.behaviour = answers[how];
    for (const init of [{}, { method: 'POST', body: '{}' }]) {
      const response = await get('/api/order/quote', init);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        data: null,
        error: { status, message: expect.stringContaining('thử lại') },
      });
      // The client retries a read by itself if asked to wait two seconds or less.
      expect(Number(response.headers.get('retry-after'))).toBeOneOf([1, 2]);
    }
  });

  it.each([
    '/api/../admin/init',
    '/api/%2e%2e/admin/init',
    '/api/a%3F/../../admin/init',
    '/api/a%3f/%2e%2e/%2E%2E/admin/init?a=b',
    '/upload/..%5cadmin',
    '/api/./x',
    '/api/courses/..',
    '/api/courses/.?a=b',
    '/api/x?q=%',
  ])('does not follow %s, with or without a token', async (path) => {
    for (const headers of [{}, { authorization: 'Bearer t' }]) {
      const { status, body } = await rawGet(path, headers);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ data: null, error: { name: 'BadRequest' } });
    }
    expect(api.requests).toHaveLength(0);
  });

  it('never sends a call twice', async () => {
    api.behaviour = answers.brokenOff;
    await get('/api/order/addUserOrder', { method: 'POST', body: '{}' });
    expect(api.requests).toHaveLength(1);
  });

  it('forwards to the admin panel and its calls', async () => {
    for (const path of ['/admin', '/admin/login', '/content-manager/x', '/uploads/a.pdf']) {
      await get(path);
    }
    expect(api.requests.map(({ url }) => url)).toEqual([
      '/admin',
      '/admin/login',
      '/content-manager/x',
      '/uploads/a.pdf',
    ]);
  });
});

describe('files', () => {
  it('are kept for ever under their hashed names', async () => {
    const response = await get('/assets/app.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/app.js', { method: 'HEAD' })).status).toBe(200);
  });

  it('of an older build are missing, and that is never cached', async () => {
    const response = await get('/assets/app-old.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('Not Found');
  });

  it.each(['/assets/../package.json', '/assets/%2e%2e/package.json', '/assets/..%2fpackage.json'])(
    'outside the build are out of reach: %s',
    async (path) => {
      render = async () => ({ ...emptyPage, status: 404 });
      const status = await new Promise<number>((resolve) => {
        const { hostname, port } = new URL(origin);
        httpRequest({ hostname, port, path }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        }).end();
      });
      expect(status).toBe(404);
    },
  );

  it('tell the build and the health, as they are now', async () => {
    const build = await get('/build.json');
    expect(await build.json()).toEqual({ id: 'b1' });
    expect(build.headers.get('cache-control')).toBe('no-store');
    const nothing = { pages: 0, api: 0 };
    const health = async () => (await get('/healthz')).json();
    expect(await health()).toEqual({ status: 'ok', build: 'b1', cacheBytes: nothing });
    await get('/');
    await get('/api/courses');
    const { cacheBytes } = (await health()) as { cacheBytes: typeof nothing };
    expect(cacheBytes.pages).toBeGreaterThan(0);
    expect(cacheBytes.api).toBeGreaterThan(0);
    expect((await get('/healthz')).headers.get('cache-control')).toBe('no-store');
  });

  it('tell robots what is not for them', async () => {
    const robots = await get('/robots.txt');
    expect(await robots.text()).toContain('Disallow: /tai-khoan');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('have one icon, wherever a browser looks for it', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers.get('location')]).toEqual([301, '/favicon.svg']);
  });
});

it('fetches the icons of the service that is set', async () => {
  api.behaviour = answers.json({ prefix: 'mdi', icons: { home: { body: '<g/>' } } });
  const other = await startHost(api.origin, { ICON_SERVICE_URL: api.origin });
  try {
    const icons = await (await fetch(`${other.origin}/icons/mdi.json?icons=home`)).json();
    expect(icons).toMatchObject({ icons: { home: { body: '<g/>' } } });
    expect(api.requests.map(({ url }) => url)).toEqual(['/mdi.json?icons=home']);
  } finally {
    await other.stop();
  }
});

it('lets what stands before it answer first', async () => {
  const other = await startHost(
    api.origin,
    {},
    {
      before: ({ url }, response, next) => (url === '/module.js' ? response.end('module') : next()),
    },
  );
  try {
    expect(await (await fetch(`${other.origin}/module.js`)).text()).toBe('module');
    expect((await fetch(`${other.origin}/robots.txt`)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

it('keeps a connection for longer than a proxy in front of it does', () => {
  expect(host.server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('keeps within the memory that it is given', async () => {
  const limited = await startHost(
    api.origin,
    { CACHE_MB: '1' },
    { render: async () => ({ ...emptyPage, body: 'x'.repeat(20_000) }) },
  );
  try {
    api.behaviour = answers.json({ data: 'x'.repeat(20_000) });
    for (let number = 1; number <= 60; number += 1) {
      await fetch(`${limited.origin}/trang-${number}`);
      await fetch(`${limited.origin}/api/courses?page=${number}`);
    }
    const health = await (await fetch(`${limited.origin}/healthz`)).json();
    const { pages, api: ofApi } = (health as { cacheBytes: { pages: number; api: number } })
      .cacheBytes;
    for (const bytes of [pages, ofApi]) {
      expect(bytes).toBeGreaterThan(2 ** 18);
      expect(bytes).toBeLessThanOrEqual(2 ** 19);
    }
  } finally {
    await limited.stop();
  }
});

describe('what is no request', () => {
  const send = (words: string): Promise<string> => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(words);
    return text(socket);
  };

  it.each([
    ['GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', '400 Bad Request'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('ends its connection with what is wrong: %#', async (words, status) => {
    expect(await send(words)).toBe(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
});
