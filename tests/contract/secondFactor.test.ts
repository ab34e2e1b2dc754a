import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, type Answer, type Failure } from '../server/callApi';
import { strictDatabase } from '../server/database';
import {
  logIn,
  newMember,
  newStaff,
  newUnsecuredStaff,
  testPassword,
  type TestMember,
} from '../server/members';
import { newChief, outsider } from '../server/panelUsers';
import { borrowApi } from '../server/borrowApi';
import type { TestApi } from '../server/startApi';
import { storedLetters } from './letters';
import {
  addPasskey,
  creationOptions,
  loginOptions,
  newCredential,
  newPasskey,
  passkeysOf,
  savePasskey,
} from './passkeyFixtures';
import { codeOf, newSecured, secure } from './secondFactor';

type Reply<Data> = Promise<Answer<{ data: Data; error: Failure['error'] }>>;

describe.each(strictDatabase)('the second factor, on %s', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await borrowApi({ database });
  });
  afterAll(() => api?.stop());

  const post = <Data>(path: string, token: string | undefined, json: object = {}): Reply<Data> =>
    callApi(api, path, { token, json });
  const give = ({ email }: TestMember) =>
    callApi<{ jwt: string | null; challenge: string; user: unknown }>(api, '/auth/local', {
      json: { identifier: email, password: testPassword },
    });
  const answer = (challenge: string, code: string) =>
    callApi<{ jwt: string } & Failure>(api, '/auth/local/second-factor', {
      json: { challenge, code },
    });
  const start = async ({ token }: TestMember) =>
    (await post<{ secret: string; uri: string }>('/security/second-factor/start', token)).body.data;
  const security = async (token: string) =>
    (
      await callApi<{ data: { secondFactor: string; recoveryCodesLeft: number } }>(
        api,
        '/security',
        { token },
      )
    ).body.data;

  const challengeOf = async (member: TestMember) => (await give(member)).body.challenge;

  it('is off until the app has shown that it works', async () => {
    const member = await newMember(api);
    const { secret, uri } = await start(member);
    expect(uri).toContain(`secret=${secret}`);
    expect(await security(member.token)).toMatchObject({ secondFactor: 'off' });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    const refused = await post('/security/second-factor/confirm', member.token, { code: wrong });
    expect(refused.status).toBe(400);
    expect((await give(member)).body.jwt).toBeTruthy();
  });

  it('is set up with ten recovery codes, kept as digests, its secret sealed', async () => {
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
    expect((await storedLetters(api, member.email)).map(({ subject }) => subject)).toEqual([
      'Xác thực hai lớp đã được bật',
    ]);
  });

  it('is asked for at the login, which tells nothing before', async () => {
    const member = await newSecured(api);
    const { secret } = member;
    const first = await give(member);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ jwt: null, challenge: expect.any(String), user: null });
    expect(first.headers.getSetCookie()).toEqual([]);
    const second = await answer(first.body.challenge, codeOf(secret));
    expect(second.status).toBe(200);
    const { status } = await callApi(api, '/users/me', { token: second.body.jwt });
    expect(status).toBe(200);
  });

  it('takes a challenge once, also from two at the same moment', async () => {
    const member = await newSecured(api);
    const { secret, codes } = member;
    const challenge = await challengeOf(member);
    const answers = await Promise.all([
      answer(challenge, codeOf(secret)),
      answer(challenge, codes[0] ?? ''),
      answer(challenge, codes[1] ?? ''),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const replay = await answer(challenge, codes[2] ?? '');
    expect([replay.status, replay.body.error.name]).toEqual([400, 'ChallengeOver']);
    // What lost the race was not spent.
    expect((await security(member.token)).recoveryCodesLeft).toBeGreaterThanOrEqual(9);
  });

  it('takes a code of the app once, and none from before it', async () => {
    const member = await newSecured(api);
    const { secret } = member;
    const code = codeOf(secret);
    const first = await answer(await challengeOf(member), code);
    const again = await answer(await challengeOf(member), code);
    const before = await answer(await challengeOf(member), codeOf(secret, -1));
    expect([first.status, again.status, before.status]).toEqual([200, 400, 400]);
  });

  it('takes a recovery code once, also from two at the same moment, and says so by mail', async () => {
    const member = await newSecured(api);
    const { codes } = member;
    const [one, other] = [await challengeOf(member), await challengeOf(member)];
    const code = (codes[3] ?? '').toLowerCase().replace('-', ' ');
    const answers = await Promise.all([answer(one, code), answer(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await security(member.token)).recoveryCodesLeft).toBe(9);
    expect((await storedLetters(api, member.email)).at(-1)?.subject).toBe(
      'Một mã dự phòng vừa được dùng',
    );
  });

  it('takes no challenge after five wrong codes, five minutes, a block or another password', async () => {
    const member = await newSecured(api);
    const { secret, codes } = member;
    const guessed = await challengeOf(member);
    for (let guess = 0; guess < 5; guess += 1) await answer(guessed, 'XXXXX-XXXXX');
    const late = await challengeOf(member);
    await api.sql('update login_challenges set expires_at = ?', [new Date(Date.now() - 1_000)]);
    const ended = await challengeOf(member);
    await api.sql('update up_users set password = ? where email = ?', ['$2a$04$x', member.email]);
    for (const challenge of [guessed, late, ended, 'unknown']) {
      const { status, body } = await answer(challenge, codeOf(secret));
      expect([status, body.error.name]).toEqual([400, 'ChallengeOver']);
    }
    expect(codes).toHaveLength(10);
  });

  it('limits guesses at one account’s codes, however often the password is given, and logs them', async () => {
    const member = await newSecured(api);
    const { codes } = member;
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const challenge = await challengeOf(member);
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await answer(challenge, 'XXXXX-XXXXX')).status);
      }
    }
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429]);
    expect((await answer(await challengeOf(member), codes[0] ?? '')).status).toBe(429);
    await expect.poll(() => api.log()).toContain(`wrong code, account ${member.documentId}`);
  });

  it('explains a code that the clock made wrong, at login and set-up, and accepts it at no time', async () => {
    const member = await newSecured(api);
    const steps = [-10, 10, -40, 40];
    const messages: string[] = [];
    for (const step of steps) {
      const { status, body } = await answer(await challengeOf(member), codeOf(member.secret, step));
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
      `select refused_step from second_factors
       where user_id = (select id from up_users where email = ?)`,
      [member.email],
    );
    expect(Math.abs(Number(row?.refused_step) - Math.floor(Date.now() / 30_000) - 10)).toBeLessThan(
      3,
    );
    // As if its moment had come: whoever was told of it would know it by now.
    const code = codeOf(member.secret);
    await api.sql('update second_factors set refused_step = ?', [Math.floor(Date.now() / 30_000)]);
    expect((await answer(await challengeOf(member), code)).status).toBe(400);

    const other = await newMember(api);
    const { secret } = await start(other);
    const late = await post('/security/second-factor/confirm', other.token, {
      code: codeOf(secret, -12),
    });
    expect(late.body.error.message).toContain('Đặt ngày giờ tự động');
  });

  it('proves, with the password, who changes it', async () => {
    const member = await newSecured(api);
    const { secret, codes } = member;
    await api.sql('update login_sessions set fresh_until = ?', [new Date(0)]);
    const off = () => post('/security/second-factor/off', member.token);
    expect((await off()).body.error.name).toBe('FreshSessionNeeded');
    const prove = (json: object) => post('/security/confirm', member.token, json);
    const without = await prove({ password: testPassword });
    expect(without.body.error.details.errors?.[0]?.path).toEqual(['code']);
    expect((await prove({ password: testPassword, code: 'XXXXX-XXXXX' })).status).toBe(400);
    expect((await prove({ password: 'khong-phai', code: codeOf(secret) })).status).toBe(400);
    expect((await off()).status).toBe(403);
    expect((await prove({ password: testPassword, code: codeOf(secret) })).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect((await off()).status).toBe(409);
    expect((await give(member)).body.jwt).toBeTruthy();
    expect(codes).toHaveLength(10);
  });

  it('replaces all recovery codes', async () => {
    const member = await newSecured(api);
    const { codes } = member;
    const { body } = await post<{ codes: string[] }>('/security/second-factor/codes', member.token);
    expect(body.data.codes.filter((code) => codes.includes(code))).toEqual([]);
    const old = await answer(await challengeOf(member), codes[0] ?? '');
    const fresh = await answer(await challengeOf(member), body.data.codes[0] ?? '');
    expect([old.status, fresh.status]).toEqual([400, 200]);
  });

  it('of a new secret forgets the app before it', async () => {
    const member = await newMember(api);
    const [first, second] = [await start(member), await start(member)];
    const confirm = (code: string) =>
      post('/security/second-factor/confirm', member.token, { code });
    expect((await confirm(codeOf(first.secret))).status).toBe(400);
    expect((await confirm(codeOf(second.secret))).status).toBe(200);
  });

  it('can be moved to another app, the old one in use until the new has shown that it works', async () => {
    const member = await newSecured(api);
    const { secret } = await start(member);
    const early = await answer(await challengeOf(member), codeOf(secret));
    expect([early.status, early.body.error.name]).toEqual([400, 'ValidationError']);
    expect((await answer(await challengeOf(member), codeOf(member.secret))).status).toBe(200);
    const moved = await post<{ codes: string[] }>('/security/second-factor/confirm', member.token, {
      code: codeOf(secret),
    });
    expect(moved.status).toBe(200);
    const [old, oldCode, app, code] = [
      await answer(await challengeOf(member), codeOf(member.secret, 1)),
      await answer(await challengeOf(member), member.codes[0] ?? ''),
      await answer(await challengeOf(member), codeOf(secret, 1)),
      await answer(await challengeOf(member), moved.body.data.codes[0] ?? ''),
    ];
    expect([old, oldCode, app, code].map(({ status }) => status)).toEqual([400, 400, 200, 200]);
    expect((await storedLetters(api, member.email)).map(({ subject }) => subject)).toContain(
      'Ứng dụng xác thực đã được đổi',
    );
  });

  describe('of staff', () => {
    const calls = ['/analysis?from=2026-01-01&to=2026-01-31', '/analysis/users'];
    const outcomes = async (token: string) =>
      Promise.all(
        calls.map(async (path) => {
          const { status, body } = await callApi<Partial<Failure>>(api, path, { token });
          return [status, body.error?.name];
        }),
      );
    const refused = calls.map(() => [403, 'SecondFactorRequired']);
    const answered = calls.map(() => [200, undefined]);

    it('is set up before any of their calls answers', async () => {
      const staff = await newUnsecuredStaff(api);
      expect(await outcomes(staff.token)).toEqual(refused);
      expect(await security(staff.token)).toMatchObject({ secondFactor: 'needed' });
      await secure(api, staff);
      expect(await outcomes(staff.token)).toEqual(answered);
      expect(await security(staff.token)).toMatchObject({ secondFactor: 'on' });
    });

    it('is shown in each session, at its login or afterwards', async () => {
      const before = await newUnsecuredStaff(api);
      const elsewhere = await logIn(api, before.email, testPassword);
      const staff = await secure(api, before);
      expect(await outcomes(elsewhere)).toEqual(refused);
      expect(await security(elsewhere)).toMatchObject({ secondFactor: 'unproved' });
      const { jwt } = (await answer(await challengeOf(staff), codeOf(staff.secret))).body;
      expect(await outcomes(jwt)).toEqual(answered);
      const password = testPassword;
      await post('/security/confirm', elsewhere, { password });
      expect(await outcomes(elsewhere)).toEqual(refused);
      const proof = { password, code: staff.codes[0] };
      expect((await post('/security/confirm', elsewhere, proof)).status).toBe(200);
      expect(await outcomes(elsewhere)).toEqual(answered);
    });

    it('stays on in the session that a change of the password opens', async () => {
      const staff = await newStaff(api);
      const password = 'Mot-mat-khau-khac-26';
      const { body } = await callApi<{ jwt: string }>(api, '/auth/change-password', {
        token: staff.token,
        json: { currentPassword: testPassword, password, passwordConfirmation: password },
      });
      expect(await outcomes(body.jwt)).toEqual(answered);
    });

    it('cannot be turned off while they are staff', async () => {
      const staff = await newStaff(api);
      const off = await post('/security/second-factor/off', staff.token);
      expect([off.status, off.body.error.name]).toEqual([409, 'StaffSecondFactor']);
      expect(await outcomes(staff.token)).toEqual(answered);
    });

    it('is asked of an account that becomes staff, and of no other member', async () => {
      const member = await newMember(api);
      expect(await security(member.token)).toMatchObject({ secondFactor: 'off' });
      await api.sql(
        `update up_users_role_lnk set role_id = (select id from up_roles where type = 'staff')
         where user_id = (select id from up_users where email = ?)`,
        [member.email],
      );
      expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(401);
      const again = await logIn(api, member.email, testPassword);
      expect(await outcomes(again)).toEqual(refused);
    });

    it('is reset for who lost it by somebody else, with a reason, a letter and an entry in the log', async () => {
      const [lost, helper] = [await newStaff(api), await newStaff(api)];
      const path = '/security/second-factor/reset';
      const json = { userId: lost.documentId, reason: 'Điện thoại rơi xuống hồ' };
      expect((await post(path, lost.token, json)).body.error.name).toBe('OwnAccount');
      const nobody = await post(path, helper.token, { ...json, userId: 'khong-co' });
      expect(nobody.status).toBe(404);
      expect((await post(path, helper.token, { ...json, reason: '' })).status).toBe(400);
      const answers = await Promise.all([
        post(path, helper.token, json),
        post(path, helper.token, json),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await callApi(api, '/users/me', { token: lost.token })).status).toBe(401);
      const again = await logIn(api, lost.email, testPassword);
      expect(await outcomes(again)).toEqual(refused);
      expect(await security(again)).toMatchObject({ secondFactor: 'needed', recoveryCodesLeft: 0 });
      const letters = await storedLetters(api, lost.email);
      expect(letters.at(-1)?.subject).toBe('Xác thực hai lớp đã được Viện đặt lại');
      expect(letters.at(-1)?.text).toContain('Lý do: Điện thoại rơi xuống hồ');
      const entries = await api.sql(
        'select action, actor_id, reason from audit_entries where member_id = ?',
        [lost.documentId],
      );
      expect(entries).toEqual([
        { action: 'second_factor_reset', actor_id: helper.documentId, reason: json.reason },
      ]);
    });

    it('is reset by an administrator, in the panel', async () => {
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
    const refused = { status: 400, name: 'PasskeyRefused' };
    const outcomeOf = ({ status, body }: Answer<Pick<Failure, 'error'>>) => ({
      status,
      name: body.error.name,
    });

    it('logs in without a password, and is a second factor for the password', async () => {
      const member = await newMember(api);
      const passkey = newPasskey();
      const added = await savePasskey(
        api,
        member,
        passkey.create(await creationOptions(api, member)),
      );
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
      const recovered = await answer(await challengeOf(member), added.body.data.codes[0] ?? '');
      expect(recovered.status).toBe(200);
      const letters = await storedLetters(api, member.email);
      expect(letters.map(({ subject }) => subject)).toContain('Một khoá truy cập đã được thêm');
      await expect
        .poll(() => api.log())
        .toContain(`Login to the site: account ${member.documentId}`);
    });

    it('answers each challenge once, also to two at once, and only its own', async () => {
      const member = await newMember(api);
      const passkey = await addPasskey(api, member);
      const credential = passkey.get(await loginOptions(api));
      const twice = await Promise.all([logInBy(credential), logInBy(credential)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(outcomeOf(await logInBy(credential))).toEqual(refused);
      const forAdding = JSON.parse(await creationOptions(api, member)) as { challenge: string };
      const mixed = JSON.stringify({ challenge: forAdding.challenge, rpId: 'localhost' });
      expect(outcomeOf(await logInBy(passkey.get(mixed)))).toEqual(refused);
      const late = passkey.get(await loginOptions(api));
      await api.sql('update passkey_challenges set expires_at = ?', [
        database === 'sqlite' ? 0 : new Date(0),
      ]);
      expect(outcomeOf(await logInBy(late))).toEqual(refused);
    });

    it('is refused from another site, unverified, unknown, or with a counter that falls behind', async () => {
      const member = await newMember(api);
      const stranger = newPasskey('https://vien-ktnb.example.net');
      const foreign = stranger.create(await creationOptions(api, member));
      expect(outcomeOf(await savePasskey(api, member, foreign))).toEqual(refused);
      expect(outcomeOf(await logInBy(newPasskey().get(await loginOptions(api))))).toEqual(refused);
      const passkey = await addPasskey(api, member);
      const PRESENT_ONLY = 0x01;
      const unverified = passkey.get(await loginOptions(api), PRESENT_ONLY);
      expect(outcomeOf(await logInBy(unverified))).toEqual(refused);
      passkey.counter = 7;
      expect((await logInBy(passkey.get(await loginOptions(api)))).status).toBe(200);
      expect(outcomeOf(await logInBy(passkey.get(await loginOptions(api))))).toEqual(refused);
    });

    it('of an account that is blocked opens nothing', async () => {
      const member = await newMember(api);
      const passkey = await addPasskey(api, member);
      await api.sql('update up_users set blocked = ? where email = ?', [true, member.email]);
      const { status, body } = await logInBy(passkey.get(await loginOptions(api)));
      expect([status, body.error.name]).toEqual([403, 'AccountBlocked']);
    });

    it('is added and removed in a fresh session only, which another’s passkey does not make', async () => {
      const [member, other] = [await newMember(api), await newMember(api)];
      const passkey = await addPasskey(api, member);
      const [{ documentId: id } = { documentId: '' }] = await passkeysOf(api, member);
      const stale = () =>
        api.sql('update login_sessions set fresh_until = ?', [
          database === 'sqlite' ? 0 : new Date(0),
        ]);
      await stale();
      for (const path of ['start', 'add', 'remove']) {
        const { body } = await post(`/security/passkeys/${path}`, member.token, { id });
        expect([path, body.error.name]).toEqual([path, 'FreshSessionNeeded']);
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
      expect(outcomeOf(await logInBy(passkey.get(await loginOptions(api))))).toEqual(refused);
    });

    it('is enough for staff, who cannot remove their last second factor', async () => {
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
      const last = await post('/security/passkeys/remove', staff.token, json);
      expect([last.status, last.body.error.name]).toEqual([409, 'StaffSecondFactor']);
      expect(await passkeysOf(api, staff)).toHaveLength(1);
    });

    it('goes with the second factor when that is turned off, and there are ten at most', async () => {
      const member = await newMember(api);
      for (let count = 0; count < 10; count += 1) await addPasskey(api, member);
      const eleventh = await savePasskey(api, member, await newCredential(api, member));
      expect([eleventh.status, eleventh.body.error.name]).toEqual([409, 'TooManyPasskeys']);
      expect((await post('/security/second-factor/off', member.token)).status).toBe(200);
      expect(await passkeysOf(api, member)).toEqual([]);
    });
  });
});
