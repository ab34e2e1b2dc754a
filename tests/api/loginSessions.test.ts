import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { logIn, newMember, testPassword, type TestMember } from '../support/members';
import { sharedApi } from '../support/suite';
import { callAs, dataOf } from '../support/callAs';
import { openSession, refreshSession } from '../support/sessions';
import type { LoginSession } from '@/data/generated/types';

const firefox =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';

describe.each(strictDatabase)('the sessions of a member, on %s', (database) => {
  const api = sharedApi({ database });

  const open = (member: TestMember, headers: Record<string, string> = {}) =>
    openSession(api, member, { headers });
  const list = (token: string) =>
    dataOf(callAs<LoginSession[]>(api, { token }, '/security/sessions'));
  const end = (token: string, id: unknown) =>
    callAs(api, { token }, '/security/end-session', { id });
  const endOthers = (token: string) => callAs(api, { token }, '/security/end-other-sessions', {});
  const isOpen = async (token: string) =>
    (await callApi(api, '/users/me', { token })).status === 200;

  it('lists sessions with the login method, the current one first', async () => {
    const member = await newMember(api);
    await open(member, { 'User-Agent': firefox, 'X-Forwarded-For': '203.113.131.7' });
    const { token } = await open(member, { 'User-Agent': edge, 'X-Forwarded-For': '10.1.2.3' });
    const sessions = await list(token);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      browser: 'Microsoft Edge',
      system: 'Windows',
      network: null,
      current: true,
    });
    expect(sessions[1]).toMatchObject({
      browser: 'Firefox',
      system: 'macOS',
      network: '203.113.x.x',
      current: false,
    });
    expect(sessions[2]?.current).toBe(false);
  });

  it('reveals nothing of a token and no internal session key', async () => {
    const member = await newMember(api);
    const { token, cookie } = await open(member);
    const text = JSON.stringify(await list(token));
    const rows = await api.sql<Record<string, unknown>>(
      `select session_id, device_id from strapi_sessions
       where user_id = (select cast(id as text) from up_users where email = ?)`,
      [member.email],
    );
    const refreshToken = cookie.replace('refresh=', '');
    const secrets = [...rows.flatMap((row) => Object.values(row)), token, refreshToken].map(String);
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('ends one with its refresh token at the next call, and leaves the others', async () => {
    const member = await newMember(api);
    const [mine, lost, stored] = [await open(member), await open(member), await open(member)];
    const [lostSession] = (await list(lost.token)).filter(({ current }) => current);
    expect((await end(mine.token, lostSession?.documentId)).status).toBe(200);
    const refreshed = await refreshSession(api, lost.cookie);
    expect([await isOpen(lost.token), refreshed.status]).toEqual([false, 401]);
    expect([await isOpen(mine.token), await isOpen(stored.token)]).toEqual([true, true]);
    expect((await list(mine.token)).map(({ documentId }) => documentId)).not.toContain(
      lostSession?.documentId,
    );
    expect((await end(mine.token, lostSession?.documentId)).status).toBe(404);
  });

  it('ends all others, even those without a record', async () => {
    const member = await newMember(api);
    const [mine, second, third] = [await open(member), await open(member), await open(member)];
    await api.sql(
      `delete from login_sessions where user_id = (select id from up_users where email = ?)
       and document_id = ?`,
      [member.email, (await list(third.token))[0]?.documentId],
    );
    expect((await endOthers(mine.token)).status).toBe(200);
    const stillOpen = await Promise.all([mine, second, third].map(({ token }) => isOpen(token)));
    expect(stillOpen).toEqual([true, false, false]);
    expect(await list(mine.token)).toHaveLength(1);
  });

  it('shows and ends only the member’s own sessions', async () => {
    const [member, other] = [await newMember(api), await newMember(api)];
    const [own] = await list(member.token);
    expect((await list(other.token)).map(({ documentId }) => documentId)).not.toContain(
      own?.documentId,
    );
    expect((await end(other.token, own?.documentId)).status).toBe(404);
    await endOthers(other.token);
    expect(await isOpen(member.token)).toBe(true);
  });

  it('ends one or both of two sessions that end each other concurrently', async () => {
    const member = await newMember(api);
    const [one, other] = [await open(member), await open(member)];
    const responses = await Promise.all([one, other].map(({ token }) => endOthers(token)));
    expect(responses.every(({ status }) => [200, 401].includes(status))).toBe(true);
    expect(await isOpen(member.token)).toBe(false);
    expect(await isOpen(await logIn(api, member.email, testPassword))).toBe(true);
  });

  it('keeps one session across refreshes, with the time of its last use', async () => {
    const member = await newMember(api);
    const { token, cookie } = await open(member, { 'User-Agent': firefox });
    const [before] = await list(token);
    const { body } = await refreshSession(api, cookie, { 'User-Agent': edge });
    const [after, ...others] = await list(body.jwt);
    expect(others).toHaveLength(1);
    expect(after).toMatchObject({
      documentId: before?.documentId,
      startedAt: before?.startedAt,
      browser: 'Microsoft Edge',
      current: true,
    });
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(
      Date.parse(before?.lastUsedAt ?? ''),
    );
  });
});
