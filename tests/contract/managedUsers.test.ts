import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../server/callApi';
import { databases } from '../server/database';
import { newMember, newStaff, type TestMember } from '../server/members';
import { newChief, newPanelUser, type PanelUser } from '../server/panelUsers';
import { startApi, type TestApi } from '../server/startApi';

interface Logged {
  action: string;
  actor_kind: string;
  actor_id: string;
  actor_name: string;
  actor_session: string | null;
  member_id: string | null;
  subject_kind: string;
  subject_label: string | null;
  changes: string | object[];
  reason: string | null;
}

const panelOf = (uid: string) => `/content-manager/collection-types/${uid}`;
const users = panelOf('plugin::users-permissions.user');
const terms = panelOf('api::membership.membership-term');
const log = panelOf('api::audit.audit-entry');

describe.each(databases)('what staff do to accounts, on %s', (database) => {
  let api: TestApi;
  let staff: TestMember;
  let chief: PanelUser;

  beforeAll(async () => {
    api = await startApi({ database });
    staff = await newStaff(api);
    chief = await newChief(api);
  });
  afterAll(() => api?.stop());

  const logged = async (member: TestMember) =>
    (
      await api.sql<Logged>('select * from audit_entries where member_id = ? order by id', [
        member.documentId,
      ])
    ).map((entry) => ({
      ...entry,
      changes: (typeof entry.changes === 'string'
        ? JSON.parse(entry.changes)
        : entry.changes) as object[],
    }));

  const rowOf = async ({ documentId }: TestMember) => {
    const [row] = await api.sql<{ id: number }>('select id from up_users where document_id = ?', [
      documentId,
    ]);
    return row?.id ?? 0;
  };

  describe('the audit log', () => {
    it('has each reminder once, with its login and without personal details', async () => {
      const member = await newMember(api);
      await api.sql(
        `update up_users set member_type = 'individual', member_expires_at = ? where document_id = ?`,
        [
          database === 'sqlite' ? Date.now() + 86_400_000 : new Date(Date.now() + 86_400_000),
          member.documentId,
        ],
      );
      const json = { userIds: [member.documentId], kind: 'membership_expiring' };
      const remind = () => callApi(api, '/analysis/user-remind', { token: staff.token, json });
      await Promise.all([remind(), remind(), remind()]);
      const [session] = await api.sql<{ document_id: string }>(
        'select document_id from login_sessions where user_id = ? order by started_at desc',
        [await rowOf(staff)],
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

    it('has each export that was opened, and not the words that were searched for', async () => {
      const path = '/analysis/users/export?q=nguyen&memberType=none&format=csv';
      const { body } = await callApi<{ data: { url: string } }>(api, path, { token: staff.token });
      const count = () => api.sql(`select id from audit_entries where action = 'exported'`);
      expect(await count()).toHaveLength(0);
      await fetch(`${api.url}${body.data.url}`).then((answer) => answer.text());
      const [entry] = await api.sql<Logged>(
        `select * from audit_entries where action = 'exported'`,
      );
      expect(entry).toMatchObject({ actor_id: staff.documentId, subject_kind: 'users' });
      expect(JSON.stringify(entry?.changes)).toContain('none');
      expect(JSON.stringify(entry?.changes)).not.toContain('nguyen');
    });

    it('has what the panel changes in an account: which fields, and the values of those that are no personal data', async () => {
      const member = await newMember(api);
      const [role] = await api.sql<{ id: number }>("select id from up_roles where type = 'staff'");
      const change = (json: object) => chief.call(`${users}/${member.documentId}`, 'PUT', json);
      await change({ fullName: 'Lê Văn Đổi', phone: '0987654321' });
      await change({ blocked: true });
      await change({ blocked: false });
      await change({ role: { connect: [{ id: role?.id }] } });
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
      expect((await chief.call(`${users}/${member.documentId}`, 'DELETE')).status).toBe(200);
      expect(
        await api.sql(`select id from audit_entries where action = 'record_deleted'`),
      ).toHaveLength(1);
    });

    it('has terms that the panel adds and ends, with their reasons', async () => {
      const member = await newMember(api);
      const added = await chief.call<{ data: { documentId: string } }>(terms, 'POST', {
        user: { connect: [{ id: await rowOf(member) }] },
        memberType: 'individual',
        startsOn: '2026-01-01',
        endsOn: '2199-12-31',
        reason: 'Hội viên danh dự',
        value: '0',
      });
      expect(added.status).toBe(201);
      const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
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

    it('has who was let into the panel', async () => {
      await newPanelUser(api, chief, 'order-staff');
      const [entry] = await api.sql<Logged>(
        `select * from audit_entries where subject_kind = 'panel_user'`,
      );
      expect(entry?.action).toBe('record_created');
      expect(JSON.stringify(entry)).not.toContain('order-staff@example.com');
    });

    it('only grows: neither the panel nor SQL changes or deletes an entry', async () => {
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
});
