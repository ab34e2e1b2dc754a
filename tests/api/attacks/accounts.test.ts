import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callApi, type ApiResponse, type Failure } from '../../support/api';
import { strictDatabase } from '../../support/database';
import {
  logIn,
  newMember,
  newUnsecuredStaff,
  testPassword,
  type TestMember,
} from '../../support/members';
import { chiefLogin, newChief, panelUserOf, logInToPanel } from '../../support/staff';
import {
  addPasskey,
  newCredential,
  appCode,
  codeOf,
  newSecured,
  secure,
} from '../../support/secondFactor';
import { sharedApi } from '../../support/suite';
import { callAs, dataOf } from '../../support/callAs';
import { openSession, refreshSession, refreshCookieOf } from '../../support/sessions';
import type { Download } from '@/data/generated/types';

type Reply = ApiResponse<{ jwt: string | null } & Partial<Failure>>;

describe.each(strictDatabase)('hostile logins, on %s', (database) => {
  const api = sharedApi({ database });

  const challengeOf = async ({ email }: TestMember) =>
    (
      await callApi<{ challenge: string }>(api, '/auth/local', {
        json: { identifier: email, password: testPassword },
      })
    ).body.challenge;
  const submitCode = (challenge: string, code: unknown): Promise<Reply> =>
    callApi(api, '/auth/local/second-factor', { json: { challenge, code } });
  const me = async (token?: string, headers: Record<string, string> = {}) =>
    (await callApi(api, '/users/me', { token, headers })).status;
  const open = (member: TestMember, headers: Record<string, string> = {}) =>
    openSession(api, member, { headers });

  it('opens one session for one TOTP code sent to six challenges at once', async () => {
    const member = await newSecured(api);
    const challenges: string[] = [];
    for (let count = 0; count < 6; count += 1) challenges.push(await challengeOf(member));
    const code = codeOf(member.secret);
    const responses = await Promise.all(challenges.map((challenge) => submitCode(challenge, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('refuses a used TOTP code in another spelling or of another type', async () => {
    const member = await newSecured(api);
    const code = codeOf(member.secret);
    expect((await submitCode(await challengeOf(member), code)).status).toBe(200);
    const fullWidth = code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const spellings = [
      fullWidth,
      arabic,
      `${code}\0`,
      ` ${code} `,
      `${code.slice(0, 3)} ${code.slice(3)}`,
      `+${code}`,
      `${code}.0`,
      `0${code}`,
      Number(code),
      [code],
      { code },
      { $ne: '' },
      true,
    ];
    for (const spelling of spellings) {
      const { status, body } = await submitCode(await challengeOf(member), spelling);
      expect([spelling, status]).toEqual([spelling, 400]);
      expect(body.jwt ?? null).toBeNull();
    }
  });

  it.each([
    ['staff', newUnsecuredStaff, secure],
    ['a member', newMember, secure],
    ['a member with a passkey', newMember, addPasskey],
  ])(
    'changes no second factor of %s in a session that has not shown it',
    async (_, newOwner, turnOn) => {
      const owner = await newOwner(api);
      const thief = { ...owner, token: await logIn(api, owner.email, testPassword) };
      const [code, credential] = [await appCode(api, thief), await newCredential(api, thief)];
      await turnOn(api, owner);
      const post = (path: string, json: object = {}) =>
        callApi<Failure>(api, `/security/${path}`, { token: thief.token, json });
      const calls: [string, object?][] = [
        ['second-factor/start'],
        ['second-factor/confirm', { code }],
        ['second-factor/codes'],
        ['second-factor/off'],
        ['passkeys/start'],
        ['passkeys/add', { name: 'Máy lạ', credential }],
      ];
      for (const [path, json] of calls) {
        const { status, body } = await post(path, json);
        expect([path, status, body.error?.name]).toEqual([path, 403, 'FreshSessionNeeded']);
      }
      const proof = { password: testPassword };
      expect((await post('confirm', proof)).status).toBe(400);
      expect((await post('confirm', { ...proof, code: '000000' })).status).toBe(400);
      expect((await callApi(api, '/analysis/users', { token: thief.token })).status).toBe(403);
      const start = await callApi(api, '/security/second-factor/start', {
        token: owner.token,
        json: {},
      });
      expect(start.status).toBe(200);
    },
  );

  it.each([
    ['no JSON', 'x'],
    ['nothing', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no response', '{"id":"AAAA","rawId":"AAAA","type":"public-key"}'],
    [
      'bytes that are none',
      '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{"clientDataJSON":"%%","authenticatorData":"","signature":"","userHandle":{}},"clientExtensionResults":{}}',
    ],
    [
      'a client that is none',
      '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{"clientDataJSON":"bnVsbA","authenticatorData":"AAAA","signature":"AAAA"},"clientExtensionResults":{}}',
    ],
    ['depth without end', `${'['.repeat(3_000)}${']'.repeat(3_000)}`],
    ['an object', { id: 'AAAA' }],
    ['a zero byte', 'a\0'],
  ])('refuses %s instead of a passkey', async (_, credential) => {
    const { token } = await newMember(api);
    const login = await callApi(api, '/auth/passkey', { json: { credential } });
    const added = await callApi(api, '/security/passkeys/add', {
      token,
      json: { name: 'Máy lạ', credential },
    });
    expect([login.status, added.status]).toEqual([400, 400]);
  });

  it('accepts no panel token on the site, and no member token in the panel', async () => {
    const chief = await newChief(api);
    expect((await chief.call('/admin/users/me')).status).toBe(200);
    const { token } = await logInToPanel(api, chiefLogin);
    const member = await newMember(api);
    expect(await me(token)).toBe(401);
    const asPanel = panelUserOf(api, member.token);
    for (const path of ['/admin/users/me', '/content-manager/init', '/admin/roles']) {
      expect([path, (await asPanel.call(path)).status]).toEqual([path, 401]);
    }
  });

  it('refuses an unsigned token, an empty key and a changed payload', async () => {
    const { token, documentId } = await newMember(api);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { userId: string };
    const other = encode({ ...claims, userId: String(Number(claims.userId) - 1) });
    const sign = (words: string, key: string) =>
      `${words}.${createHmac('sha256', key).update(words).digest('base64url')}`;
    const tokens = [
      ...['none', 'None', 'NONE', 'HS512', 'RS256'].map(
        (alg) => `${encode({ alg, typ: 'JWT' })}.${payload}.`,
      ),
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      sign(`${head}.${payload}`, ''),
      sign(`${head}.${payload}`, 'undefined'),
      `${head}.${other}.${signature}`,
      `${head}.${payload}`,
    ];
    for (const forged of tokens) expect(await me(forged)).toBe(401);
    expect(await me(token)).toBe(200);
    expect(documentId).not.toBe('');
  });

  it('ignores a session planted in the browser before login', async () => {
    const [thief, victim] = [await newMember(api), await newMember(api)];
    const { cookie: planted } = await open(thief);
    const { cookie } = await open(victim, { Cookie: `${planted}; token=${thief.token}` });
    expect(cookie).not.toBe(planted);
    const renewed = await refreshSession(api, planted);
    const { body } = await callApi<{ email: string }>(api, '/users/me', {
      token: renewed.body.jwt,
    });
    expect(body.email).toBe(thief.email);
    expect(await me(undefined, { Cookie: cookie })).toBe(401);
  });

  it('issues one successor for six concurrent refreshes', async () => {
    const { cookie } = await open(await newMember(api));
    const refresh = () => refreshSession(api, cookie);
    const responses = await Promise.all(Array.from({ length: 6 }, refresh));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map(refreshCookieOf)).size).toBe(1);
    for (const { body } of responses) expect(await me(body.jwt)).toBe(200);
  });

  it('logs no token, cookie, download ticket or password', async () => {
    const member = await newMember(api);
    const { token, cookie } = await open(member);
    await callApi(api, `/users/me?token=${token}`, { token });
    const renewed = await refreshSession(api, cookie);
    await submitCode('khong-co', testPassword);
    const caller = { token: renewed.body.jwt };
    const { url } = await dataOf(
      callAs<Download>(api, caller, '/personal-data/export?format=json'),
    );
    const ticket = url.split('ticket=')[1] ?? '';
    expect((await fetch(`${api.url}${url}`)).status).toBe(200);
    expect((await fetch(`${api.url}${url}x`)).status).toBe(403);
    await expect.poll(() => api.log()).toContain(member.documentId);
    const secrets = [token, renewed.body.jwt, cookie.replace('refresh=', ''), ticket, testPassword];
    expect(secrets.every((secret) => secret.length > 10)).toBe(true);
    expect(secrets.filter((secret) => api.log().includes(secret))).toEqual([]);
  });
});
