import { execFileSync } from 'node:child_process';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { emptyPage } from './testing/emptyPage';
import { responses } from './testing/fakeApi';
import { setUpSite } from './testing/setUpSite';

const site = setUpSite();

describe('a page', () => {
  it('is rendered once and sent from the cache afterwards', async () => {
    const first = await site.get('/');
    const second = await site.get('/');
    expect(first.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(site.renders).toBe(1);
    // No directive that forbids serving stale pages: `s-maxage` would (RFC 9111, 5.2.2.10).
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('cdn-cache-control')).toMatch(/^max-age=60, .*stale-if-error=\d+$/);
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    // This site is on http.
    expect(first.headers.has('strict-transport-security')).toBe(false);
  });

  it('is the same for every visitor', async () => {
    await site.get('/');
    const known = await site.get('/', {
      headers: { cookie: 'token=x', authorization: 'Bearer x' },
    });
    expect(known.status).toBe(200);
    expect(site.renders).toBe(1);
  });

  it('is rendered separately for each query', async () => {
    site.render = async ({ url }) => ({ ...emptyPage, body: url.search });
    expect(await (await site.get('/khoa-hoc?trang=1')).text()).toContain('?trang=1');
    expect(await (await site.get('/khoa-hoc?trang=2')).text()).toContain('?trang=2');
    expect(await (await site.get('/khoa-hoc?trang=2&utm_source=x')).text()).not.toContain(
      'utm_source',
    );
    expect(site.renders).toBe(2);
  });

  it('contains the nonce of its content security policy', async () => {
    const response = await site.get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toHaveLength(24);
    const html = await response.text();
    const scripts = html.match(/<script(?! type="application)[^>]*>/g) ?? [];
    expect(new Set(scripts)).toEqual(new Set([`<script nonce="${nonce}">`]));
    expect(html).toContain('evaluate(["/assets/app.js"])');
    expect(policy).not.toContain('unsafe');
  });

  it('gets a new nonce for each rendering', async () => {
    const policies = await Promise.all(
      ['/a', '/b'].map(async (path) =>
        (await site.get(path)).headers.get('content-security-policy'),
      ),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('responds to HEAD without a body', async () => {
    const response = await site.get('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });

  it('is rendered by its path, even if the path looks like another site', async () => {
    const urls: string[] = [];
    site.render = async ({ url }) => {
      urls.push(url.href);
      return emptyPage;
    };
    await site.rawGet('http://evil.vn/khoa-hoc');
    await site.rawGet('/khoa-hoc/../tai-lieu');
    expect(urls).toEqual(['http://host.invalid/khoa-hoc', 'http://host.invalid/tai-lieu']);
    expect((await site.rawGet('//evil.vn/khoa-hoc')).status).toBe(301);
  });

  it('ignores a request body, and does not wait for one', async () => {
    for (const path of ['/', '/khong-co', '/readyz']) {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': 60_000_000 };
        const request = httpRequest(`${site.origin}${path}`, { method: 'POST', headers }, resolve);
        request.on('error', reject).write('[');
      });
      expect([response.statusCode, response.headers.allow], path).toEqual([405, 'GET, HEAD']);
      response.destroy();
    }
  });

  it.each([
    ['/khoa-hoc/', '/khoa-hoc'],
    ['/khoa-hoc/?trang=2', '/khoa-hoc?trang=2'],
    ['//evil.vn/', '/evil.vn'],
  ])('redirects %s to %s permanently', async (path, bare) => {
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(bare);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    [400, 400],
    [404, 404],
    [499, 499],
    [500, 500],
    [600, 500],
    [399, 500],
    ['x', 500],
  ])('maps the error status %s to %i', async (statusCode, status) => {
    site.render = () =>
      Promise.reject(Object.assign(new Error('the secret reason'), { statusCode }));
    const response = await site.get('/');
    expect(response.status).toBe(status);
    const shown = await response.text();
    expect(shown).not.toContain('secret reason');
    if (status === 500) expect(shown).toContain('Internal Server Error');
  });

  it('logs a failed page without its query, which may contain a name', async () => {
    const log = vi.spyOn(site.host.log, 'error').mockReturnValue();
    const others = (['info', 'warn'] as const).map((level) => vi.spyOn(site.host.log, level));
    vi.spyOn(site.host.log, 'child').mockReturnValue(site.host.log);
    await site.get('/api/users/me?code=secret', { method: 'POST', body: '{}' });
    const err = new Error('down');
    site.render = async () => ({ ...emptyPage, status: 500, failure: err });
    await site.get('/xac-minh?trang=ten');
    expect(log.mock.calls).toEqual([[{ err }, 'The page /xac-minh failed']]);
    log.mockClear();
    site.render = () => Promise.reject(err);
    await site.get('/xac-minh?trang=ten');
    expect(log.mock.calls).toEqual([[{ err, path: '/xac-minh' }, 'Unhandled error']]);
    for (const other of others) expect(other).not.toHaveBeenCalled();
    expect(site.host.log.level).toBe('silent');
  });

  it('is served from the cache while it fails', async () => {
    await site.get('/');
    await site.purge({});
    site.render = async () => ({ ...emptyPage, status: 503, failure: new Error('down') });
    const response = await site.get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Trang</h1>');
  });

  it("forwards the visitor's address of a certificate search, and never caches the page", async () => {
    site.render = async ({ readApi: request }) => {
      await request('/certificate-statuses?number=CIA-1');
      return emptyPage;
    };
    const claimed = { 'x-forwarded-for': '6.6.6.6' };
    const response = await site.get('/xac-minh?tim=CIA-1', { headers: claimed });
    expect(response.headers.get('cache-control')).toBe('no-store');
    await site.get('/xac-minh?tim=CIA-1');
    expect(site.renders).toBe(2);
    expect(site.api.requests).toHaveLength(2);
    expect(site.api.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('is rendered and cached without the code from an email', async () => {
    const seen: string[] = [];
    site.render = async ({ url }) => {
      seen.push(url.search);
      return emptyPage;
    };
    await site.get('/reset-password?code=first');
    const response = await site.get('/reset-password?code=second');
    expect(seen).toEqual(['']);
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('responds without a server error to an undecodable URL', async () => {
    site.render = async () => ({ ...emptyPage, status: 404 });
    expect((await site.get('/%E0%A4%A')).status).toBe(404);
  });
});

describe('an invalid request', () => {
  const send = (words: string): Promise<string> => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.write(words);
    return text(socket);
  };

  it.each([
    ['GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', '400 Bad Request'],
    [
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('closes the connection and names the problem: %#', async (words, status) => {
    expect(await send(words)).toBe(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
});

describe('a purge', () => {
  it('purges only pages with the given tags', async () => {
    site.render = async ({ url, readApi: request }) => {
      await request(url.pathname);
      return emptyPage;
    };
    await site.get('/courses');
    await site.get('/documents');
    site.api.behaviour = responses.json({ data: ['better'] });
    await site.purge({ tags: ['courses'] });
    await site.get('/documents');
    expect(site.renders).toBe(2);
    await site.get('/courses');
    expect(site.renders).toBe(3);
  });
});

describe('the API proxy', () => {
  it('serves anonymous reads from the cache', async () => {
    await site.get('/api/courses');
    expect(await (await site.get('/api/courses')).json()).toEqual({ data: ['good'] });
    expect(site.api.requests).toHaveLength(1);
  });

  it("forwards a member's call with token and cookie, and caches nothing", async () => {
    const headers = { authorization: 'Bearer t', cookie: 'strapi_up_refresh=r' };
    await site.get('/api/users/me?populate=*', { headers });
    await site.get('/api/users/me?populate=*', { headers });
    expect(site.api.requests).toHaveLength(2);
    expect(site.api.requests[0]?.headers).toMatchObject(headers);
    expect(site.api.requests[0]?.url).toBe('/api/users/me?populate=*');
  });

  it("forwards a certificate search with the visitor's address, for the API's rate limit", async () => {
    for (const path of ['certificate-statuses', 'certificate-statuses', 'Certificate-Statuses']) {
      await site.get(`/api/${path}?number=CIA-1`);
    }
    expect(site.api.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
      Array(3).fill('127.0.0.1'),
    );
  });

  it("forwards a signed link's file unchanged, and caches nothing of it", async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="So tay.pdf"; filename*=UTF-8''S%E1%BB%95%20tay.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);
    site.api.behaviour = (_, response) => response.writeHead(200, headers).end(bytes);
    for (const path of ['/api/download?ticket=a.b', '/api/Download?ticket=a.b']) {
      for (const time of [1, 2]) {
        const response = await site.get(path);
        expect([time, response.status]).toEqual([time, 200]);
        expect(Object.fromEntries(response.headers)).toMatchObject(headers);
        expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
      }
    }
    expect(site.api.requests).toHaveLength(4);
    expect(site.api.requests[0]?.url).toBe('/api/download?ticket=a.b');
  });

  it("forwards the API's refusal of a signed link", async () => {
    site.api.behaviour = responses.status(410);
    const response = await site.get('/api/download?ticket=a.b');
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ data: null, error: { status: 410 } });
  });

  it('accepts a call with `Expect: 100-continue`', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { Expect: '100-continue', 'Content-Type': 'application/json' };
      const call = httpRequest(`${site.origin}/api/order/quote`, { method: 'POST', headers })
        .on('continue', () => call.end('{}'))
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject);
      call.flushHeaders();
    });
    expect(status).toBe(200);
    expect(site.api.requests[0]?.headers).not.toHaveProperty('expect');
  });

  it('does not serve members from the shared cache', async () => {
    await site.get('/api/courses');
    await site.get('/api/courses', { headers: { authorization: 'Bearer t' } });
    expect(site.api.requests).toHaveLength(2);
  });

  it('forwards bodies unchanged', async () => {
    let received = '';
    site.api.behaviour = (request, response) => {
      request.on('data', (part: Buffer) => (received += part.toString()));
      request.on('end', () => responses.json({ data: 1 })(request, response));
    };
    const body = JSON.stringify({ note: 'ghi chú'.repeat(10_000) });
    await site.get('/api/order/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(received).toBe(body);
  });

  it('forwards the address of the visitor, and ignores forged headers', async () => {
    await site.get('/api/auth/local', {
      method: 'POST',
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-forwarded-port': '666',
      },
      body: '{}',
    });
    expect(site.api.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(site.api.requests[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(site.api.requests[0]?.headers).not.toHaveProperty('forwarded');
    expect(site.api.requests[0]?.headers).not.toHaveProperty('x-forwarded-port');
  });

  it("forwards the API's cookies and headers", async () => {
    site.api.behaviour = responses.json({ jwt: 'x' }, { 'set-cookie': 'refresh=1; HttpOnly' });
    const response = await site.get('/api/auth/local', { method: 'POST', body: '{}' });
    expect(response.headers.get('set-cookie')).toBe('refresh=1; HttpOnly');
  });

  it.each([
    ['brokenOff', 503],
    ['never', 504],
  ] as const)(
    'responds with an error page of the host if the API fails: %s',
    async (how, status) => {
      site.api.behaviour = responses[how];
      for (const init of [{}, { method: 'POST', body: '{}' }]) {
        const response = await site.get('/api/order/quote', init);
        expect(response.status).toBe(status);
        expect(await response.json()).toMatchObject({
          data: null,
          error: { status, message: expect.stringContaining('thử lại') },
        });
        // The client retries a read after a Retry-After of two seconds or less.
        expect(Number(response.headers.get('retry-after'))).toBeOneOf([1, 2]);
      }
    },
  );

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
      const { status, body } = await site.rawGet(path, headers);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ data: null, error: { name: 'BadRequest' } });
    }
    expect(site.api.requests).toHaveLength(0);
  });

  it('sends a call only once', async () => {
    site.api.behaviour = responses.brokenOff;
    await site.get('/api/order/addUserOrder', { method: 'POST', body: '{}' });
    expect(site.api.requests).toHaveLength(1);
  });

  it('forwards the admin panel and its calls', async () => {
    for (const path of ['/admin', '/admin/login', '/content-manager/x', '/uploads/a.pdf']) {
      await site.get(path);
    }
    expect(site.api.requests.map(({ url }) => url)).toEqual([
      '/admin',
      '/admin/login',
      '/content-manager/x',
      '/uploads/a.pdf',
    ]);
  });
});

it('loads the development host without a bundler, so it imports no fonts', () => {
  const script = `await import('./host/createHost.ts'); console.log('loaded')`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toContain('loaded');
});
