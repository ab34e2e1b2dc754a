import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../cms/src/auth/resetCodeText';
import { callApi } from '../server/callApi';
import { databases } from '../server/database';
import { newMember, testPassword } from '../server/members';
import { loginOf, newChief, newPanelUser, outsider, type PanelUser } from '../server/panelUsers';
import { startApi, type TestApi } from '../server/startApi';
import { storedLetters, type StoredLetter } from './letters';

const members = '/content-manager/collection-types/plugin::users-permissions.user';

interface Failed {
  error: { message: string; details: { errors?: { path: string[] }[] } };
}

describe.each(databases)('passwords in the panel, on %s', (database) => {
  let api: TestApi;
  let chief: PanelUser;
  let editor: PanelUser;

  beforeAll(async () => {
    api = await startApi({ database });
    const weak = { firstname: 'Minh', lastname: 'Hoàng', email: 'minhhoang@example.com' };
    const refused = await outsider(api).call<Failed>('/admin/register-admin', 'POST', {
      ...weak,
      password: 'Minh-Hoang-1987',
    });
    expect([refused.status, refused.body.error.details.errors?.[0]?.path]).toEqual([
      400,
      ['password'],
    ]);
    chief = await newChief(api);
    editor = await newPanelUser(api, chief, 'strapi-editor');
  });
  afterAll(() => api?.stop());

  const refusals: [string, string][] = [
    ['Ngan-2026', 'ít nhất 10 ký tự'],
    ['Password2026', 'rất dễ bị đoán'],
    ['Strapi-editor1', 'không được chứa họ tên'],
  ];

  it.each(refusals)('of its users are not %s: %s', async (password, reason) => {
    const own = await editor.call<Failed>('/admin/users/me', 'PUT', {
      currentPassword: loginOf('strapi-editor').password,
      password,
    });
    expect([own.status, own.body.error.message]).toEqual([400, expect.stringContaining(reason)]);
    const [row] = await api.sql<{ id: number }>('select id from admin_users where email = ?', [
      loginOf('strapi-editor').email,
    ]);
    const byChief = await chief.call<Failed>(`/admin/users/${row?.id}`, 'PUT', { password });
    expect([byChief.status, byChief.body.error.message]).toEqual([
      400,
      expect.stringContaining(reason),
    ]);
    await api.sql(
      'update admin_users set reset_password_token = ?, reset_password_token_expires_at = ? where id = ?',
      ['ma', database === 'sqlite' ? Date.now() + 60_000 : new Date(Date.now() + 60_000), row?.id],
    );
    const byMail = await outsider(api).call<Failed>('/admin/reset-password', 'POST', {
      resetPasswordToken: 'ma',
      password,
    });
    expect([byMail.status, byMail.body.error.message]).toEqual([
      400,
      expect.stringContaining(reason),
    ]);
  });

  it.each([
    ['ngan-2026', 'quá ngắn|ít nhất 10|10 characters'],
    ['matkhau2026', 'rất dễ bị đoán'],
    ['kiem-thu-1987', 'không được chứa họ tên'],
    ['so-0912345678', 'không được chứa họ tên'],
  ])('of members are not %s', async (password, reason) => {
    const { documentId } = await newMember(api);
    const edited = await chief.call<Failed>(`${members}/${documentId}`, 'PUT', { password });
    expect([edited.status, edited.body.error.message]).toEqual([
      400,
      expect.stringMatching(reason),
    ]);
    const [role] = await api.sql<{ id: number }>(
      "select id from up_roles where type = 'authenticated'",
    );
    const made = await chief.call<Failed>(members, 'POST', {
      username: `moi${documentId.slice(-6)}`,
      email: `${documentId}@example.com`,
      fullName: 'Nguyễn Thị Kiểm Thử',
      phone: '0912345678',
      role: { connect: [{ id: role?.id }] },
      password,
    });
    expect([made.status, made.body.error.message]).toEqual([400, expect.stringMatching(reason)]);
  });

  it('may be any other', async () => {
    const { documentId } = await newMember(api);
    const edited = await chief.call(`${members}/${documentId}`, 'PUT', { password: testPassword });
    expect(edited.status).toBe(200);
  });

  it('of members end the code mailed before', async () => {
    const { documentId, email } = await newMember(api);
    await api.sql(
      'update up_users set reset_password_token = ?, reset_password_expires_at = ? where email = ?',
      [
        digestOf('ma'),
        database === 'sqlite' ? Date.now() + 60_000 : new Date(Date.now() + 60_000),
        email,
      ],
    );
    await chief.call(`${members}/${documentId}`, 'PUT', { password: 'Ho-guom-xanh-17' });
    const json = { code: 'ma', password: testPassword, passwordConfirmation: testPassword };
    expect((await callApi(api, '/auth/reset-password', { json })).status).toBe(400);
  });

  describe('its login', () => {
    const login = (email: string, password: string) =>
      outsider(api).call<Failed & { data: { token: string } }>('/admin/login', 'POST', {
        email,
        password,
      });

    it('opens to the right password, and answers every other pair alike', async () => {
      const { email, password } = loginOf('strapi-editor');
      expect((await login(email.toUpperCase(), password)).status).toBe(200);
      const wrong = await login(email, 'Sai-mat-khau-1');
      const unknown = await login('khong-co@example.com', 'Sai-mat-khau-1');
      expect(wrong.status).toBe(400);
      expect(unknown.body).toEqual(wrong.body);
      const lines = api
        .log()
        .split('\n')
        .filter((line) => line.includes('Failed login to the panel'));
      expect(lines).toEqual([
        expect.stringContaining('wrong password, account '),
        expect.stringContaining('unknown account, identifier #'),
      ]);
      expect(lines.join()).not.toMatch(/@example|Sai-mat-khau/);
    });
  });

  it('a forgotten one is mailed by a link that stays good, a few times at most', async () => {
    const email = loginOf('strapi-editor').email;
    const forgot = async (to: string) =>
      (await outsider(api).call('/admin/forgot-password', 'POST', { email: to })).status;
    const letters = () => storedLetters(api, email);
    const linkIn = ({ text }: StoredLetter) =>
      /\/auth\/reset-password\?code=(\w+)/.exec(text ?? '')?.[1];
    expect(await forgot('khong-co@example.com')).toBe(204);
    for (let call = 0; call < 5; call += 1) expect(await forgot(email)).toBe(204);
    await expect.poll(letters, { timeout: 10_000 }).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const written = await letters();
    expect(written).toHaveLength(3);
    expect(written[0]?.subject).toBe('Đặt lại mật khẩu trang quản trị');
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
