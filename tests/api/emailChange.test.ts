import { describe, expect, it } from 'vitest';
import { callApi, type Failure } from '../support/api';
import { strictDatabase } from '../support/database';
import { logIn, newMember, registration, testPassword, type TestMember } from '../support/members';
import { storedEmails } from '../support/mail';
import { sharedApi } from '../support/suite';
import { callAs, dataOf, refusalOf } from '../support/callAs';
import { outdateProofs } from '../support/sessions';
import type { AccountSecurity } from '@/data/generated/types';

let made = 0;
const newAddress = () => `moi-${process.pid}-${(made += 1)}@example.com`;

describe.each(strictDatabase)('a change of email address, on %s', (database) => {
  const api = sharedApi({ database });

  const request = (member: TestMember, email: string) =>
    callAs(api, member, '/security/email', { email });
  const confirm = (code: string) => callAs(api, null, '/auth/confirm-email', { code });
  const stop = (code: string) => callAs(api, null, '/auth/stop-email-change', { code });
  const security = (member: TestMember) =>
    dataOf(callAs<AccountSecurity>(api, member, '/security'));
  /** The code in the link of the last email to an address. */
  const codeTo = async (address: string) => {
    const email = (await storedEmails(api, address)).at(-1);
    return /#ma=([0-9A-Z-]{19})/.exec(email?.text ?? '')?.[1] ?? '';
  };
  const addressOf = async ({ id }: TestMember) => {
    const [row] = await api.sql<{ email: string }>('select email from up_users where id = ?', [id]);
    return row?.email;
  };
  const subjectsTo = async (address: string) =>
    (await storedEmails(api, address)).map(({ subject }) => subject);
  const prove = (member: TestMember, password: string) =>
    callAs(api, member, '/security/confirm', { password });

  it('takes effect when the new address is confirmed, and notifies both addresses', async () => {
    const member = await newMember(api);
    const email = newAddress();
    expect((await request(member, email.toUpperCase())).status).toBe(200);
    expect(await addressOf(member)).toBe(member.email);
    expect((await security(member)).emailChange?.email).toBe(email);
    const [warning] = await storedEmails(api, member.email);
    expect(warning?.subject).toBe('Có yêu cầu đổi email của tài khoản');
    expect(warning?.text).not.toContain(email);

    expect((await confirm(await codeTo(email))).status).toBe(200);
    expect(await addressOf(member)).toBe(email);
    expect((await security(member)).emailChange).toBeNull();
    expect(await subjectsTo(member.email)).toEqual([
      'Có yêu cầu đổi email của tài khoản',
      'Email của tài khoản đã được đổi',
    ]);
    expect(await logIn(api, email, testPassword)).toBeTruthy();
  });

  it('requires the password unless it was given within ten minutes', async () => {
    const member = await newMember(api);
    await outdateProofs(api, member);
    const refused = request(member, newAddress());
    expect(await refusalOf(refused)).toEqual([403, 'FreshSessionNeeded']);
    expect((await prove(member, 'khong-phai-mat-khau')).status).toBe(400);
    expect((await request(member, newAddress())).status).toBe(403);
    expect((await prove(member, member.password)).status).toBe(200);
    expect((await request(member, newAddress())).status).toBe(200);
  });

  it('requires the password in the same session', async () => {
    const member = await newMember(api);
    await outdateProofs(api, member);
    const elsewhere = await logIn(api, member.email, member.password);
    expect((await request(member, newAddress())).status).toBe(403);
    expect((await request({ ...member, token: elsewhere }, newAddress())).status).toBe(200);
  });

  it('limits guesses at the password, and logs them as failed logins', async () => {
    const member = await newMember(api);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await prove(member, `khong-phai-${guess}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await prove(member, member.password)).status).toBe(429);
    await expect
      .poll(() => api.log())
      .toContain(`Failed login to the site: wrong password, account ${member.documentId}`);
  });

  it('responds to a registered address as to a free one, and does not reveal it', async () => {
    const [member, other] = [await newMember(api), await newMember(api)];
    const [taken, free] = [await request(member, other.email), await request(other, newAddress())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await security(member)).emailChange?.email).toBe(other.email);
    const email = (await storedEmails(api, other.email)).find(({ subject }) =>
      subject.includes('đã có tài khoản'),
    );
    expect(email?.text).not.toMatch(/#ma=/);
    expect(await storedEmails(api, member.email)).toHaveLength(1);
  });

  it('accepts only the latest code, once and before it expires', async () => {
    const member = await newMember(api);
    const [first, second] = [newAddress(), newAddress()];
    await request(member, first);
    await request(member, second);
    expect((await confirm(await codeTo(first))).status).toBe(400);
    const code = await codeTo(second);
    const responses = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await addressOf(member)).toBe(second);

    const late = newAddress();
    await request(member, late);
    await api.sql('update email_changes set confirm_before = ? where new_email = ?', [
      new Date(Date.now() - 1_000),
      late,
    ]);
    expect((await confirm(await codeTo(late))).status).toBe(400);
  });

  it('yields to a registration of the address, and to a member who confirmed it first', async () => {
    const [member, rival] = [await newMember(api), await newMember(api)];
    const [registered, wanted] = [newAddress(), newAddress()];
    await request(member, registered);
    await callApi(api, '/auth/local/register', { json: registration({ email: registered }) });
    expect(await refusalOf(confirm(await codeTo(registered)))).toEqual([409, 'EmailTaken']);
    expect(await addressOf(member)).toBe(member.email);

    await request(member, wanted);
    const mine = await codeTo(wanted);
    await request(rival, wanted);
    const theirs = await codeTo(wanted);
    const responses = await Promise.all([confirm(mine), confirm(theirs)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gives the address to one of a concurrent change and registration', async () => {
    const member = await newMember(api);
    const email = newAddress();
    await request(member, email);
    const code = await codeTo(email);
    const [changed] = await Promise.all([
      confirm(code),
      callApi(api, '/auth/local/register', { json: registration({ email }) }),
    ]);
    const owners = await api.sql('select id from up_users where email = ?', [email]);
    expect(owners).toHaveLength(1);
    expect((await addressOf(member)) === email).toBe(changed.status === 200);
  });

  it('stops on request of the old address, which ends every session', async () => {
    const member = await newMember(api);
    const email = newAddress();
    await request(member, email);
    expect((await stop(await codeTo(member.email))).status).toBe(200);
    expect((await confirm(await codeTo(email))).status).toBe(400);
    expect(await addressOf(member)).toBe(member.email);
    expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(401);
  });

  it('restores the old address once, even after a second change', async () => {
    const member = await newMember(api);
    const [second, third] = [newAddress(), newAddress()];
    await request(member, second);
    const code = await codeTo(member.email);
    await confirm(await codeTo(second));
    await request(member, third);
    const thiefsCode = await codeTo(second);
    await confirm(await codeTo(third));
    expect((await stop(code)).status).toBe(200);
    expect(await addressOf(member)).toBe(member.email);
    expect((await stop(code)).status).toBe(400);
    expect((await stop(thiefsCode)).status).toBe(400);
    expect(await addressOf(member)).toBe(member.email);
  });

  it('invalidates a password code sent before', async () => {
    const member = await newMember(api);
    await api.sql(
      'update up_users set reset_password_token = ?, reset_password_expires_at = ? where email = ?',
      ['x', new Date(Date.now() + 600_000), member.email],
    );
    const email = newAddress();
    await request(member, email);
    await confirm(await codeTo(email));
    const [row] = await api.sql('select reset_password_token from up_users where email = ?', [
      email,
    ]);
    expect(row).toEqual({ reset_password_token: null });
  });

  it('limits the emails that a member can trigger', async () => {
    const member = await newMember(api);
    const statuses: number[] = [];
    for (let requested = 0; requested < 6; requested += 1) {
      statuses.push((await request(member, newAddress())).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('requires the password for a phone number, and notifies the mailbox; other fields need neither', async () => {
    const member = await newMember(api);
    await outdateProofs(api, member);
    const save = (phone: string) => {
      const json = { fullName: 'Nguyễn Văn Mới', phone };
      return callApi<Failure>(api, '/users/me', { method: 'PUT', token: member.token, json });
    };
    expect((await save('0912345678')).status).toBe(200);
    expect(await refusalOf(save('0987654321'))).toEqual([403, 'FreshSessionNeeded']);
    await prove(member, member.password);
    expect((await save('0987654321')).status).toBe(200);
    expect(await subjectsTo(member.email)).toEqual(['Số điện thoại của tài khoản đã được đổi']);
  });
});
