import { describe, expect, it } from 'vitest';
import type { AccountSecurity, SecondFactorSetup } from '@/data/generated/types';
import { callApi, type Failure } from '../support/api';
import { auditOf } from '../support/audit';
import { callAs, refusalOf, refusedFieldOf } from '../support/callAs';
import { strictDatabase } from '../support/database';
import {
  logIn,
  newMember,
  newStaff,
  newUnsecuredStaff,
  setRole,
  testPassword,
  type TestMember,
} from '../support/members';
import { newChief, outsider } from '../support/staff';
import { storedEmails } from '../support/mail';
import {
  addPasskey,
  creationOptions,
  loginOptions,
  newCredential,
  newPasskey,
  passkeysOf,
  savePasskey,
  codeOf,
  newSecured,
  secure,
} from '../support/secondFactor';
import { sharedApi } from '../support/suite';

describe.each(strictDatabase)('the second factor, on %s', (database) => {
  const api = sharedApi({ database });
  const post = <Data>(path: string, token: string | undefined, json: object = {}) =>
    callAs<Data>(api, token ? { token } : null, path, json);
  const give = ({ email }: TestMember) =>
    callApi<{ jwt: string | null; challenge: string; user: unknown }>(api, '/auth/local', {
      json: { identifier: email, password: testPassword },
    });
  const submitCode = (challenge: string, code: string) =>
    callApi<{ jwt: string } & Failure>(api, '/auth/local/second-factor', {
      json: { challenge, code },
    });
  const start = async ({ token }: TestMember) =>
    (await post<SecondFactorSetup>('/security/second-factor/start', token)).body.data;
  const security = async (token: string) =>
    (await callAs<AccountSecurity>(api, { token }, '/security')).body.data;
  const challengeOf = async (member: TestMember) => (await give(member)).body.challenge;
  /** Logs in with the password and a code. */
  const enter = async (member: TestMember, code = '') =>
    submitCode(await challengeOf(member), code);

  it('stays off until a code of the authenticator app is confirmed', async () => {
    const member = await newMember(api);
    const { secret, uri } = await start(member);
    expect(uri).toContain(`secret=${secret}`);
    expect(await security(member.token)).toMatchObject({ secondFactor: 'off' });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    const refused = await post('/security/second-factor/confirm', member.token, { code: wrong });
    expect(refused.status).toBe(400);
    expect((await give(member)).body.jwt).toBeTruthy();
  });

  it('generates ten recovery codes, and stores digests and an encrypted secret', async () => {
    const member = await newSecured(api);
    const { secret, codes } = member;
    expect(new Set(codes).size).toBe(10);
    expect(await security(member.token)).toEqual({
      emailChange: null,
      secondFactor: 'on',
      hasApp: true,
      recoveryCodesLeft: 10,
    });
    const rows = JSON.stringify([
      await api.sql('select * from second_factors'),
      await api.sql('select * from recovery_codes'),
    ]);
    const readable = [secret, ...codes].filter((text) => rows.includes(text));
    expect(readable).toEqual([]);
    expect((await storedEmails(api, member.email)).map(({ subject }) => subject)).toEqual([
      'Xác thực hai lớp đã được bật',
    ]);
  });

  it('is required at login, and reveals no account details before', async () => {
    const member = await newSecured(api);
    const { secret } = member;
    const first = await give(member);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ jwt: null, challenge: expect.any(String), user: null });
    expect(first.headers.getSetCookie()).toEqual([]);
    const second = await submitCode(first.body.challenge, codeOf(secret));
    expect(second.status).toBe(200);
    const { status } = await callApi(api, '/users/me', { token: second.body.jwt });
    expect(status).toBe(200);
  });

  it('accepts a challenge once, even from concurrent calls', async () => {
    const member = await newSecured(api);
    const { secret, codes } = member;
    const challenge = await challengeOf(member);
    const responses = await Promise.all([
      submitCode(challenge, codeOf(secret)),
      submitCode(challenge, codes[0] ?? ''),
      submitCode(challenge, codes[1] ?? ''),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const replay = submitCode(challenge, codes[2] ?? '');
    expect(await refusalOf(replay)).toEqual([400, 'ChallengeOver']);
    // What lost the race was not spent.
    expect((await security(member.token)).recoveryCodesLeft).toBeGreaterThanOrEqual(9);
  });

  it('accepts a code of the app once, and no earlier one', async () => {
    const member = await newSecured(api);
    const { secret } = member;
    const code = codeOf(secret);
    const first = await enter(member, code);
    const again = await enter(member, code);
    const before = await enter(member, codeOf(secret, -1));
    expect([first.status, again.status, before.status]).toEqual([200, 400, 400]);
  });

  it('accepts a recovery code once, even from concurrent calls, and notifies by email', async () => {
    const member = await newSecured(api);
    const { codes } = member;
    const [one, other] = [await challengeOf(member), await challengeOf(member)];
    const code = (codes[3] ?? '').toLowerCase().replace('-', ' ');
    const responses = await Promise.all([submitCode(one, code), submitCode(other, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await security(member.token)).recoveryCodesLeft).toBe(9);
    expect((await storedEmails(api, member.email)).at(-1)?.subject).toBe(
      'Một mã dự phòng vừa được dùng',
    );
  });

  it('invalidates a challenge after five wrong codes, five minutes, a block or a password change', async () => {
    const member = await newSecured(api);
    const { secret } = member;
    const guessed = await challengeOf(member);
    for (let guess = 0; guess < 5; guess += 1) await submitCode(guessed, 'XXXXX-XXXXX');
    const late = await challengeOf(member);
    await api.sql('update login_challenges set expires_at = ?', [new Date(Date.now() - 1_000)]);
    const ended = await challengeOf(member);
    await api.sql('update up_users set password = ? where email = ?', ['$2a$04$x', member.email]);
    for (const challenge of [guessed, late, ended, 'unknown']) {
      const response = submitCode(challenge, codeOf(secret));
      expect(await refusalOf(response)).toEqual([400, 'ChallengeOver']);
    }
  });

  it('limits guesses at the codes of one account, whatever the number of logins, and logs them', async () => {
    const member = await newSecured(api);
    const { codes } = member;
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const challenge = await challengeOf(member);
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await submitCode(challenge, 'XXXXX-XXXXX')).status);
      }
    }
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429]);
    expect((await enter(member, codes[0])).status).toBe(429);
    await expect.poll(() => api.log()).toContain(`wrong code, account ${member.documentId}`);
  });

  it('explains a code rejected because of a wrong clock, at login and set-up', async () => {
    const member = await newSecured(api);
    const steps = [-10, 10, -40, 40];
    const messages: string[] = [];
    for (const step of steps) {
      const { status, body } = await enter(member, codeOf(member.secret, step));
      expect(status).toBe(400);
      messages.push(body.error.message);
    }
    expect(messages.map((message) => message.includes('Đặt ngày giờ tự động'))).toEqual([
      false, // Before the code that set it up, which was used.
      true,
      false,
      false,
    ]);
    const [row] = await api.sql<{ refused_step: number | string }>(
      'select refused_step from second_factors where user_id = ?',
      [member.id],
    );
    expect(Math.abs(Number(row?.refused_step) - Math.floor(Date.now() / 30_000) - 10)).toBeLessThan(
      3,
    );
    // As if it had become due: its recipients would have been notified by now.
    const code = codeOf(member.secret);
    await api.sql('update second_factors set refused_step = ?', [Math.floor(Date.now() / 30_000)]);
    expect((await enter(member, code)).status).toBe(400);

    const other = await newMember(api);
    const { secret } = await start(other);
    const late = await post('/security/second-factor/confirm', other.token, {
      code: codeOf(secret, -12),
    });
    expect(late.body.error.message).toContain('Đặt ngày giờ tự động');
  });

  it('requires the password and a code for any change', async () => {
    const member = await newSecured(api);
    const { secret } = member;
    await api.sql('update login_sessions set fresh_until = ?', [new Date(0)]);
    const off = () => post('/security/second-factor/off', member.token);
    expect((await off()).body.error.name).toBe('FreshSessionNeeded');
    const prove = (json: object) => post('/security/confirm', member.token, json);
    expect(await refusedFieldOf(prove({ password: testPassword }))).toEqual([400, 'code']);
    expect((await prove({ password: testPassword, code: 'XXXXX-XXXXX' })).status).toBe(400);
    expect((await prove({ password: 'khong-phai', code: codeOf(secret) })).status).toBe(400);
    expect((await off()).status).toBe(403);
    expect((await prove({ password: testPassword, code: codeOf(secret) })).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect((await off()).status).toBe(409);
    expect((await give(member)).body.jwt).toBeTruthy();
  });

  it('replaces all recovery codes', async () => {
    const member = await newSecured(api);
    const { codes } = member;
    const { body } = await post<{ codes: string[] }>('/security/second-factor/codes', member.token);
    expect(body.data.codes.filter((code) => codes.includes(code))).toEqual([]);
    const old = await enter(member, codes[0]);
    const fresh = await enter(member, body.data.codes[0]);
    expect([old.status, fresh.status]).toEqual([400, 200]);
  });

  it('invalidates the previous app after a new secret', async () => {
    const member = await newMember(api);
    const [first, second] = [await start(member), await start(member)];
    const confirm = (code: string) =>
      post('/security/second-factor/confirm', member.token, { code });
    expect((await confirm(codeOf(first.secret))).status).toBe(400);
    expect((await confirm(codeOf(second.secret))).status).toBe(200);
  });

  it('moves to another app, and accepts the old one until the new one is confirmed', async () => {
    const member = await newSecured(api);
    const { secret } = await start(member);
    const early = enter(member, codeOf(secret));
    expect(await refusalOf(early)).toEqual([400, 'ValidationError']);
    expect((await enter(member, codeOf(member.secret))).status).toBe(200);
    const moved = await post<{ codes: string[] }>('/security/second-factor/confirm', member.token, {
      code: codeOf(secret),
    });
    expect(moved.status).toBe(200);
    const [old, oldCode, app, code] = [
      await enter(member, codeOf(member.secret, 1)),
      await enter(member, member.codes[0]),
      await enter(member, codeOf(secret, 1)),
      await enter(member, moved.body.data.codes[0]),
    ];
    expect([old, oldCode, app, code].map(({ status }) => status)).toEqual([400, 400, 200, 200]);
    expect((await storedEmails(api, member.email)).map(({ subject }) => subject)).toContain(
      'Ứng dụng xác thực đã được đổi',
    );
  });

  describe('for staff', () => {
    const calls = ['/analysis?from=2026-01-01&to=2026-01-31', '/analysis/users'];
    const outcomes = async (token: string) =>
      Promise.all(
        calls.map(async (path) => {
          const { status, body } = await callApi<Partial<Failure>>(api, path, { token });
          return [status, body.error?.name];
        }),
      );
    const refused = calls.map(() => [403, 'SecondFactorRequired']);
    const responses = calls.map(() => [200, undefined]);

    it('is required before any staff call', async () => {
      const staff = await newUnsecuredStaff(api);
      expect(await outcomes(staff.token)).toEqual(refused);
      expect(await security(staff.token)).toMatchObject({ secondFactor: 'needed' });
      await secure(api, staff);
      expect(await outcomes(staff.token)).toEqual(responses);
      expect(await security(staff.token)).toMatchObject({ secondFactor: 'on' });
    });

    it('is verified in each session, at login or afterwards', async () => {
      const before = await newUnsecuredStaff(api);
      const elsewhere = await logIn(api, before.email, testPassword);
      const staff = await secure(api, before);
      expect(await outcomes(elsewhere)).toEqual(refused);
      expect(await security(elsewhere)).toMatchObject({ secondFactor: 'unproved' });
      const { jwt } = (await enter(staff, codeOf(staff.secret))).body;
      expect(await outcomes(jwt)).toEqual(responses);
      const password = testPassword;
      await post('/security/confirm', elsewhere, { password });
      expect(await outcomes(elsewhere)).toEqual(refused);
      const proof = { password, code: staff.codes[0] };
      expect((await post('/security/confirm', elsewhere, proof)).status).toBe(200);
      expect(await outcomes(elsewhere)).toEqual(responses);
    });

    it('stays verified in the session that follows a password change', async () => {
      const staff = await newStaff(api);
      const password = 'Mot-mat-khau-khac-26';
      const { body } = await callApi<{ jwt: string }>(api, '/auth/change-password', {
        token: staff.token,
        json: { currentPassword: testPassword, password, passwordConfirmation: password },
      });
      expect(await outcomes(body.jwt)).toEqual(responses);
    });

    it('stays on if staff try to turn it off', async () => {
      const staff = await newStaff(api);
      const off = post('/security/second-factor/off', staff.token);
      expect(await refusalOf(off)).toEqual([409, 'StaffSecondFactor']);
      expect(await outcomes(staff.token)).toEqual(responses);
    });

    it('is required of an account that becomes staff, and of no other member', async () => {
      const member = await newMember(api);
      expect(await security(member.token)).toMatchObject({ secondFactor: 'off' });
      await setRole(api, member.id, 'staff');
      expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(401);
      const again = await logIn(api, member.email, testPassword);
      expect(await outcomes(again)).toEqual(refused);
    });

    it('is reset by another staff member, with a reason, an email and a log entry', async () => {
      const [lost, helper] = [await newStaff(api), await newStaff(api)];
      const path = '/security/second-factor/reset';
      const json = { userId: lost.documentId, reason: 'Điện thoại rơi xuống hồ' };
      expect((await post(path, lost.token, json)).body.error.name).toBe('OwnAccount');
      const nobody = await post(path, helper.token, { ...json, userId: 'khong-co' });
      expect(nobody.status).toBe(404);
      expect((await post(path, helper.token, { ...json, reason: '' })).status).toBe(400);
      const apiResponses = await Promise.all([
        post(path, helper.token, json),
        post(path, helper.token, json),
      ]);
      expect(apiResponses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await callApi(api, '/users/me', { token: lost.token })).status).toBe(401);
      const again = await logIn(api, lost.email, testPassword);
      expect(await outcomes(again)).toEqual(refused);
      expect(await security(again)).toMatchObject({ secondFactor: 'needed', recoveryCodesLeft: 0 });
      const emails = await storedEmails(api, lost.email);
      expect(emails.at(-1)?.subject).toBe('Xác thực hai lớp đã được Viện đặt lại');
      expect(emails.at(-1)?.text).toContain('Lý do: Điện thoại rơi xuống hồ');
      expect(await auditOf(api, lost.documentId)).toMatchObject([
        { action: 'second_factor_reset', actor_id: helper.documentId, reason: json.reason },
      ]);
    });

    it('is reset by an administrator in the panel', async () => {
      const chief = await newChief(api);
      const lost = await newSecured(api);
      const path = '/content-manager/panel/second-factor/reset';
      const json = { userId: lost.documentId, reason: 'Đã gặp tại văn phòng' };
      expect((await outsider(api).call(path, 'POST', json)).status).toBe(401);
      expect((await chief.call(path, 'POST', json)).status).toBe(200);
      expect((await give(lost)).body.jwt).toBeTruthy();
    });
  });

  describe('a passkey', () => {
    const logInBy = (credential: string) =>
      callApi<{ jwt: string } & Failure>(api, '/auth/passkey', { json: { credential } });
    const refused = [400, 'PasskeyRefused'];

    it('logs in without a password, and is a second factor for the password', async () => {
      const member = await newMember(api);
      const passkey = newPasskey();
      const credential = passkey.create(await creationOptions(api, member));
      const added = await savePasskey(api, member, credential);
      expect(added.body.data.codes).toHaveLength(10);
      expect(await security(member.token)).toMatchObject({
        secondFactor: 'on',
        hasApp: false,
        recoveryCodesLeft: 10,
      });
      const login = await logInBy(passkey.get(await loginOptions(api)));
      expect(login.status).toBe(200);
      expect(await passkeysOf(api, { token: login.body.jwt })).toMatchObject([
        { name: 'Điện thoại', lastUsedAt: expect.any(String) as string },
      ]);
      expect((await give(member)).body.jwt).toBeNull();
      const recovered = await enter(member, added.body.data.codes[0]);
      expect(recovered.status).toBe(200);
      const emails = await storedEmails(api, member.email);
      expect(emails.map(({ subject }) => subject)).toContain('Một khoá truy cập đã được thêm');
      await expect
        .poll(() => api.log())
        .toContain(`Login to the site: account ${member.documentId}`);
    });

    it('accepts each challenge once, even from concurrent calls, and only its own', async () => {
      const member = await newMember(api);
      const passkey = await addPasskey(api, member);
      const credential = passkey.get(await loginOptions(api));
      const twice = await Promise.all([logInBy(credential), logInBy(credential)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await refusalOf(logInBy(credential))).toEqual(refused);
      const forAdding = JSON.parse(await creationOptions(api, member)) as { challenge: string };
      const mixed = JSON.stringify({ challenge: forAdding.challenge, rpId: 'localhost' });
      expect(await refusalOf(logInBy(passkey.get(mixed)))).toEqual(refused);
      const late = passkey.get(await loginOptions(api));
      await api.sql('update passkey_challenges set expires_at = ?', [new Date(0)]);
      expect(await refusalOf(logInBy(late))).toEqual(refused);
    });

    it('rejects a foreign origin, a missing verification, an unknown key and a lower counter', async () => {
      const member = await newMember(api);
      const stranger = newPasskey('https://vien-ktnb.example.net');
      const foreign = stranger.create(await creationOptions(api, member));
      expect(await refusalOf(savePasskey(api, member, foreign))).toEqual(refused);
      expect(await refusalOf(logInBy(newPasskey().get(await loginOptions(api))))).toEqual(refused);
      const passkey = await addPasskey(api, member);
      const PRESENT_ONLY = 0x01;
      const unverified = passkey.get(await loginOptions(api), PRESENT_ONLY);
      expect(await refusalOf(logInBy(unverified))).toEqual(refused);
      passkey.counter = 7;
      expect((await logInBy(passkey.get(await loginOptions(api)))).status).toBe(200);
      expect(await refusalOf(logInBy(passkey.get(await loginOptions(api))))).toEqual(refused);
    });

    it('refuses a blocked account', async () => {
      const member = await newMember(api);
      const passkey = await addPasskey(api, member);
      await api.sql('update up_users set blocked = ? where email = ?', [true, member.email]);
      const response = logInBy(passkey.get(await loginOptions(api)));
      expect(await refusalOf(response)).toEqual([403, 'AccountBlocked']);
    });

    it('requires a fresh session to add and remove passkeys, confirmed by the member’s own passkey', async () => {
      const [member, other] = [await newMember(api), await newMember(api)];
      const passkey = await addPasskey(api, member);
      const [{ documentId: id } = { documentId: '' }] = await passkeysOf(api, member);
      const stale = () => api.sql('update login_sessions set fresh_until = ?', [new Date(0)]);
      await stale();
      for (const path of ['start', 'add', 'remove']) {
        const response = post(`/security/passkeys/${path}`, member.token, { id });
        expect(await refusalOf(response), path).toEqual([403, 'FreshSessionNeeded']);
      }
      const confirm = async ({ token }: TestMember) =>
        post('/security/confirm-passkey', token, {
          credential: passkey.get(await loginOptions(api)),
        });
      expect((await confirm(other)).status).toBe(400);
      expect((await confirm(member)).status).toBe(200);
      expect((await post('/security/passkeys/remove', other.token, { id })).status).toBe(403);
      expect((await post('/security/passkeys/remove', member.token, { id })).status).toBe(200);
      expect(await security(member.token)).toMatchObject({
        secondFactor: 'off',
        recoveryCodesLeft: 0,
      });
      expect(await refusalOf(logInBy(passkey.get(await loginOptions(api))))).toEqual(refused);
    });

    it('satisfies the requirement for staff, who cannot remove their last second factor', async () => {
      const staff = await newUnsecuredStaff(api);
      const read = async (token: string) =>
        (await callApi(api, '/analysis/users', { token })).status;
      expect(await read(staff.token)).toBe(403);
      const passkey = await addPasskey(api, staff);
      expect(await read(staff.token)).toBe(200);
      const { body } = await logInBy(passkey.get(await loginOptions(api)));
      expect(await read(body.jwt)).toBe(200);
      const [own] = await passkeysOf(api, staff);
      const json = { id: own?.documentId };
      const last = post('/security/passkeys/remove', staff.token, json);
      expect(await refusalOf(last)).toEqual([409, 'StaffSecondFactor']);
      expect(await passkeysOf(api, staff)).toHaveLength(1);
    });

    it('is removed when the second factor is turned off, and limited to ten', async () => {
      const member = await newMember(api);
      for (let count = 0; count < 10; count += 1) await addPasskey(api, member);
      const eleventh = savePasskey(api, member, await newCredential(api, member));
      expect(await refusalOf(eleventh)).toEqual([409, 'TooManyPasskeys']);
      expect((await post('/security/second-factor/off', member.token)).status).toBe(200);
      expect(await passkeysOf(api, member)).toEqual([]);
    });
  });
});
