import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { newMember } from '../support/members';
import { testSecrets } from '../support/startApi';
import { sharedApi } from '../support/suite';

/** The token as if issued then, signed with the test's secret. */
function issued(token: string, on: string): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const times = { iat: Date.parse(on) / 1000, exp: Date.parse('2100-01-01') / 1000 };
  const words = `${header}.${Buffer.from(JSON.stringify({ ...claims, ...times })).toString('base64url')}`;
  return `${words}.${createHmac('sha256', testSecrets.JWT_SECRET).update(words).digest('base64url')}`;
}

describe('the refresh cookie on https', () => {
  const api = sharedApi({ database: 'sqlite', env: { PUBLIC_URL: 'https://vien.example' } });
  const newToken = async (): Promise<string> => {
    const { email, password } = await newMember(api);
    const json = { identifier: email, password };
    const { headers } = await callApi(api, '/auth/local', { json });
    const [cookie = '', ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Secure-refresh=[\w-]+\.[\w-]+\.[\w-]+; Path=\/api\/auth; /);
    expect(cookie).toMatch(/; Secure$/);
    return /=([^;]+)/.exec(cookie)?.[1] ?? '';
  };
  const refresh = (cookie: string) =>
    callApi(api, '/auth/refresh', { method: 'POST', headers: { Cookie: cookie } });

  it('has the prefix `__Secure-`', async () => {
    const { status, headers } = await refresh(`__Secure-refresh=${await newToken()}`);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-refresh=\w/)]);
  });

  it('accepts the former name once, and then removes that cookie', async () => {
    const { status, headers } = await refresh(`refresh=${issued(await newToken(), '2026-11-01')}`);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-refresh=\w/),
      expect.stringMatching(/^refresh=; Path=\/api\/auth; Max-Age=0; .*; Secure$/),
    ]);
  });

  it('ignores the former name beside the current one, or if issued since', async () => {
    const token = await newToken();
    const before = issued(token, '2026-11-01');
    const since = issued(token, '2027-02-01');
    expect((await refresh(`__Secure-refresh=a.b.c; refresh=${before}`)).status).toBe(401);
    expect((await refresh(`refresh=${since}`)).status).toBe(401);
    expect((await refresh(`__Secure-refresh=${since}`)).status).toBe(200);
  });

  it('clears both names at logout', async () => {
    const { email, password } = await newMember(api);
    const json = { identifier: email, password };
    const { body } = await callApi<{ jwt: string }>(api, '/auth/local', { json });
    const out = await callApi(api, '/auth/logout', {
      token: body.jwt,
      json: {},
      headers: { Cookie: 'refresh=old' },
    });
    expect(out.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-refresh=; .*Max-Age=0/),
      expect.stringMatching(/^refresh=; .*Max-Age=0/),
    ]);
  });
});
