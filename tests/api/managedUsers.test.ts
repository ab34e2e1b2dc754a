import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { actionsOf, auditOf, type LoggedEntry } from '../support/audit';
import { strictDatabase } from '../support/database';
import { enroll } from '../support/enroll';
import { logIn, newMember, newStaff, roleIdOf, type TestMember } from '../support/members';
import { newChief, newPanelUser, panelList } from '../support/staff';
import { storedEmails } from '../support/mail';
import { vietnamDay } from '../support/clock';
import { shared, sharedApi } from '../support/suite';

interface Failed {
  error?: { message: string };
}

const users = panelList('plugin::users-permissions.user');
const terms = panelList('api::membership.membership-term');
const log = panelList('api::audit.audit-entry');

describe.each(strictDatabase)('account management by staff, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));
  const chief = shared(() => newChief(api));
  const logged = ({ documentId }: TestMember) => auditOf(api, documentId);

  describe('the audit log', () => {
    it('records each reminder once, with its login and without personal details', async () => {
      const member = await newMember(api);
      await api.sql(
        `update up_users set member_type = 'individual', member_expires_at = ? where document_id = ?`,
        [new Date(Date.now() + 86_400_000), member.documentId],
      );
      const json = { userIds: [member.documentId], kind: 'membership_expiring' };
      const remind = () => callApi(api, '/analysis/user-remind', { token: staff.token, json });
      await Promise.all([remind(), remind(), remind()]);
      const [session] = await api.sql<{ document_id: string }>(
        'select document_id from login_sessions where user_id = ? order by started_at desc',
        [staff.id],
      );
      const entries = await logged(member);
      expect(entries).toMatchObject([
        {
          action: 'reminders_sent',
          actor_kind: 'staff',
          actor_id: staff.documentId,
          actor_name: 'Nguyễn Thị Kiểm Thử',
          actor_session: session?.document_id,
          subject_label: 'membership_expiring',
        },
      ]);
      expect(JSON.stringify(entries)).not.toContain(member.email);
    });

    it('records each opened export, but not the search words', async () => {
      const path = '/analysis/users/export?q=nguyen&memberType=none&format=csv';
      const { body } = await callApi<{ data: { url: string } }>(api, path, { token: staff.token });
      const count = () => api.sql(`select id from audit_entries where action = 'exported'`);
      expect(await count()).toHaveLength(0);
      await fetch(`${api.url}${body.data.url}`).then((response) => response.text());
      const [entry] = await api.sql<LoggedEntry>(
        `select * from audit_entries where action = 'exported'`,
      );
      expect(entry).toMatchObject({ actor_id: staff.documentId, subject_kind: 'users' });
      expect(JSON.stringify(entry?.changes)).toContain('none');
      expect(JSON.stringify(entry?.changes)).not.toContain('nguyen');
    });

    it('records the fields that the panel changes in an account, with values unless they are personal data', async () => {
      const member = await newMember(api);
      const change = (json: object) => chief.call(`${users}/${member.documentId}`, 'PUT', json);
      await change({ fullName: 'Lê Văn Đổi', phone: '0987654321' });
      await change({ blocked: true });
      await change({ blocked: false });
      await change({ role: { connect: [{ id: await roleIdOf(api, 'staff') }] } });
      await change({ phone: '0987654321' });
      expect((await change({ email: 'không phải email' })).status).toBe(400);
      const entries = await logged(member);
      expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
        ['record_updated', [{ field: 'fullName' }, { field: 'phone' }]],
        ['account_blocked', [{ field: 'blocked', before: false, after: true }]],
        ['account_unblocked', [{ field: 'blocked', before: true, after: false }]],
        ['staff_made', [{ field: 'role', before: 'authenticated', after: 'staff' }]],
      ]);
      expect(new Set(entries.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['panel']));
      expect(JSON.stringify(entries)).not.toMatch(/Lê Văn Đổi|0987654321/);
    });

    it('records membership terms added and ended in the panel, with their reasons', async () => {
      const member = await newMember(api);
      const added = await chief.call<{ data: { documentId: string } }>(terms, 'POST', {
        user: { connect: [{ id: member.id }] },
        memberType: 'individual',
        startsOn: '2026-01-01',
        endsOn: '2199-12-31',
        reason: 'Hội viên danh dự',
        value: '0',
      });
      expect(added.status).toBe(201);
      const today = vietnamDay();
      await chief.call(`${terms}/${added.body.data.documentId}`, 'PUT', {
        endedOn: today,
        endReason: 'Theo đơn của hội viên',
      });
      const entries = await logged(member);
      expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
        ['term_added', 'Hội viên danh dự'],
        ['term_ended', 'Theo đơn của hội viên'],
      ]);
      expect(entries[1]?.changes).toEqual([{ field: 'endedOn', before: null, after: today }]);
    });

    it('records logins to the panel', async () => {
      await newPanelUser(api, chief, 'order-staff');
      const [entry] = await api.sql<LoggedEntry>(
        `select * from audit_entries where subject_kind = 'panel_user'`,
      );
      expect(entry?.action).toBe('record_created');
      expect(JSON.stringify(entry)).not.toContain('order-staff@example.com');
    });

    it('rejects updates and deletions, from the panel and by SQL', async () => {
      const before = await api.sql('select * from audit_entries order by id');
      expect(before.length).toBeGreaterThan(0);
      const [{ id, document_id: documentId } = { id: 0, document_id: '' }] = await api.sql<{
        id: number;
        document_id: string;
      }>('select id, document_id from audit_entries order by id limit 1');
      for (const [path, method] of [
        [`${log}/${documentId}`, 'PUT'],
        [`${log}/${documentId}`, 'DELETE'],
        [log, 'POST'],
      ] as const) {
        expect((await chief.call(path, method, { reason: 'Khác' })).status).toBe(403);
      }
      const refused: [string, unknown[]][] = [
        [`update audit_entries set reason = 'x' where id = ?`, [id]],
        ['delete from audit_entries where id = ?', [id]],
        ['delete from audit_entries', []],
        database === 'sqlite'
          ? [
              `insert or replace into audit_entries (id, action, actor_kind) values (?, 'x', 'staff')`,
              [id],
            ]
          : ['truncate audit_entries', []],
      ];
      for (const [statement, values] of refused) {
        await expect(api.sql(statement, values)).rejects.toThrow('The audit log only grows.');
      }
      await api.restart();
      expect(await api.sql('select * from audit_entries order by id')).toEqual(before);
      await expect(api.sql('delete from audit_entries')).rejects.toThrow();
      expect((await chief.call(`${log}/${documentId}`)).status).toBe(200);
    });
  });

  it('combines all filters in the list of accounts and in its export', async () => {
    const member = await newMember(api);
    const { id } = member;
    const day = (text: string) => new Date(text);
    await api.sql(
      `update up_users set member_type = 'student', member_expires_at = ? where id = ?`,
      [day('2101-03-15T16:59:59.999Z'), id],
    );
    await api.sql(
      `insert into certificate_statuses (document_id, number, holder_name, certification, state)
       values (?, ?, 'Trần Lọc', 'CCSA', 'active')`,
      [`loc${id}`, `CCSA-2020-${id}`],
    );
    await api.sql(
      `insert into certificate_statuses_user_lnk (certificate_status_id, user_id)
       select id, ? from certificate_statuses where document_id = ?`,
      [id, `loc${id}`],
    );
    const found = async (filter: string) => {
      const { status, body } = await callApi<{ data: { items: { documentId: string }[] } }>(
        api,
        `/analysis/users?${filter}`,
        { token: staff.token },
      );
      return status === 200
        ? body.data.items.some((user) => user.documentId === member.documentId)
        : status;
    };
    const all =
      'memberType=student&expiresFrom=2101-03-15&expiresBefore=2101-03-16&role=member&blocked=false&certification=CCSA';
    expect(await found(all)).toBe(true);
    for (const other of [
      'expiresFrom=2101-03-16',
      'expiresBefore=2101-03-15',
      'role=staff',
      'blocked=true',
      'certification=CIA',
    ]) {
      const [name = ''] = other.split('=');
      expect([other, await found(all.replace(new RegExp(`${name}=[^&]*`), other))]).toEqual([
        other,
        false,
      ]);
    }
    for (const bad of ['role=chief', 'blocked=1', 'certification=ABC', 'expiresFrom=hom-nay']) {
      expect([bad, await found(bad)]).toEqual([bad, 400]);
    }
    const link = await callApi<{ data: { url: string } }>(
      api,
      `/analysis/users/export?${all}&format=csv`,
      { token: staff.token },
    );
    const csv = await (await fetch(`${api.url}${link.body.data.url}`)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(member.email);
  });

  describe('managing an account', () => {
    const reason = 'Theo yêu cầu của hội viên';

    const change = <Body = { error: { code?: string; message: string } }>(
      what: string,
      json: object,
      by = staff,
    ) =>
      callApi<Body>(api, `/managed-users/${what}`, { token: by.token, json: { reason, ...json } });

    const read = <Data>(what: string, by = staff) =>
      callApi<{ data: Data }>(api, `/managed-users/${what}`, { token: by.token });

    it('returns an account without secrets', async () => {
      const member = await newMember(api);
      const parts = ['', '/terms', '/orders', '/certificates', '/cpe', '/notifications'];
      for (const part of [...parts, '/sessions', '/emails', '/audit']) {
        const { status, body } = await read(`${member.documentId}${part}`);
        expect([part, status]).toEqual([part, 200]);
        expect(JSON.stringify(body)).not.toMatch(/password|token|device_id|\$2a\$/i);
        expect((await read(`khong-co${part}`)).status).toBe(404);
      }
      expect((await read<object>(member.documentId)).body.data).toMatchObject({
        email: member.email,
        blocked: false,
        staff: false,
        own: false,
        memberType: 'none',
        orderCount: 0,
      });
    });

    it('pages its lists by twenty without missing or repeating a row, even with equal times', async () => {
      const member = await newMember(api);
      const { id } = member;
      const at = new Date();
      for (let index = 0; index < 45; index += 1) {
        await api.sql(
          `insert into notifications (document_id, user_id, kind, title, body, sent_at)
           values (?, ?, 'reminder', ?, '', ?)`,
          [`n${id}x${index}`, id, `Tin ${index}`, at],
        );
      }
      interface List {
        items: { documentId: string }[];
        next: string | null;
      }
      const seen: string[] = [];
      let next: string | null = '';
      const sizes: number[] = [];
      while (next !== null) {
        const path: string = `${member.documentId}/notifications?after=${next}`;
        const { data }: { data: List } = (await read<List>(path)).body;
        seen.push(...data.items.map(({ documentId }) => documentId));
        sizes.push(data.items.length);
        next = data.next;
      }
      expect(sizes).toEqual([20, 20, 5]);
      expect(new Set(seen).size).toBe(45);
      const another = await newMember(api);
      const path = `${another.documentId}/notifications?after=${seen[3]}`;
      expect((await read<List>(path)).body.data.items).toEqual([]);
    });

    it('adds terms that do not overlap, even from two staff concurrently, and ends each once', async () => {
      const member = await newMember(api);
      const { documentId: id } = member;
      const term = { id, memberType: 'individual', startsOn: '2026-01-01', endsOn: '2199-12-31' };
      const added = await Promise.all([1, 2, 3].map(() => change('add-term', term)));
      expect(added.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect((await change('add-term', { ...term, endsOn: '2025-01-01' })).status).toBe(400);
      expect((await change('add-term', { ...term, reason: '' })).status).toBe(400);
      expect((await read<object>(id)).body.data).toMatchObject({ memberType: 'individual' });
      const [held] = (await read<{ documentId: string; actor: string }[]>(`${id}/terms`)).body.data;
      expect(held?.actor).toBe('Nguyễn Thị Kiểm Thử');
      const today = vietnamDay();
      const ending = { id: held?.documentId, lastDay: today };
      expect((await change('end-term', { ...ending, lastDay: '2020-01-01' })).status).toBe(400);
      const ended = await Promise.all([1, 2, 3].map(() => change('end-term', ending)));
      expect(ended.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect((await logged(member)).map(({ action, reason: why }) => [action, why])).toEqual([
        ['term_added', reason],
        ['term_ended', reason],
      ]);
    });

    it('blocks an account, ends all its sessions, and unblocks it', async () => {
      const member = await newMember(api);
      const { documentId: id } = member;
      const me = () => callApi(api, '/users/me', { token: member.token });
      expect((await me()).status).toBe(200);
      const blocked = await Promise.all([1, 2].map(() => change('block', { id, blocked: true })));
      expect(blocked.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await me()).status).toBe(401);
      await expect(logIn(api, member.email, member.password)).rejects.toThrow();
      expect((await change('block', { id, blocked: false })).status).toBe(200);
      expect((await me()).status).toBe(401);
      await logIn(api, member.email, member.password);
      expect(await actionsOf(api, id)).toEqual(['account_blocked', 'account_unblocked']);
      const emails = await storedEmails(api, member.email);
      expect(emails.map(({ subject }) => subject)).toEqual([
        'Tài khoản của Quý khách đã được khoá',
        'Tài khoản của Quý khách đã được mở lại',
      ]);
    });

    it('keeps an account closed that its owner deleted', async () => {
      const member = await newMember(api);
      const now = new Date();
      await api.sql(
        'insert into account_deletions (user_id, asked_at, due_at, done_at) values (?, ?, ?, ?)',
        [member.id, now, now, now],
      );
      const json = { id: member.documentId, blocked: false };
      expect((await change('block', json)).status).toBe(409);
    });

    it('grants and revokes the staff role, effective with the next call', async () => {
      const member = await newMember(api);
      const { documentId: id } = member;
      expect((await change('role', { id, staff: true })).status).toBe(200);
      const asStaff = { ...member, token: await logIn(api, member.email, member.password) };
      expect((await read(id, asStaff)).status).toBe(403);
      await enroll(api, member.email);
      expect((await read(id, asStaff)).status).toBe(200);
      expect((await change('role', { id, staff: false })).status).toBe(200);
      expect((await read(id, asStaff)).status).toBe(401);
      expect((await change('role', { id, staff: false })).status).toBe(409);
    });

    it.each([
      ['role', { staff: false }],
      ['block', { blocked: true }],
    ])(
      'keeps at least one of two staff who revoke “%s” from each other concurrently',
      async (what, json) => {
        for (let round = 0; round < 4; round += 1) {
          const one = await newStaff(api);
          const other = await newStaff(api);
          const responses = await Promise.all([
            change(what, { id: other.documentId, ...json }, one),
            change(what, { id: one.documentId, ...json }, other),
          ]);
          const won = responses.filter(({ status }) => status === 200);
          expect(responses.map(({ status }) => status)).toContain(200);
          expect(won).toHaveLength(1);
        }
      },
    );

    it('rejects changes by the owner, and without a recent password confirmation', async () => {
      const changes = [
        ['role', { staff: false }],
        ['block', { blocked: true }],
        ['end-sessions', {}],
      ] as const;
      for (const [what, json] of changes) {
        const { status } = await change(what, { id: staff.documentId, ...json });
        expect([what, status]).toEqual([what, 409]);
      }
      const stale = await newStaff(api);
      await api.sql('update login_sessions set fresh_until = ? where user_id = ?', [
        new Date(0),
        stale.id,
      ]);
      const { documentId: id } = await newMember(api);
      for (const [what, json] of changes) {
        expect([what, (await change(what, { id, ...json }, stale)).status]).toEqual([what, 403]);
      }
    });

    it('ends one session or all of them', async () => {
      const member = await newMember(api);
      const { documentId: id } = member;
      const second = await logIn(api, member.email, member.password);
      const open = async () =>
        (await read<{ documentId: string; current: boolean }[]>(`${id}/sessions`)).body.data;
      expect((await open()).map(({ current }) => current)).toEqual([false, false]);
      const [latest] = await open();
      const one = { id, session: latest?.documentId };
      expect((await change('end-sessions', one)).status).toBe(200);
      expect((await change('end-sessions', one)).status).toBe(404);
      expect(await open()).toHaveLength(1);
      expect((await change('end-sessions', { id })).status).toBe(200);
      for (const token of [member.token, second]) {
        expect((await callApi(api, '/users/me', { token })).status).toBe(401);
      }
      expect(await actionsOf(api, id)).toEqual(['sessions_ended', 'sessions_ended']);
    });
  });

  it('protects the last staff account, also in the panel', async () => {
    const last = await newStaff(api);
    await api.sql(`update up_users set blocked = ? where document_id <> ?`, [
      true,
      last.documentId,
    ]);
    const [member, role] = [await roleIdOf(api, 'authenticated'), await roleIdOf(api, 'staff')];
    const path = `${users}/${last.documentId}`;
    const demoted = { role: { connect: [{ id: member }], disconnect: [{ id: role }] } };
    for (const change of [demoted, { blocked: true }]) {
      const { status, body } = await chief.call<Failed>(path, 'PUT', change);
      expect([status, body.error?.message]).toEqual([400, expect.stringMatching(/nhân viên/)]);
    }
    expect((await callApi(api, '/analysis/users', { token: last.token })).status).toBe(200);
    const other = await newStaff(api);
    const saved = await Promise.all([
      chief.call(path, 'PUT', { blocked: true }),
      chief.call(`${users}/${other.documentId}`, 'PUT', demoted),
    ]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
