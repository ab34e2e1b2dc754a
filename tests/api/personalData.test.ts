import { describe, expect, it } from 'vitest';
import type { PersonalData } from '@/data/generated/types';
import { callApi, type ApiResponse, type Failure, runTask } from '../support/api';
import { notifiedKinds } from '../support/audit';
import { knexOn, strictDatabase } from '../support/database';
import {
  logIn,
  newMember,
  newStaff,
  registration,
  testPassword,
  type TestMember,
} from '../support/members';
import { storedEmails } from '../support/mail';
import { addOrder } from '../support/orders';
import { newSecured } from '../support/secondFactor';
import { sharedApi } from '../support/suite';

const DAY = 86_400_000;

type Sections = Record<string, Record<string, unknown>[]>;

describe.each(strictDatabase)('personal data, on %s', (database) => {
  const api = sharedApi({ database });
  const read = async (token: string) =>
    (await callApi<{ data: PersonalData }>(api, '/personal-data', { token })).body.data;
  const post = (path: string, token: string, json: object = {}): Promise<ApiResponse<Failure>> =>
    callApi(api, path, { token, json });
  const choose = (token: string, kind: string, wanted: boolean) =>
    post('/personal-data/emails', token, { kind, wanted });
  const link = (token: string, format: string) =>
    callApi<{ data: { url: string; name: string }; error?: { name: string } }>(
      api,
      `/personal-data/export?format=${format}`,
      { token },
    );
  const download = async (token: string, format: string) => {
    const { body } = await link(token, format);
    const response = await fetch(`${api.url}${body.data.url}`);
    return { response, text: await response.text() };
  };
  const rowOf = async ({ documentId }: TestMember) =>
    (await api.sql('select * from up_users where document_id = ?', [documentId]))[0];

  describe('consent', () => {
    it('records the consent and its wording at registration', async () => {
      const input = registration();
      await callApi(api, '/auth/local/register', { json: input });
      const { consents } = await read(await logIn(api, input.email, testPassword));
      expect(consents).toEqual([
        {
          kind: 'personal_data',
          agreed: true,
          version: '2026-11',
          text: expect.stringMatching(/^Tôi đồng ý để Viện xử lý dữ liệu cá nhân/),
          at: expect.any(String),
        },
      ]);
    });

    it('dates the consent of an older account to its registration', async () => {
      const member = await newMember(api);
      expect((await read(member.token)).consents).toEqual([]);
      const at = new Date('2026-01-02T03:04:05.000Z');
      await api.sql('update up_users set consent_at = ? where email = ?', [at, member.email]);
      expect((await read(member.token)).consents).toMatchObject([
        { kind: 'personal_data', agreed: true, at: at.toISOString() },
      ]);
    });

    it('appends each choice of emails as a record, of which the latest counts', async () => {
      const { token } = await newMember(api);
      expect((await read(token)).emails.map(({ wanted }) => wanted)).toEqual([true, true]);
      await choose(token, 'order_reminders', false);
      await choose(token, 'order_reminders', false);
      await choose(token, 'order_reminders', true);
      await choose(token, 'membership_reminders', false);
      const { consents, emails } = await read(token);
      expect(consents.map(({ kind, agreed }) => [kind, agreed])).toEqual([
        ['membership_reminders', false],
        ['order_reminders', true],
        ['order_reminders', false],
      ]);
      expect(emails).toEqual([
        { kind: 'membership_reminders', wanted: false },
        { kind: 'order_reminders', wanted: true },
      ]);
      expect((await choose(token, 'personal_data', false)).status).toBe(400);
    });

    it('decides which reminders are sent by email; notifications always appear', async () => {
      const [declined, wanted] = [await newMember(api), await newMember(api)];
      await choose(declined.token, 'order_reminders', false);
      for (const member of [declined, wanted]) {
        await addOrder(api, member.id, { status: 'pending_payment', lines: [] });
      }
      const staff = await newStaff(api);
      const reminded = await post('/analysis/user-remind', staff.token, {
        userIds: [declined.documentId, wanted.documentId],
        kind: 'unpaid_order',
      });
      expect(reminded.status, JSON.stringify(reminded.body)).toBe(200);
      expect(await storedEmails(api, declined.email)).toEqual([]);
      expect(await storedEmails(api, wanted.email)).toHaveLength(1);
      expect(await notifiedKinds(api, declined)).toHaveLength(1);
    });
  });

  describe('the unsubscribe link of an email', () => {
    const remind = async (userIds: string[], kind: string) =>
      post('/analysis/user-remind', (await newStaff(api)).token, { userIds, kind });
    const linkTo = async (member: TestMember) =>
      (await storedEmails(api, member.email)).map(({ unsubscribe_url: url }) => url);
    const callLink = (link: string, method: 'GET' | 'POST') => {
      const { pathname, search } = new URL(link, api.url);
      return fetch(`${api.url}${pathname}${search}`, {
        method,
        ...(method === 'POST' && {
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        }),
      });
    };

    it('unsubscribes by POST without a login, and ignores GET and forged tickets', async () => {
      const member = await newMember(api);
      await addOrder(api, member.id, { status: 'pending_payment', lines: [] });
      await remind([member.documentId], 'unpaid_order');
      const [link = ''] = await linkTo(member);
      const requested = await callLink(link ?? '', 'GET');
      expect([requested.status, await requested.text()]).toEqual([
        200,
        expect.stringContaining('<form method="post"><button>'),
      ]);
      const forged = (link ?? '').replace('order_reminders', 'membership_reminders');
      expect((await callLink(forged, 'POST')).status).toBe(403);
      expect((await read(member.token)).emails.map(({ wanted }) => wanted)).toEqual([true, true]);
      expect((await callLink(link ?? '', 'POST')).status).toBe(200);
      expect((await callLink(link ?? '', 'POST')).status).toBe(200);
      expect((await read(member.token)).emails).toContainEqual({
        kind: 'order_reminders',
        wanted: false,
      });
    });

    it('is absent from mandatory emails', async () => {
      const member = await newSecured(api);
      expect(await linkTo(member)).toEqual([null]);
    });
  });

  describe('a data export', () => {
    it('contains all data of the member, nobody else’s, and no secret', async () => {
      const [member, other] = [await newSecured(api), await newMember(api)];
      const order = await addOrder(api, member.id, { status: 'paid', lines: [] });
      const foreign = await addOrder(api, other.id, { status: 'paid', lines: [] });
      await choose(member.token, 'order_reminders', false);
      const { response, text } = await download(member.token, 'json');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      const data = JSON.parse(text) as Sections;
      expect(data['up_users']).toMatchObject([{ email: member.email, phone: '0912345678' }]);
      expect(data['orders']).toMatchObject([{ documentId: order }]);
      expect(data['consents']).toMatchObject([{ kind: 'order_reminders', agreed: false }]);
      expect(data['login_sessions']).not.toEqual([]);
      expect(data['second_factors']).toMatchObject([{ confirmedAt: expect.stringMatching(/Z$/) }]);
      const row = await rowOf(member);
      const [sealed] = await api.sql<{ secret: string }>('select secret from second_factors');
      const secrets = [row?.['password'], member.secret, sealed?.secret, ...member.codes];
      const others = [other.email, other.documentId, foreign];
      expect([...secrets, ...others].filter((word) => text.includes(String(word)))).toEqual([]);
      expect(Object.keys(data)).not.toContain('strapi_sessions');
    });

    it('covers every database table with user rows, or excludes it with a reason', async () => {
      const { personTables } = await import('../../cms/src/identity/personal-data/personTables');
      const { extraTables, isHiddenTable } =
        await import('../../cms/src/identity/personal-data/tableTexts');
      const names = await api.sql<{ name: string }>(
        database === 'sqlite'
          ? `select distinct t.name from sqlite_master t join pragma_table_info(t.name) c
             where t.type = 'table' and c.name = 'user_id'`
          : `select distinct table_name as name from information_schema.columns
             where table_schema = current_schema() and column_name = 'user_id'`,
      );
      expect(names.length).toBeGreaterThan(10);
      const found = await personTables(
        knexOn(api) as unknown as Parameters<typeof personTables>[0],
      );
      const left = names
        .map(({ name }) => name)
        .filter((name) => !isHiddenTable(name) && !found.some((table) => table.name === name));
      expect(left).toEqual([]);
      // Strapi stores some relations in join tables: their rows belong to the linked user.
      const linked = names
        .map(({ name }) => /^(?!admin_|up_)(\w+)_user_lnk$/.exec(name)?.[1] ?? '')
        .filter(Boolean);
      expect(linked).toContain('certificate_statuses');
      expect(linked.filter((name) => !(name in extraTables))).toEqual([]);
    });

    it('is readable, and escapes typed text', async () => {
      const member = await newMember(api);
      await api.sql('update up_users set full_name = ? where email = ?', [
        '<script>alert(1)</script> & Co',
        member.email,
      ]);
      const { response, text } = await download(member.token, 'html');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co');
      expect(text).not.toContain('<script>');
      expect(text).toContain('<h2>Tài khoản (1)</h2>');
    });

    it('requires a fresh session, a known format, and an open account at download', async () => {
      const member = await newMember(api);
      expect((await link(member.token, 'xlsx')).status).toBe(400);
      const { body } = await link(member.token, 'json');
      await api.sql('update up_users set blocked = ? where email = ?', [true, member.email]);
      expect((await fetch(`${api.url}${body.data.url}`)).status).toBe(403);
      const stale = await newMember(api);
      await api.sql('update login_sessions set fresh_until = ?', [new Date(0)]);
      expect((await link(stale.token, 'json')).body.error?.name).toBe('FreshSessionNeeded');
    });
  });

  describe('account deletion', () => {
    /** Moves the day it is due into the past; the server deletes at its next start, or when the task runs. */
    const letPass = async (member: TestMember) =>
      api.sql('update account_deletions set due_at = ? where user_id = ?', [
        new Date(Date.now() - 1_000),
        member.id,
      ]);

    it('waits two weeks, in which it can be cancelled', async () => {
      const member = await newMember(api);
      expect((await post('/personal-data/delete', member.token)).status).toBe(200);
      const { deletionDueAt } = await read(member.token);
      const wait = Date.parse(deletionDueAt ?? '') - Date.now();
      expect(Math.abs(wait - 14 * DAY)).toBeLessThan(60_000);
      await post('/personal-data/delete', member.token);
      expect((await read(member.token)).deletionDueAt).toBe(deletionDueAt);
      await post('/personal-data/keep', member.token);
      await post('/personal-data/keep', member.token);
      expect((await read(member.token)).deletionDueAt).toBeNull();
      expect((await storedEmails(api, member.email)).map(({ subject }) => subject)).toEqual([
        'Yêu cầu xoá tài khoản',
        'Tài khoản của Quý khách được giữ lại',
      ]);
    });

    it('requires a fresh session', async () => {
      const member = await newMember(api);
      await api.sql('update login_sessions set fresh_until = ?', [new Date(0)]);
      const stale = await post('/personal-data/delete', member.token);
      expect([stale.status, stale.body.error.name]).toEqual([403, 'FreshSessionNeeded']);
    });

    it('keeps orders with name and invoice, and nothing else of the member', async () => {
      const member = await newSecured(api);
      const stored = await newMember(api);
      const order = await addOrder(api, member.id, { status: 'paid', lines: [] });
      await choose(member.token, 'order_reminders', false);
      await post('/personal-data/delete', member.token);
      await letPass(member);
      await post('/personal-data/delete', stored.token);
      await api.restart();

      const row = await rowOf(member);
      expect(row).toMatchObject({ full_name: 'Tài khoản đã xoá', phone: null, password: null });
      expect(JSON.stringify(row)).not.toContain(member.email);
      expect(JSON.stringify(row)).not.toContain(member.username);
      const [left] = await api.sql<Record<string, unknown>>(
        'select * from orders where document_id = ?',
        [order],
      );
      expect(left).toMatchObject({ customer_email: '', customer_phone: '', note: null });
      expect(String(left?.['customer_name']).length).toBeGreaterThan(1);
      const { id } = member;
      for (const table of ['notifications', 'second_factors', 'recovery_codes', 'login_sessions']) {
        const rows = await api.sql(`select * from ${table} where user_id = ?`, [id]);
        expect([table, rows]).toEqual([table, []]);
      }
      expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(401);
      expect((await storedEmails(api, member.email)).map(({ subject }) => subject)).toEqual([
        'Tài khoản của Quý khách đã được xoá',
      ]);
      expect((await callApi(api, '/users/me', { token: stored.token })).status).toBe(200);
      expect(await api.sql('select id from consents where user_id = ?', [id])).toHaveLength(1);
    });

    it('frees the address for a new account', async () => {
      const member = await newMember(api);
      await post('/personal-data/delete', member.token);
      await letPass(member);
      await runTask(api, 'deleteAccounts');
      const again = registration({ email: member.email });
      await callApi(api, '/auth/local/register', { json: again });
      expect(await logIn(api, member.email, testPassword)).toBeTruthy();
    });

    it('waits for unpaid orders, and for the removal of a staff role', async () => {
      const [member, staff] = [await newMember(api), await newStaff(api)];
      await post('/personal-data/delete', staff.token);
      await letPass(staff);
      await addOrder(api, member.id, { status: 'pending_payment', lines: [] });
      await post('/personal-data/delete', member.token);
      await letPass(member);
      await runTask(api, 'deleteAccounts');
      expect(await rowOf(member)).toMatchObject({ email: member.email });
      expect(await rowOf(staff)).toMatchObject({ email: staff.email });
    });
  });
});
