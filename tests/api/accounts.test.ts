import { describe, expect, it } from 'vitest';
import { digestOf } from '../../cms/src/identity/credentials/resetCodeText';
import { callApi, type Failure } from '../support/api';
import { strictDatabase } from '../support/database';
import { logIn, newMember, newStaff, registration, testPassword } from '../support/members';
import { sharedApi } from '../support/suite';
import { refusalOf, refusedFieldOf } from '../support/callAs';
import { refreshCookieOf, refreshSession } from '../support/sessions';

const newPassword = 'Sao-mai-len-som-26';
const wrongPair = 'InvalidCredentials';
/** bcrypt of newPassword. */
const newHash = '$2a$04$c19kpHbiHW2X82naGzEIjefLr2eJQi1d7R2Bi6QNf18be5fJRolFO';

describe.each(strictDatabase)('accounts on %s', (database) => {
  const api = sharedApi({ database });

  const login = (identifier: string, password: string) =>
    callApi<{ jwt: string } & Failure>(api, '/auth/local', { json: { identifier, password } });
  const refresh = (cookie: string) => refreshSession(api, cookie);
  const me = (token?: string) =>
    callApi<Record<string, unknown>>(api, '/users/me?populate=*', { token });
  const account = async (email: string) => {
    const [row] = await api.sql('select * from up_users where email = ?', [email]);
    return row;
  };
  const change = async (email: string, fields: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(fields))
      await api.sql(`update up_users set ${name} = ? where email = ?`, [value, email]);
  };
  /** A new member, and the response to another login of theirs. */
  const newLogin = async () => {
    const member = await newMember(api);
    const response = await login(member.email, member.password);
    return { ...member, response, cookie: refreshCookieOf(response) };
  };

  describe('registration', () => {
    const register = (json: object) =>
      callApi<{ user: Record<string, unknown> } & Failure>(api, '/auth/local/register', { json });

    it('creates an account that can log in, returns no token and stores the time of consent', async () => {
      const input = registration();
      const { status, body } = await register({ ...input, email: input.email.toUpperCase() });
      expect(status).toBe(200);
      expect(body).toEqual({ user: { documentId: expect.any(String), email: input.email } });
      expect(await account(input.email)).toMatchObject({
        full_name: input.fullName,
        phone: input.phone,
        member_type: 'none',
        consent_at: expect.anything(),
      });
      expect(await logIn(api, input.username.toUpperCase(), testPassword)).toBeTruthy();
    });

    it('responds to a registered address as to a new one, and creates no second account', async () => {
      const known = await newMember(api);
      const again = await register(registration({ email: known.email, password: newPassword }));
      const fresh = await register(registration());
      expect(again.status).toBe(fresh.status);
      expect(Object.keys(again.body)).toEqual(Object.keys(fresh.body));
      expect(again.body.user.email).toBe(known.email);
      expect(String(again.body.user.documentId)).toMatch(/^[a-z][a-z0-9]{23}$/);
      expect(String(fresh.body.user.documentId)).toMatch(/^[a-z][a-z0-9]{23}$/);
      const rows = await api.sql('select id from up_users where email = ?', [known.email]);
      expect(rows).toHaveLength(1);
      expect((await login(known.email, newPassword)).status).toBe(400);
      expect((await login(known.email, known.password)).status).toBe(200);
    });

    it('reports that a user name is taken, ignoring case', async () => {
      const { username } = await newMember(api);
      const response = await register(registration({ username: username.toUpperCase() }));
      expect(await refusedFieldOf(response)).toEqual([400, 'username']);
    });

    it('creates one account from concurrent registrations of one address', async () => {
      const { email } = registration();
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => register(registration({ email }))),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(await api.sql('select id from up_users where email = ?', [email])).toHaveLength(1);
    });

    it.each([
      ['password', { password: 'ế'.repeat(40) }],
      ['password', { password: 'MatKhau12345' }],
      ['password', { password: 'toi-0912345678' }],
      ['role', { role: 1 }],
      ['confirmed', { confirmed: true }],
      ['memberType', { memberType: 'corporate' }],
      ['id', { id: 1 }],
    ])('rejects an invalid or unknown %s', async (path, changes) => {
      const response = await register(registration(changes));
      expect(await refusedFieldOf(response)).toEqual([400, path]);
    });
  });

  describe('login', () => {
    it('accepts email address or user name, and returns nothing private', async () => {
      const { email, username, documentId, password } = await newMember(api);
      for (const identifier of [email, ` ${email.toUpperCase()} `, username]) {
        const { status, body, headers } = await login(identifier, password);
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(body).toEqual({
          jwt: expect.any(String),
          challenge: null,
          user: { documentId, username, email, fullName: expect.any(String) },
        });
      }
    });

    it('hides the refresh token from scripts and from other sites', async () => {
      const [cookie = ''] = (await newLogin()).response.headers.getSetCookie();
      expect(cookie).toMatch(/^refresh=[\w-]+\.[\w-]+\.[\w-]+; /);
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Strict');
      expect(cookie).toContain('Path=/api/auth');
      expect(cookie).not.toContain('Secure');
    });

    it('issues a token that expires within fifteen minutes', async () => {
      const { token } = await newMember(api);
      const { iat, exp } = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
      ) as { iat: number; exp: number };
      expect(exp - iat).toBeLessThanOrEqual(15 * 60);
    });

    it('responds to a wrong password and an unknown account alike, after the same work', async () => {
      const { email, ...rest } = registration();
      await callApi(api, '/auth/local/register', { json: { email, ...rest } });
      const timed = async (identifier: string) => {
        const start = performance.now();
        const response = await login(identifier, 'sai-mat-khau');
        return { ...response, took: performance.now() - start };
      };
      const nobody = 'khong-co@example.com';
      const [known, unknown] = [await timed(email), await timed(nobody)];
      // The fastest of three, in turn, measures the work without other load of the machine.
      for (let round = 0; round < 2; round += 1) {
        known.took = Math.min(known.took, (await timed(email)).took);
        unknown.took = Math.min(unknown.took, (await timed(nobody)).took);
      }
      expect(known.status).toBe(400);
      expect(known.body.error.name).toBe(wrongPair);
      expect(unknown.body).toEqual(known.body);
      // Hashing takes nearly all the time; without it a response takes a few milliseconds.
      expect(unknown.took).toBeGreaterThan(known.took / 4);
    });

    it('reveals a block only after the correct password, and ends the sessions', async () => {
      const member = await newMember(api);
      await change(member.email, { blocked: true });
      expect((await me(member.token)).status).toBe(401);
      expect((await login(member.email, 'sai-mat-khau')).body.error.name).toBe(wrongPair);
      const { status, body } = await login(member.email, member.password);
      expect(status).toBe(403);
      expect(body.error.name).toBe('AccountBlocked');
    });

    it.each([
      ['the password changed', { password: newHash }, 400, wrongPair],
      ['the account was blocked', { blocked: true }, 403, 'AccountBlocked'],
    ])('refuses a session if %s during the check', async (_, changes, status, name) => {
      const { email, password } = await newMember(api);
      // For a second, the check waits for these.
      const others = Promise.all(
        Array.from({ length: 16 }, (_, index) => login(`truoc-${index}@example.com`, 'sai')),
      );
      const late = login(email, password);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await change(email, changes);
      expect(await refusalOf(late)).toEqual([status, name]);
      expect((await late).headers.getSetCookie()).toEqual([]);
      await others;
      const after = await login(email, newPassword);
      expect(after.status).toBe(name === wrongPair ? 200 : 400);
    });

    it('limits concurrent password checks, and sends Retry-After beyond', async () => {
      const responses = await Promise.all(
        Array.from({ length: 80 }, (_, index) =>
          login(`nguoi-${index}@example.com`, 'sai-mat-khau'),
        ),
      );
      const statuses = responses.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([400, 503]));
      const busy = responses.find(({ status }) => status === 503);
      expect(Number(busy?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await login('nguoi-khac@example.com', 'sai-mat-khau')).status).toBe(400);
    });

    const lines = (text: string) =>
      api
        .log()
        .split('\n')
        .filter((line) => line.includes(text));

    it('logs one line with the account id', async () => {
      const { email, documentId, password } = await newMember(api);
      await login(email, password);
      await expect
        .poll(() => lines(documentId).at(-1))
        .toMatch(/Login to the site: account \w+, from /);
      expect(lines(documentId).join()).not.toContain(email);
    });

    it('logs one line for a failure, without the typed values', async () => {
      const { email, documentId } = await newMember(api);
      const from = (ip: string, identifier: string) =>
        callApi(api, '/auth/local', {
          json: { identifier, password: 'Sai-hoan-toan-1' },
          headers: { 'X-Forwarded-For': ip },
        });
      await from('203.0.113.7', email);
      await from('203.0.113.7', 'Mat-khau-go-nham');
      for (let call = 0; call < 20; call += 1)
        await from('203.0.113.8', `doan-${call}@example.com`);
      await expect
        .poll(() => lines('from 203.0.113.7'))
        .toEqual([
          expect.stringContaining(`wrong password, account ${documentId}, identifier #`),
          expect.stringContaining('unknown account, identifier #'),
        ]);
      await expect.poll(() => lines('from 203.0.113.8')).toHaveLength(10);
      expect(api.log()).not.toMatch(/Sai-hoan-toan|Mat-khau-go-nham/i);
      expect(lines('from 203.0.113.7').join()).not.toContain(email);
    });

    it('limits guesses at one account', async () => {
      const { email, password } = await newMember(api);
      const guesses = await Promise.all(
        Array.from({ length: 11 }, () => login(email, 'sai-mat-khau')),
      );
      const refused = guesses.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await login(email, password)).status).toBe(429);
    });
  });

  describe('the profile', () => {
    it('contains the fields of the contract and no others', async () => {
      const { token, username, email, documentId } = await newMember(api);
      const { status, body } = await me(token);
      expect(status).toBe(200);
      expect(body).toEqual({
        documentId,
        username,
        email,
        fullName: expect.any(String),
        phone: '0912345678',
        company: null,
        position: null,
        memberType: 'none',
        memberExpiresAt: null,
        role: { documentId: expect.any(String), name: expect.any(String), type: 'authenticated' },
        counts: { unpaidOrders: 0, unreadNotifications: 0, courses: 0, documents: 0 },
      });
    });

    it('contains the role of staff', async () => {
      const { token } = await newStaff(api);
      expect((await me(token)).body.role).toMatchObject({ type: 'staff' });
    });

    it('rejects other parameters: ?fields=password', async () => {
      const { token } = await newMember(api);
      const { status, body } = await callApi<Failure>(api, '/users/me?fields=password', { token });
      expect([status, body.error.details]).toEqual([
        400,
        { errors: [{ path: ['fields'], message: 'Không có tham số “fields”.' }] },
      ]);
    });

    it('ignores other populate parameters', async () => {
      const { token } = await newMember(api);
      for (const query of ['?populate[role][populate]=users', '']) {
        const { body } = await callApi(api, `/users/me${query}`, { token });
        expect(body).toEqual((await me(token)).body);
      }
    });

    it('allows changes of full name, phone, company and position', async () => {
      const { token } = await newMember(api);
      const json = {
        fullName: 'Trần Văn Mới',
        phone: '0987654321',
        company: 'Ngân hàng',
        position: null,
      };
      const changed = await callApi(api, '/users/me', { method: 'PUT', token, json });
      expect(changed.status).toBe(200);
      expect((await me(token)).body).toMatchObject(json);
    });

    it.each([
      'email',
      'username',
      'password',
      'role',
      'memberType',
      'memberExpiresAt',
      'blocked',
      'id',
    ])('rejects a change of %s', async (field) => {
      const { token } = await newMember(api);
      const before = (await me(token)).body;
      const response = await callApi<Failure>(api, '/users/me', {
        method: 'PUT',
        token,
        json: { fullName: 'Tên Khác', [field]: 'staff' },
      });
      expect(await refusedFieldOf(response)).toEqual([400, field]);
      expect((await me(token)).body).toEqual(before);
    });
  });

  describe('a session', () => {
    it('is renewed by the cookie, which is replaced', async () => {
      const { cookie: first } = await newLogin();
      const renewed = await refresh(first);
      expect(renewed.status).toBe(200);
      expect(renewed.headers.get('cache-control')).toBe('no-store');
      expect((await me(renewed.body.jwt)).status).toBe(200);
      expect(refreshCookieOf(renewed)).not.toBe(first);
    });
    it('survives the loss of a renewal response', async () => {
      const { cookie } = await newLogin();
      const lost = await refresh(cookie);
      const again = await refresh(cookie);
      expect(refreshCookieOf(again)).toBe(refreshCookieOf(lost));
      const next = await refresh(refreshCookieOf(again));
      expect(next.status).toBe(200);
      expect((await me(next.body.jwt)).status).toBe(200);
    });

    it('ends for thief and owner if a replaced cookie is used much later', async () => {
      const { cookie: stolen } = await newLogin();
      const renewed = await refresh(stolen);
      const past = new Date(Date.now() - 60_000);
      await api.sql(`update strapi_sessions set updated_at = ? where status = 'rotated'`, [past]);
      expect((await refresh(stolen)).status).toBe(401);
      expect((await refresh(refreshCookieOf(renewed))).status).toBe(401);
      expect((await me(renewed.body.jwt)).status).toBe(401);
    });

    it('is renewed at a limited rate', async () => {
      let { cookie } = await newLogin();
      const statuses: number[] = [];
      for (let call = 0; call < 31; call += 1) {
        const response = await refresh(cookie);
        statuses.push(response.status);
        if (response.status === 200) cookie = refreshCookieOf(response);
      }
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
      expect(statuses[30]).toBe(429);
    });

    it.each(['', 'refresh=', 'refresh=abc', 'refresh=a.b.c'])(
      'is not renewed by the cookie "%s"',
      async (cookie) => {
        expect((await refresh(cookie)).status).toBe(401);
      },
    );

    it('rejects an access token in place of a refresh token, and the reverse', async () => {
      const { response, cookie } = await newLogin();
      expect((await refresh(`refresh=${response.body.jwt}`)).status).toBe(401);
      expect((await me(cookie.replace('refresh=', ''))).status).toBe(401);
    });

    it('ends at logout with both tokens, while another device stays logged in', async () => {
      const { token: other, response, cookie } = await newLogin();
      const renewed = await refresh(cookie);
      const out = await callApi(api, '/auth/logout', {
        token: renewed.body.jwt,
        json: {},
        headers: { Cookie: refreshCookieOf(renewed) },
      });
      expect(out).toMatchObject({ status: 200, body: { ok: true } });
      expect(refreshCookieOf(out)).toBe('refresh=');
      expect((await me(response.body.jwt)).status).toBe(401);
      expect((await me(renewed.body.jwt)).status).toBe(401);
      expect((await refresh(refreshCookieOf(renewed))).status).toBe(401);
      expect((await me(other)).status).toBe(200);
    });

    it('ends at a logout with the token alone, or with the cookie alone', async () => {
      const { token, cookie } = await newLogin();
      expect((await callApi(api, '/auth/logout', { token, json: {} })).status).toBe(200);
      expect((await me(token)).status).toBe(401);
      const headers = { Cookie: cookie };
      expect((await callApi(api, '/auth/logout', { method: 'POST', headers })).status).toBe(200);
      expect((await refresh(cookie)).status).toBe(401);
      expect((await callApi(api, '/auth/logout', { method: 'POST' })).status).toBe(401);
    });

    it('survives a crash of the server', async () => {
      const { token, cookie } = await newLogin();
      await api.restart();
      expect((await me(token)).status).toBe(200);
      expect((await refresh(cookie)).status).toBe(200);
    });
  });

  describe('a password change', () => {
    const changePassword = (token: string, json: object) =>
      callApi<{ jwt: string } & Failure>(api, '/auth/change-password', { token, json });

    it('ends the other sessions and continues in a new one', async () => {
      const { email, password, token, response: elsewhere } = await newLogin();
      const response = await changePassword(token, {
        currentPassword: password,
        password: newPassword,
        passwordConfirmation: newPassword,
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await me(response.body.jwt)).status).toBe(200);
      expect((await refresh(refreshCookieOf(response))).status).toBe(200);
      expect((await me(token)).status).toBe(401);
      expect((await me(elsewhere.body.jwt)).status).toBe(401);
      expect((await refresh(refreshCookieOf(elsewhere))).status).toBe(401);
      expect((await login(email, password)).status).toBe(400);
      expect((await login(email, newPassword)).status).toBe(200);
    });

    it('ends sessions that are being opened or renewed too', async () => {
      const { email, password: first, token: firstToken } = await newMember(api);
      let [old, token] = [first, firstToken];
      for (let round = 0; round < 4; round += 1) {
        const cookie = refreshCookieOf(await login(email, old));
        const password = `Sao-mai-len-som-${round}`;
        const opening = Array.from({ length: 8 }, async (_, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * 20));
          return index % 2 ? login(email, old) : refresh(cookie);
        });
        const changed = await changePassword(token, {
          currentPassword: old,
          password,
          passwordConfirmation: password,
        });
        for (const { status, body } of await Promise.all(opening)) {
          expect([200, 400, 401]).toContain(status);
          if (status === 200) expect((await me(body.jwt)).status).toBe(401);
        }
        [old, token] = [password, changed.body.jwt];
        expect((await me(token)).status).toBe(200);
      }
    });

    it.each([
      ['currentPassword', { currentPassword: 'sai-mat-khau' }],
      ['password', { password: testPassword, passwordConfirmation: testPassword }],
      ['password', { password: 'so 0912345678', passwordConfirmation: 'so 0912345678' }],
    ])('is refused for a wrong %s', async (path, changes) => {
      const { token, password } = await newMember(api);
      const right = {
        currentPassword: password,
        password: newPassword,
        passwordConfirmation: newPassword,
      };
      const response = await changePassword(token, { ...right, ...changes });
      expect(await refusedFieldOf(response)).toEqual([400, path]);
      expect((await me(token)).status).toBe(200);
    });
  });

  describe('resetting a forgotten password', () => {
    const forgot = (email: unknown) =>
      callApi<Failure>(api, '/auth/forgot-password', { json: { email } });
    const reset = (code: string, password = newPassword) =>
      callApi<Failure>(api, '/auth/reset-password', {
        json: { code, password, passwordConfirmation: password },
      });
    /** Replaces the emailed code: the database only has its digest. */
    const giveCode = (email: string, code: string, livesMs: number) =>
      change(email, {
        reset_password_token: digestOf(code),
        reset_password_expires_at: new Date(Date.now() + livesMs),
      });

    it('responds alike to known and unknown addresses without a mail provider', async () => {
      const { email } = await newMember(api);
      const known = await forgot(email);
      const unknown = await forgot('khong-co@example.com');
      expect(known).toMatchObject({ status: 200, body: { ok: true } });
      expect(unknown.status).toBe(200);
      expect(unknown.body).toEqual(known.body);
    });

    it('stores a digest of the code for ten minutes', async () => {
      const { email } = await newMember(api);
      await forgot(email);
      await expect
        .poll(async () => (await account(email))?.reset_password_token, { timeout: 10_000 })
        .toMatch(/^[0-9a-f]{64}$/);
      const until = new Date((await account(email))?.reset_password_expires_at as string).getTime();
      expect(until - Date.now()).toBeGreaterThan(9 * 60_000);
      expect(until - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    });

    it('accepts the code once, even from concurrent calls, and ends all sessions', async () => {
      const member = await newMember(api);
      await giveCode(member.email, 'ma-dung', 60_000);
      const responses = await Promise.all([reset('ma-dung'), reset('ma-dung')]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await reset('ma-dung')).status).toBe(400);
      expect((await me(member.token)).status).toBe(401);
      expect((await login(member.email, member.password)).status).toBe(400);
      expect((await login(member.email, newPassword)).status).toBe(200);
    });

    it('rejects a common or personal password, and keeps the code valid', async () => {
      const { email, username } = await newMember(api);
      await giveCode(email, 'ma-con-dung', 60_000);
      for (const password of ['1234567890', 'anhyeuem2026', `la-${username}`, 'nguyen-thi-1']) {
        const refused = await reset('ma-con-dung', password);
        expect(await refusedFieldOf(refused)).toEqual([400, 'password']);
      }
      expect((await reset('ma-con-dung')).status).toBe(200);
    });

    it('rejects a code that is expired, wrong, or read from the database', async () => {
      const { email } = await newMember(api);
      await giveCode(email, 'ma-muon', -1_000);
      const late = await reset('ma-muon');
      expect(await refusedFieldOf(late)).toEqual([400, 'code']);
      await giveCode(email, 'ma-khac', 60_000);
      const wrong = await reset('ma-sai');
      expect(wrong.body).toEqual(late.body);
      expect((await reset(digestOf('ma-khac'))).body).toEqual(late.body);
    });
  });
});
