import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { emptyPage } from './testing/emptyPage';
import { responses } from './testing/fakeApi';
import { setUpSite } from './testing/setUpSite';

const site = setUpSite();

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
