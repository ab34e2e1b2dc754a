import { createHash } from 'node:crypto';
import { expect, it, describe, beforeAll } from 'vitest';
import type { CheckInTicket, Download, TicketBooking } from '@/data/generated/types';
import { callApi, type Failure } from '../support/api';
import { callAs, dataOf } from '../support/callAs';
import { runScript } from '../support/command';
import { addItem } from '../support/content';
import { strictDatabase } from '../support/database';
import { newMember, newStaff, type TestMember } from '../support/members';
import { addOrder } from '../support/orders';
import { codeOf, newSecured, type SecuredMember } from '../support/secondFactor';
import { openSession, refreshSession, type Session } from '../support/sessions';
import { newChief, type PanelUser } from '../support/staff';
import { testSecrets, startApi } from '../support/startApi';
import { shared } from '../support/suite';

const rotated = ['JWT_SECRET', 'ADMIN_JWT_SECRET', 'ENCRYPTION_KEY'] as const;
const newOf = (name: (typeof rotated)[number]) => `new-${testSecrets[name]}`;
const both = Object.fromEntries(
  rotated.map((name) => [name, `${newOf(name)},${testSecrets[name]}`]),
);
const newOnly = Object.fromEntries(rotated.map((name) => [name, newOf(name)]));

/** The steps of docs/operations/backup.md: both keys, the command, the new key alone. */
describe.each(strictDatabase)('a rotation of the keys, on %s', (database) => {
  const api = shared(
    () => startApi({ database }),
    (own) => own.stop(),
  );

  let chief: PanelUser;
  let member: TestMember;
  let session: Session;
  /** Opened with both keys. */
  let fresh: Session;
  let secured: SecuredMember;
  let withCodes: SecuredMember;
  let staff: TestMember;
  let buyer: TestMember;
  let seminar: string;
  let ticket: string;
  let link: string;

  const statusOf = async (path: string, caller: { token: string } | null) =>
    (await callAs(api, caller, path)).status;
  const checkInList = async () => {
    const path = `/attendance/check-in?kind=seminar&id=${seminar}`;
    return (await dataOf(callAs<{ tickets: CheckInTicket[] }>(api, staff, path))).tickets;
  };
  const ticketCode = async () => {
    const [booking] = await dataOf(callAs<TicketBooking[]>(api, buyer, '/ticket/userBookings'));
    return booking?.tickets[0]?.code ?? '';
  };
  const digestOf = (code: string) =>
    createHash('sha256').update(code.replaceAll('-', '')).digest('hex').slice(0, 32);
  const download = async () => (await fetch(`${api.url}${link}`, { redirect: 'manual' })).status;
  const logInWith = async ({ email, password }: TestMember, code: string) => {
    const { body } = await callApi<{ challenge: string }>(api, '/auth/local', {
      json: { identifier: email, password },
    });
    const json = { challenge: body.challenge, code };
    return callApi<{ jwt: string } & Failure>(api, '/auth/local/second-factor', { json });
  };
  /** As if their code of this minute had not been used. */
  const allowCode = () => api.sql('update second_factors set last_step = 0, refused_step = 0');

  beforeAll(async () => {
    chief = await newChief(api);
    member = await newMember(api);
    session = await openSession(api, member);
    secured = await newSecured(api);
    withCodes = await newSecured(api);
    staff = await newStaff(api);
    buyer = await newMember(api);
    seminar = await addItem(api, 'seminar');
    await addOrder(api, buyer.id, { status: 'paid', lines: [{ kind: 'seminar', item: seminar }] });
    ticket = await ticketCode();
    const path = `/cpe/export?year=${new Date().getFullYear()}`;
    link = (await dataOf(callAs<Download>(api, member, path))).url;
    expect(await download()).toBe(200);
  });

  it('accepts everything signed or encrypted with the old keys', async () => {
    await api.restart(both);
    expect(await statusOf('/users/me', member)).toBe(200);
    expect((await chief.call('/admin/users/me')).status).toBe(200);
    const refreshed = await refreshSession(api, session.cookie);
    expect(refreshed.status).toBe(200);
    fresh = await openSession(api, member);
    expect(await download()).toBe(200);
    const [listed] = await checkInList();
    expect(listed?.olderDigests).toEqual([digestOf(ticket)]);
    expect(listed?.digest).toBe(digestOf(await ticketCode()));
    await allowCode();
    expect((await logInWith(secured, codeOf(secured.secret))).status).toBe(200);
    expect((await logInWith(withCodes, withCodes.codes[0] ?? '')).status).toBe(200);
  });

  it('encrypts authenticator secrets with the new key once, by the command', async () => {
    const rotate = () => runScript('rotate-keys', [], { ...api.databaseEnv, ...both });
    const first = await rotate();
    expect(first.code, first.output).toBe(0);
    // Two members, a member of staff and the chief administrator.
    expect(first.output).toContain('newest key: 4 secrets');
    expect((await rotate()).output).toContain('newest key: 0 secrets');
    const unopened = await runScript('rotate-keys', [], {
      ...api.databaseEnv,
      ENCRYPTION_KEY: 'another-key-of-32-characters-Xw7Qz',
    });
    expect([unopened.code, unopened.output]).toEqual([3, expect.stringContaining('4 secrets')]);
  });

  it('rejects what the old keys signed once they are removed, but accepts authenticators', async () => {
    await api.restart(newOnly);
    expect(await statusOf('/users/me', member)).toBe(401);
    expect((await chief.call('/admin/users/me')).status).toBe(401);
    expect(await download()).toBe(403);
    expect((await logInWith(withCodes, withCodes.codes[1] ?? '')).status).toBe(400);
    await allowCode();
    expect((await logInWith(secured, codeOf(secured.secret))).status).toBe(200);
    expect((await refreshSession(api, session.cookie)).status).toBe(401);
    expect((await refreshSession(api, fresh.cookie)).status).toBe(200);
    expect(await statusOf('/users/me', fresh)).toBe(200);
    const [booking] = await dataOf(
      callAs<TicketBooking[]>(api, await openSession(api, buyer), '/ticket/userBookings'),
    );
    expect(booking?.tickets[0]?.code).not.toBe(ticket);
  });
});
