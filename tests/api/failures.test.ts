import { describe, expect, it } from 'vitest';
import { callApi, type Failure } from '../support/api';
import { firstDatabase, strictDatabase } from '../support/database';
import { sharedApi } from '../support/suite';
import { sendVerbatim } from '../support/sendVerbatim';

/** What a response must never reveal: stack traces, SQL, internal paths and names. */
const inside =
  /\bat [\w.]+ \(|node_modules|select .* from|sqlite|postgres|knex|\.ts:|\.js:|strapi/i;

describe.each(strictDatabase)('failures on %s', (database) => {
  const api = sharedApi({ database, env: { AUTH_ATTEMPTS_PER_MINUTE: '25' } });

  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    fetch(`${api.url}/api${path}`, { method: 'POST', body, headers });

  describe('error responses', () => {
    it.each<[number, string, () => Promise<Response>]>([
      [404, 'an unknown path', () => fetch(`${api.url}/api/nothing/here`)],
      [404, 'an unknown record', () => fetch(`${api.url}/api/courses/none`)],
      [404, 'an unknown file', () => fetch(`${api.url}/uploads/none.png`)],
      [
        404,
        'a single type that nobody has written',
        () => fetch(`${api.url}/api/company-information`),
      ],
      [
        405,
        'a method that a path has not',
        () => fetch(`${api.url}/api/courses`, { method: 'DELETE' }),
      ],
      [401, 'no token', () => fetch(`${api.url}/api/users/me`)],
      [400, 'half a JSON', () => post('/auth/local', '{"identifier":')],
      [400, 'JSON that is no object', () => post('/auth/local', '[1,2]')],
      [400, 'an empty body', () => post('/auth/local', '')],
      [
        400,
        'a prototype in the body',
        () => post('/auth/local', '{"__proto__":{"identifier":"a"}}'),
      ],
      [413, 'a large body', () => post('/auth/local', `"${'a'.repeat(100_001)}"`)],
      [414, 'a long address', () => fetch(`${api.url}/api/courses?_q=${'a'.repeat(9_000)}`)],
      [
        415,
        'a compressed body',
        () => post('/auth/local', '{}', { ...json, 'Content-Encoding': 'gzip' }),
      ],
      [415, 'a form', () => post('/auth/local', 'identifier=a', { 'Content-Type': 'text/plain' })],
    ])('responds %d to %s in Vietnamese and in the common format', async (status, _, call) => {
      const response = await call();
      const text = await response.text();
      expect(response.status).toBe(status);
      const { data, error } = JSON.parse(text) as Failure;
      expect(data).toBeNull();
      expect(Object.keys(error).sort()).toEqual(['details', 'message', 'name', 'status']);
      expect(error.status).toBe(status);
      expect(error.message).toMatch(/[^\p{ASCII}]/u);
      expect(text).not.toMatch(inside);
      expect(response.headers.get('cache-control')).toBe('no-store');
    });

    it('responds 411 to a body without a length', async () => {
      const body = new Blob(['{}']).stream();
      const init = { method: 'POST', body, headers: json, duplex: 'half' };
      const { status } = await fetch(`${api.url}/api/auth/local`, init);
      expect(status).toBe(411);
    });

    it('responds 500 without internal details if the database fails', async () => {
      await api.sql('alter table quantity_discount_rules rename to set_aside');
      const { status, body } = await callApi<Failure>(api, '/quantity-discount-rule');
      await api.sql('alter table set_aside rename to quantity_discount_rules');
      expect(status).toBe(500);
      expect(body.error).toEqual({
        status: 500,
        name: 'InternalServerError',
        message: 'Hệ thống gặp sự cố, vui lòng thử lại sau.',
        details: {},
      });
    });
  });

  describe('hostile input', () => {
    it('rejects endlessly nested and very many filters', async () => {
      const deep = '[$not]'.repeat(30);
      expect((await callApi(api, `/courses?filters${deep}[slug]=a`)).status).toBe(400);
      const many = Array.from({ length: 90 }, (_, index) => `filters[$or][${index}][slug]=a`);
      expect((await callApi(api, `/courses?${many.join('&')}`)).status).toBe(400);
    });

    it.each([
      '/uploads/%',
      '/uploads/%ff',
      '/uploads/%00',
      '/uploads/../package.json',
      '/uploads/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '//package.json',
      '/uploads',
      '/uploads/',
    ])('rejects a path like %s', async (path) => {
      const status = await sendVerbatim(api, path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });

    it.each(['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'HEAD'])(
      'rejects the method %s',
      async (method) => {
        // 501 if no path supports the method.
        const unheardOf = [501];
        for (const path of ['/api/courses', '/api/auth/local']) {
          const status = await sendVerbatim(api, path, method);
          expect(status < 500 || unheardOf.includes(status), `${path}: ${status}`).toBe(true);
        }
      },
    );
  });

  describe('other sites', () => {
    const origin = 'https://evil.example';

    it.each(['GET', 'OPTIONS'])('refuses cross-origin %s', async (method) => {
      const { headers } = await fetch(`${api.url}/api/courses`, {
        method,
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    });

    it('sends security headers to browsers', async () => {
      const { headers } = await fetch(`${api.url}/api/courses`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-powered-by')).toBeNull();
      // A cache may serve it to other sites.
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('too many attempts', () => {
    const attempt = (forwarded: string) =>
      callApi<Failure>(api, '/auth/forgot-password', {
        json: { email: 'ai-do@example.com' },
        headers: { 'X-Forwarded-For': forwarded },
      });

    it('identifies the real client, whatever headers it sends', async () => {
      for (let count = 0; count < 25; count += 1) {
        expect((await attempt(`10.0.0.${count}, 203.0.113.7`)).status).toBe(200);
      }
      const refused = await attempt('10.9.9.9, 203.0.113.7');
      expect(refused.status).toBe(429);
      expect(refused.body.error).toMatchObject({ name: 'RateLimitError' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await attempt('203.0.113.8')).status).toBe(200);
    });

    it('limits each call separately', async () => {
      const client = '198.51.100.4';
      for (let count = 0; count < 25; count += 1) await attempt(client);
      expect((await attempt(client)).status).toBe(429);
      const statuses: number[] = [];
      while (statuses.length < 26) {
        const headers = { 'X-Forwarded-For': client };
        statuses.push((await callApi(api, '/auth/passkey/start', { json: {}, headers })).status);
      }
      expect(new Set(statuses.slice(0, 25))).toEqual(new Set([200]));
      expect(statuses[25]).toBe(429);
    });
  });
});

// Knex writes values into the statements of SQLite only.
describe.each(firstDatabase)('failed statements on %s', (database) => {
  const api = sharedApi({ database });

  it('logs the statement that failed without its values', async () => {
    await api.sql('alter table contacts rename to set_aside');
    const contact = {
      fullName: 'Trần Thị Kín',
      email: 'kin@congty.example',
      phone: '0987650123',
      message: 'Chuyện riêng',
      subject: 'Hỏi',
    };
    const { status } = await callApi(api, '/contacts', { json: contact });
    await api.sql('alter table set_aside rename to contacts');
    expect(status).toBe(500);
    await expect.poll(() => api.log()).toMatch(/insert into \W*contacts/);
    for (const value of Object.values(contact)) expect(api.log()).not.toContain(value);
  });
});
