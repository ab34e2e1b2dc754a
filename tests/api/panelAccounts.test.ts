import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../cms/src/identity/credentials/resetCodeText';
import { callApi, type ApiResponse } from '../support/api';
import { actionsOf } from '../support/audit';
import { firstDatabase } from '../support/database';
import { enrolledSecret, enrollPanelUser } from '../support/enroll';
import { newMember, roleIdOf, testPassword } from '../support/members';
import {
  chiefLogin,
  loginOf,
  newChief,
  newPanelUser,
  outsider,
  panelList,
  logInToPanel,
  panelUserOf,
  type PanelUser,
} from '../support/staff';
import { testEncryptionKey } from '../support/startApi';
import { storedEmails, type StoredEmail } from '../support/mail';
import { codeOf } from '../support/secondFactor';
import { sharedApi } from '../support/suite';

const members = panelList('plugin::users-permissions.user');

interface Failed {
  error: { message: string; details: { errors?: { path: string[] }[] } };
}

describe.each(firstDatabase)('passwords in the panel, on %s', (database) => {
  const api = sharedApi({ database });
  let chief: PanelUser;
  let editor: PanelUser;

  beforeAll(async () => {
    chief = await newChief(api);
    editor = await newPanelUser(api, chief, 'strapi-editor');
  });
  const messageOf = ({ status, body }: ApiResponse<Failed>) => [status, body.error.message];
  /** As if a reset of this panel user had been mailed. */
  const mailReset = (code: string, email: string) =>
    api.sql(
      'update admin_users set reset_password_token = ?, reset_password_token_expires_at = ? where email = ?',
      [code, new Date(Date.now() + 60_000), email],
    );

  const refusals: [string, string][] = [
    ['Ngan-2026', 'ít nhất 10 ký tự'],
    ['Password2026', 'rất dễ bị đoán'],
    ['Strapi-editor1', 'không được chứa họ tên'],
  ];

  it.each(refusals)(
    'rejects passwords of panel users that are %s: %s',
    async (password, reason) => {
      const { email, password: currentPassword } = loginOf('strapi-editor');
      const own = { currentPassword, password };
      const [row] = await api.sql<{ id: number }>('select id from admin_users where email = ?', [
        email,
      ]);
      await mailReset('ma', email);
      const mailed = { resetPasswordToken: 'ma', password };
      const responses = [
        await editor.call<Failed>('/admin/users/me', 'PUT', own),
        await chief.call<Failed>(`/admin/users/${row?.id}`, 'PUT', { password }),
        await outsider(api).call<Failed>('/admin/reset-password', 'POST', mailed),
      ];
      const refused = [400, expect.stringContaining(reason)];
      expect(responses.map(messageOf)).toEqual([refused, refused, refused]);
    },
  );

  it.each([
    ['ngan-2026', 'quá ngắn|ít nhất 10|10 characters'],
    ['matkhau2026', 'rất dễ bị đoán'],
    ['kiem-thu-1987', 'không được chứa họ tên'],
    ['so-0912345678', 'không được chứa họ tên'],
  ])('rejects passwords of members that are %s', async (password, reason) => {
    const { documentId } = await newMember(api);
    const edited = await chief.call<Failed>(`${members}/${documentId}`, 'PUT', { password });
    const made = await chief.call<Failed>(members, 'POST', {
      username: `moi${documentId.slice(-6)}`,
      email: `${documentId}@example.com`,
      fullName: 'Nguyễn Thị Kiểm Thử',
      phone: '0912345678',
      role: { connect: [{ id: await roleIdOf(api, 'authenticated') }] },
      password,
    });
    const refused = [400, expect.stringMatching(reason)];
    expect([edited, made].map(messageOf)).toEqual([refused, refused]);
  });

  it('accepts any other password', async () => {
    const { documentId } = await newMember(api);
    const edited = await chief.call(`${members}/${documentId}`, 'PUT', { password: testPassword });
    expect(edited.status).toBe(200);
  });

  it('invalidates the mailed code when the password of a member changes', async () => {
    const { documentId, email } = await newMember(api);
    await api.sql(
      'update up_users set reset_password_token = ?, reset_password_expires_at = ? where email = ?',
      [digestOf('ma'), new Date(Date.now() + 60_000), email],
    );
    await chief.call(`${members}/${documentId}`, 'PUT', { password: 'Ho-guom-xanh-17' });
    const json = { code: 'ma', password: testPassword, passwordConfirmation: testPassword };
    expect((await callApi(api, '/auth/reset-password', { json })).status).toBe(400);
  });

  describe('the panel login', () => {
    const login = (email: string, password: string) =>
      outsider(api).call<Failed & { data: { token: string } }>('/admin/login', 'POST', {
        email,
        password,
      });

    it('accepts the right password, and responds to any other pair alike', async () => {
      const { email, password } = loginOf('strapi-editor');
      expect((await login(email.toUpperCase(), password)).status).toBe(200);
      const wrong = await login(email, 'Sai-mat-khau-1');
      const unknown = await login('khong-co@example.com', 'Sai-mat-khau-1');
      expect(wrong.status).toBe(400);
      expect(unknown.body).toEqual(wrong.body);
      const lines = () =>
        api
          .log()
          .split('\n')
          .filter((line) => line.includes('Failed login to the panel'));
      await expect
        .poll(lines)
        .toEqual([
          expect.stringContaining('wrong password, account '),
          expect.stringContaining('unknown account, identifier #'),
        ]);
      expect(lines().join()).not.toMatch(/@example|Sai-mat-khau/);
    });
  });

  describe('the second factor', () => {
    const own = '/content-manager/panel/own-factor';
    const author = loginOf('order-staff');

    interface Factor {
      data: { state: string; recoveryCodesLeft: number };
    }
    interface Codes {
      data: { codes: string[] };
    }

    const login = (who: { email: string; password: string }, deviceId?: string) =>
      logInToPanel(api, { ...who, ...(deviceId && { deviceId }) });
    const stateOf = async (user: PanelUser) => (await user.call<Factor>(own)).body.data.state;
    /** Each needs the second factor. */
    const reads = async (user: PanelUser) => {
      const paths = ['/admin/users/me', '/content-manager/init', '/admin/information'];
      return Promise.all(paths.map(async (path) => (await user.call(path)).status));
    };
    const closed = [403, 403, 403];
    const open = [200, 200, 200];
    const prove = async (user: PanelUser, code: string) => {
      await api.sql('update admin_second_factors set last_step = 0');
      return user.call<Failed>(`${own}/prove`, 'POST', { code });
    };

    /** Invited by the chief; the first session, and the codes that the set-up gave. */
    const setUp = async () => {
      await newPanelUser(api, chief, 'order-staff');
      await api.sql(
        'delete from admin_second_factors where user_id = (select id from admin_users where email = ?)',
        [author.email],
      );
      const first = await login(author);
      expect([await stateOf(first), await reads(first)]).toEqual(['needed', closed]);
      const started = await first.call<{ data: { secret: string } }>(`${own}/start`, 'POST', {});
      const { secret } = started.body.data;
      expect((await first.call(`${own}/confirm`, 'POST', { code: '000000' })).status).toBe(400);
      expect(await reads(first)).toEqual(closed);
      const code = codeOf(secret);
      const { status, body } = await first.call<Codes>(`${own}/confirm`, 'POST', { code });
      expect(status).toBe(200);
      return { first, secret, code, codes: body.data.codes };
    };

    it('goes through set-up, use once per login, loss, recovery and replacement', async () => {
      const { first, secret, code, codes } = await setUp();
      expect([await stateOf(first), await reads(first)]).toEqual(['on', open]);
      expect(codes).toHaveLength(10);

      const second = await login(author);
      expect([await stateOf(second), await reads(second)]).toEqual(['unproved', closed]);
      const restart = await second.call(`${own}/start`, 'POST', {
        password: author.password,
        code: codes[0],
      });
      expect(restart.status).toBe(403);
      expect((await second.call(`${own}/prove`, 'POST', { code })).status).toBe(400);
      expect((await prove(second, codeOf(secret))).status).toBe(200);
      expect(await reads(second)).toEqual(open);

      const third = await login(author);
      const recovered = await third.call<{ data: object }>(`${own}/prove`, 'POST', {
        code: codes[0],
      });
      expect(recovered.body.data).toEqual({ recovered: true, recoveryCodesLeft: 9 });
      const again = await (await login(author)).call(`${own}/prove`, 'POST', { code: codes[0] });
      expect(again.status).toBe(400);

      const start = (json: object) =>
        third.call<{ data: { secret: string } }>(`${own}/start`, 'POST', json);
      expect((await start({ password: 'Sai-mat-khau-1', code: codes[1] })).status).toBe(400);
      expect((await start({ password: author.password, code: '' })).status).toBe(400);
      const next = (await start({ password: author.password, code: codes[1] })).body.data.secret;
      const replaced = await third.call<Codes>(`${own}/confirm`, 'POST', { code: codeOf(next) });
      expect(replaced.body.data.codes).toHaveLength(10);
      const fourth = await login(author);
      expect((await prove(fourth, codeOf(secret))).status).toBe(400);
      expect((await prove(fourth, codes[2] ?? '')).status).toBe(400);
      expect((await prove(fourth, codeOf(next))).status).toBe(200);

      const emails = await storedEmails(api, author.email);
      expect(emails.map(({ subject }) => subject)).toEqual([
        'Xác thực hai lớp của trang quản trị đã được thiết lập',
        'Một mã dự phòng của trang quản trị vừa được dùng',
        'Một mã dự phòng của trang quản trị vừa được dùng',
        'Ứng dụng xác thực của trang quản trị đã được đổi',
      ]);
      const [{ id } = { id: 0 }] = await api.sql<{ id: number }>(
        'select id from admin_users where email = ?',
        [author.email],
      );
      const actions = await actionsOf(api, String(id));
      expect(actions.filter((action) => action.startsWith('second_factor'))).toEqual([
        'second_factor_set',
        'second_factor_replaced',
      ]);
      await expect
        .poll(() => api.log())
        .toContain('Failed login to the panel: wrong code, account ');
      expect(api.log()).not.toContain(next);
    });

    it('holds for one login and its refreshes, but not for other logins of the same browser', async () => {
      const deviceId = '6f1f6e0e-6f2c-4a6f-8f0b-0d8f6f5c9a11';
      const login2 = await login(chiefLogin, deviceId);
      expect((await prove(login2, codeOf(enrolledSecret))).status).toBe(200);
      const other = await fetch(`${api.url}/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...chiefLogin, deviceId }),
      });
      const refreshed = async (cookie: string) => {
        const response = await fetch(`${api.url}/admin/access-token`, {
          method: 'POST',
          headers: { cookie },
        });
        const { data } = (await response.json()) as { data: { token: string } };
        return panelUserOf(api, data.token);
      };
      const [cookie = ''] = (other.headers.get('set-cookie') ?? '').split(';');
      const unproved = await refreshed(cookie);
      expect(await reads(unproved)).toEqual(closed);
      expect(await reads(login2)).toEqual(open);
    });

    it('is required after a password reset by email', async () => {
      await mailReset('ma-moi', chiefLogin.email);
      const { body } = await outsider(api).call<{ data: { token: string } }>(
        '/admin/reset-password',
        'POST',
        { resetPasswordToken: 'ma-moi', password: 'Ho-guom-xanh-17' },
      );
      const reset = panelUserOf(api, body.data.token);
      expect([await stateOf(reset), await reads(reset)]).toEqual(['unproved', closed]);
      expect((await prove(reset, codeOf(enrolledSecret))).status).toBe(200);
      chief = reset;
    });

    it('allows only super administrators to reset it, and not their own', async () => {
      const users = '/content-manager/panel/user-factors';
      const list = await chief.call<{ data: { id: number; email: string; on: boolean }[] }>(users);
      const idOf = (email: string) =>
        String(list.body.data.find((user) => user.email === email)?.id);
      const json = { userId: idOf(loginOf('strapi-editor').email), reason: 'Mất điện thoại' };
      expect((await editor.call(users)).status).toBe(403);
      expect((await editor.call(`${users}/reset`, 'POST', json)).status).toBe(403);
      const mine = { ...json, userId: idOf(chiefLogin.email) };
      expect((await chief.call(`${users}/reset`, 'POST', mine)).status).toBe(400);
      expect((await chief.call(`${users}/reset`, 'POST', json)).status).toBe(200);
      expect((await chief.call(`${users}/reset`, 'POST', json)).status).toBe(400);
      expect((await editor.call('/admin/users/me')).status).toBe(401);
      const again = await login(loginOf('strapi-editor'));
      expect([await stateOf(again), await reads(again)]).toEqual(['needed', closed]);
      const emails = await storedEmails(api, loginOf('strapi-editor').email);
      expect(emails.at(-1)?.text).toContain('Lý do: Mất điện thoại');
      await enrollPanelUser(api, loginOf('strapi-editor').email);
      editor = again;
    });

    it('allows a reset on the server for the last super administrator', async () => {
      const script = fileURLToPath(
        new URL('../../scripts/reset-second-factor.mjs', import.meta.url),
      );
      const reset = (email: string) =>
        promisify(execFile)(process.execPath, [script, email, 'Mất cả điện thoại lẫn mã'], {
          env: { ...process.env, ...api.databaseEnv, ENCRYPTION_KEY: testEncryptionKey },
        }).then(
          () => 0,
          ({ code }: { code: number }) => code,
        );
      expect(await reset('khong-co@example.com')).toBe(1);
      expect(await reset(chiefLogin.email)).toBe(0);
      expect(await reset(chiefLogin.email)).toBe(1);
      expect((await chief.call('/admin/users/me')).status).toBe(401);
      const entries = await api.sql<{ actor_name: string }>(
        "select actor_name from audit_entries where action = 'second_factor_reset' order by id",
      );
      expect(entries.at(-1)?.actor_name).toMatch(/^Máy chủ /);
    });

    it('allows at most fifteen guesses', async () => {
      const guesser = await login(loginOf('strapi-editor'));
      const statuses = [];
      for (let guess = 0; guess < 17; guess += 1) {
        statuses.push((await prove(guesser, '123456')).status);
      }
      expect(statuses.slice(0, 15).every((status) => status === 400)).toBe(true);
      expect(statuses.slice(15)).toEqual([429, 429]);
      const byPasskey = { credential: '{}' };
      expect((await guesser.call(`${own}/prove-by-passkey`, 'POST', byPasskey)).status).toBe(429);
    });
  });

  it('sends a reset link that stays valid, a few times at most', async () => {
    const email = loginOf('strapi-editor').email;
    const forgot = async (to: string) =>
      (await outsider(api).call('/admin/forgot-password', 'POST', { email: to })).status;
    const subject = 'Đặt lại mật khẩu trang quản trị';
    const emails = async (to = email) =>
      (await storedEmails(api, to)).filter((message) => message.subject === subject);
    const linkIn = ({ text }: StoredEmail) =>
      /\/auth\/reset-password\?code=(\w+)/.exec(text ?? '')?.[1];
    expect(await forgot('khong-co@example.com')).toBe(204);
    for (let call = 0; call < 5; call += 1) expect(await forgot(email)).toBe(204);
    // The response does not wait for the email.
    expect(await forgot(chiefLogin.email)).toBe(204);
    await expect.poll(() => emails(chiefLogin.email), { timeout: 10_000 }).toHaveLength(1);
    await expect.poll(() => emails(), { timeout: 10_000 }).toHaveLength(3);
    const written = await emails();
    expect(written).toHaveLength(3);
    const [code, ...again] = written.map(linkIn);
    expect(code).toBeTruthy();
    expect(again).toEqual([code, code]);
    const reset = await outsider(api).call('/admin/reset-password', 'POST', {
      resetPasswordToken: code,
      password: 'Ho-guom-xanh-17',
    });
    expect(reset.status).toBe(200);
  });
});
