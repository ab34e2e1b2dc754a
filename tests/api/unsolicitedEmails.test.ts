import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { newMember, registration } from '../support/members';
import { storedEmails, type StoredEmail } from '../support/mail';
import { sharedApi } from '../support/suite';

const newPassword = 'Sao-mai-len-som-26';

/** Emails that anyone can send to any address. */
describe.each(strictDatabase)('an unsolicited email, on %s', (database) => {
  const api = sharedApi({ database, env: { PUBLIC_URL: 'https://vien.example' } });
  let requested = 0;

  /** Each call comes from a different IP address. */
  const call = (path: string, json: object) => {
    requested += 1;
    return callApi(api, path, { json, headers: { 'X-Forwarded-For': `10.0.${requested}.1` } });
  };
  const forgot = (email: string) => call('/auth/forgot-password', { email });
  const written = async (to: string, count: number): Promise<StoredEmail[]> => {
    await expect.poll(() => storedEmails(api, to), { timeout: 10_000 }).toHaveLength(count);
    return storedEmails(api, to);
  };
  const codeIn = (email?: StoredEmail) => /code=([\w-]+)/.exec(email?.text ?? '')?.[1];

  it('contains nothing that a stranger typed when registering the address', async () => {
    const { email } = await newMember(api);
    // As registered before names were validated.
    await api.sql('update up_users set full_name = ? where email = ?', [
      'Trúng thưởng! http://evil.example/x\n\nXem ngay',
      email,
    ]);
    await forgot(email);
    const [message] = await written(email, 1);
    expect(message?.text).toContain('https://vien.example/reset-password?code=');
    expect(message?.text).not.toContain('Trúng thưởng');
    expect(message?.html).not.toContain('Trúng thưởng');
    const code = codeIn(message);
    expect(message?.text).toContain(
      `${code} tại trang https://vien.example/tai-khoan/khoi-phuc-mat-khau`,
    );
    expect(message?.html).toContain(`https://vien.example/reset-password?code=${code}`);
  });

  it('limits emails to one address, whatever call triggers them, and replaces none by another', async () => {
    const { email } = await newMember(api);
    for (let call = 0; call < 6; call += 1) {
      const known = registration({ email });
      expect((await callApi(api, '/auth/local/register', { json: known })).status).toBe(200);
    }
    for (let call = 0; call < 12; call += 1) expect((await forgot(email)).status).toBe(200);
    await written(email, 4);
    // Emails are sent in any order after the responses: another one would have arrived by now.
    const { email: other } = await newMember(api);
    await forgot(other);
    await written(other, 1);
    const subjects = (await written(email, 4)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Đặt lại mật khẩu')).toHaveLength(3);
  });

  it('keeps a mailed code valid, and sends it again', async () => {
    const { email } = await newMember(api);
    await forgot(email);
    await written(email, 1);
    await forgot(email);
    const [first, second] = await written(email, 2);
    const code = codeIn(first);
    expect(first?.text).toContain('trong vòng 10 phút');
    expect(codeIn(second)).toBe(code);
    const reset = () =>
      call('/auth/reset-password', {
        code,
        password: newPassword,
        passwordConfirmation: newPassword,
      });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    await forgot(email);
    const [, , third] = await written(email, 3);
    expect(codeIn(third)).not.toBe(code);
  });
});
