import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '@/pages/manage-user/texts';
import { columnsOf, userColumns } from '../../cms/src/membership/account-merges/userColumns';
import { callApi } from '../support/api';
import { strictDatabase, datedNow, insert } from '../support/database';
import { newMember, newStaff, logIn, type TestMember, setRole } from '../support/members';
import { storedEmails } from '../support/mail';
import { addItem, addShopSettings } from '../support/content';
import { addTerm, termsOf } from '../support/membership';
import { inDays, vietnamDay } from '../support/clock';
import { orderBody, placeOrder } from '../support/orders';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusalOf } from '../support/callAs';
import type { Done, LookAlikeGroup } from '@/data/generated/types';

/** Columns that name an account's row id; the names of its document and of texts are others. */
const refersToUser = /^(user|holder|company|caller|member|account|owner)_id$/;

describe.each(strictDatabase)('accounts with the same visible address, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));

  beforeAll(async () => {
    await addShopSettings(api);
  });

  /** The second has the address of the first with an invisible character in it, as imports once left them. */
  const createDuplicates = async (): Promise<[TestMember, TestMember]> => {
    const [keep, remove] = [await newMember(api), await newMember(api)];
    const email = keep.email.replace('@', '\u200b@');
    await api.sql('update up_users set email = ? where id = ?', [email, remove.id]);
    return [keep, { ...remove, email }];
  };
  const reason = 'Hội viên xác nhận qua điện thoại';
  const merge = (keep: TestMember, remove: TestMember, caller = staff) =>
    callAs<Done>(api, caller, '/account-merges', {
      keep: keep.documentId,
      remove: remove.documentId,
      reason,
    });
  const list = () => dataOf(callAs<LookAlikeGroup[]>(api, staff, '/account-merges'));
  const groupOf = async (key: string) => (await list()).find((group) => group.key === key);
  const count = async (table: string, column: string, id: number) => {
    const rows = await api.sql(`select 1 from ${table} where ${column} = ?`, [id]);
    return rows.length;
  };
  const buy = async (member: TestMember, course?: string) => {
    const documentId = course ?? (await addItem(api, 'course'));
    const line = { kind: 'course', documentId, quantity: 1 };
    return placeOrder(api, member.token, orderBody([line], 1_000_000));
  };

  it('lists them with their hidden characters and their data', async () => {
    const [keep, remove] = await createDuplicates();
    await buy(remove);
    const group = await groupOf(keep.email);
    expect(group?.accounts).toMatchObject([
      { documentId: keep.documentId, email: keep.email, orderCount: 0, staff: false },
      { documentId: remove.documentId, email: keep.email.replace('@', '\\u200B@'), orderCount: 1 },
    ]);
    const [one, other] = [await newMember(api), await newMember(api)];
    await api.sql('update up_users set username = ? where id = ?', [
      one.username.toUpperCase(),
      other.id,
    ]);
    expect((await groupOf(one.username))?.accounts).toHaveLength(2);
  });

  it('defines a merge rule for every column that refers to an account', async () => {
    const columns = await api.sql<{ table_name: string; column_name: string }>(
      database === 'sqlite'
        ? `select t.name as table_name, c.name as column_name
           from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'`
        : `select table_name, column_name from information_schema.columns
           where table_schema = current_schema()`,
    );
    const linked = await api.sql<{ table_name: string; column_name: string }>(
      database === 'sqlite'
        ? `select t.name as table_name, f."from" as column_name
           from sqlite_master t join pragma_foreign_key_list(t.name) f
           where t.type = 'table' and f."table" = 'up_users'`
        : `select r.relname as table_name, a.attname as column_name
           from pg_constraint c join pg_class r on r.oid = c.conrelid
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
           where c.contype = 'f' and c.confrelid = 'up_users'::regclass`,
    );
    expect(linked.length).toBeGreaterThan(8);
    const named = columns.filter(({ column_name: name }) => refersToUser.test(name));
    const unknown = [...named, ...linked]
      .filter(
        ({ table_name: table, column_name: column }) =>
          userColumns[table]?.[column] === undefined &&
          // The audit log names accounts by their document, and never changes.
          !(table === 'audit_entries' && column !== 'user_id'),
      )
      .map(({ table_name: table, column_name: column }) => `${table}.${column}`);
    expect(unknown).toEqual([]);
    const stored = new Set(columns.map((each) => `${each.table_name}.${each.column_name}`));
    const gone = Object.entries(userColumns).flatMap(([table, rules]) =>
      Object.keys(rules).filter((column) => !stored.has(`${table}.${column}`)),
    );
    expect(gone).toEqual([]);
  });

  it('names the moved rows of each table in the audit log', () => {
    const unnamed = columnsOf('move').filter(([table]) => texts.audit.fields[table] === undefined);
    expect(unnamed).toEqual([]);
  });

  /** A row of each table that moves; the same for both accounts wherever a key would clash. */
  const addEverything = async ({ id }: TestMember, shared: string, first: boolean) => {
    const now = new Date();
    const at = first ? new Date(now.getTime() - 86_400_000) : now;
    const own = `${shared.slice(0, 20)}${id}`;
    const dates = datedNow();
    await insert(api, 'refunds', { document_id: `r${own}`, amount: 1, user_id: id, ...dates });
    await insert(api, 'notifications', { document_id: `n${own}`, user_id: id, ...dates });
    await insert(api, 'renew_requests', {
      document_id: `q${own}`,
      code: `GH${id}`,
      request_status: 'cancelled',
      user_id: id,
      idempotency_key: shared,
      request_hash: 'x',
      begins: 'now',
      ...dates,
    });
    await insert(api, 'membership_seats', {
      document_id: `s${own}`,
      company_id: id,
      email: `${own}@example.com`,
      invited_at: now,
      expires_at: inDays(5),
      ...dates,
    });
    await insert(api, 'waiting_entries', {
      document_id: `w${own}`,
      kind: 'course',
      item_document_id: shared,
      option_id: '',

      slug: 'x',
      title: 'X',
      price: 1,
      state: 'waiting',
      joined_at: at,
      user_id: id,
      ...dates,
    });
    const certificate = await insert(api, 'certificate_statuses', {
      document_id: `c${own}`,
      number: `N${own}`,
      holder_name: 'X',
      ...dates,
    });
    await insertOnly('certificate_statuses_user_lnk', {
      certificate_status_id: certificate,
      user_id: id,
    });
    await insert(api, 'attendance_certificates', {
      id: `a${own}`,
      number: `A${own}`.slice(0, 32),
      code: `K${own}`,
      user_id: id,
      kind: 'course',
      subject_id: shared,
      title: 'X',
      holder_name: 'X',
      tenths: 10,
      completed_on: '2026-01-01',
      issued_at: at,
    });
    await insert(api, 'cpe_entries', {
      id: `e${own}`,
      user_id: id,
      day: '2026-01-01',
      tenths: 10,
      subject: 'X',
      provider: 'X',
      part: 'general',
      source: 'attendance',
      certificate_id: `a${own}`,
      idempotency_key: shared,
      request_hash: 'x',
      created_at: now,
    });
    await insert(api, 'cpe_evidence', {
      id: `v${own}`,
      user_id: id,
      name: 'x',
      type: 'x',
      size: 1,
      uploaded_at: now,
      content: Buffer.from('x'),
    });
    await insertOnly('discount_uses', { discount_id: shared, user_id: id, used: 2 });
    await insertOnly('cpe_practice', {
      user_id: id,
      certificate_id: shared,
      year: 2026,
      practising: first,
    });
    await insertOnly('course_progress', {
      user_id: id,
      course_id: shared,
      last_lesson: own,
      last_at: at,
      completed_at: at,
    });
    await insertOnly('lesson_progress', {
      user_id: id,
      course_id: shared,
      lesson_id: 'l',
      done_at: at,
      seconds: first ? 1 : 2,
    });
    await insertOnly('lesson_openings', {
      user_id: id,
      course_id: shared,
      lesson_id: 'l',
      opened_at: at,
    });
    await insertOnly('quiz_attempts', {
      ...{ id: `q${id}`, user_id: id, course_id: shared, lesson_id: 'l', pass_mark: 80 },
      ...{ secret_questions: '[]', answers: '[]', started_at: at, submitted_at: at },
    });
    await insertOnly('instructor_questions', {
      ...{ id: `i${id}`, user_id: id, course_id: shared, lesson_id: 'l', text: 'Vì sao?' },
      asked_at: at,
    });
    await insertOnly('reminders', { user_id: id, kind: 'x', day: '2026-01-01', sent_at: 1 });
    await insertOnly('consents', {
      user_id: id,
      kind: 'order_reminders',
      agreed: first,
      version: '1',
      given_at: at,
    });
  };
  /** Of a table without `id`. */
  const insertOnly = (table: string, fields: Record<string, unknown>) =>
    api.sql(
      `insert into ${table} (${Object.keys(fields).join(', ')})
       values (${Object.keys(fields)
         .map(() => '?')
         .join(', ')})`,
      Object.values(fields),
    );

  /** The rows of the kept account: one of each account, or one for both. */
  const merged = {
    refunds: 2,
    renew_requests: 2,
    cpe_entries: 2,
    cpe_evidence: 2,
    consents: 2,
    certificate_statuses_user_lnk: 2,
    attendance_certificates: 2,
    discount_uses: 1,
    cpe_practice: 1,
    course_progress: 1,
    lesson_progress: 1,
    lesson_openings: 1,
    quiz_attempts: 2,
    instructor_questions: 2,
    reminders: 1,
    membership_terms: 1,
  };

  it('merges the data of both accounts by the rules', async () => {
    const [keep, remove] = await createDuplicates();
    const shared = randomUUID();
    await addEverything(keep, shared, false);
    await addEverything(remove, shared, true);
    const other = await newMember(api);
    await insert(api, 'membership_seats', {
      document_id: `h${shared.slice(0, 20)}`,
      company_id: other.id,
      holder_id: remove.id,
      email: remove.email,
      invited_at: new Date(),
      expires_at: inDays(5),
      accepted_at: new Date(),
    });
    await addTerm(api, remove.id, { starts_on: vietnamDay(-30) });
    const { body: placed } = await buy(remove);
    for (const [table, column] of columnsOf('move')) {
      expect([table, await count(table, column, remove.id)]).not.toEqual([table, 0]);
    }
    expect((await merge(keep, remove)).status).toBe(200);

    for (const [table, column] of [...columnsOf('move'), ...columnsOf('forget')]) {
      expect([table, await count(table, column, remove.id)]).toEqual([table, 0]);
    }
    const [moved] = await api.sql<{ user_id: number }>(
      'select user_id from orders where document_id = ?',
      [placed.data.documentId],
    );
    expect(moved?.user_id).toBe(keep.id);
    const counts: Record<string, number> = {};
    for (const table of Object.keys(merged)) counts[table] = await count(table, 'user_id', keep.id);
    expect(counts).toEqual(merged);
    const of = (sql: string) => api.sql(sql, [keep.id]);
    expect(await of('select used from discount_uses where user_id = ?')).toEqual([{ used: 4 }]);
    // The closed account completed the lesson first; the kept one opened it last.
    expect(await of('select seconds from lesson_progress where user_id = ?')).toEqual([
      { seconds: 1 },
    ]);
    expect(await of('select last_lesson from course_progress where user_id = ?')).toEqual([
      { last_lesson: `${shared.slice(0, 20)}${keep.id}` },
    ]);
    const [practice] = await of('select practising from cpe_practice where user_id = ?');
    expect(Boolean(practice?.practising)).toBe(false);
    expect(
      await of(`select id from attendance_certificates where user_id = ? and revoked_at is null`),
    ).toEqual([{ id: `a${shared.slice(0, 20)}${remove.id}` }]);
    expect(await of(`select id from cpe_entries where user_id = ? and revoked_at is null`)).toEqual(
      [{ id: `e${shared.slice(0, 20)}${remove.id}` }],
    );
    expect(await of('select state from waiting_entries where user_id = ? order by id')).toEqual([
      { state: 'waiting' },
      { state: 'left' },
    ]);
    expect(await of('select member_type from up_users where id = ?')).toEqual([
      { member_type: 'individual' },
    ]);
  });

  it('closes the merged account, and sends both an email and writes an audit entry for each', async () => {
    const [keep, remove] = [await newMember(api), await newMember(api)];
    await api.sql('update up_users set username = ? where id = ?', [
      keep.username.toUpperCase(),
      remove.id,
    ]);
    expect((await merge(keep, remove)).status).toBe(200);
    const me = (token: string) => callApi(api, '/users/me', { token });
    expect((await me(remove.token)).status).toBe(401);
    expect((await me(keep.token)).status).toBe(200);
    await expect(logIn(api, remove.email, remove.password)).rejects.toThrow('InvalidCredentials');
    const unblock = { id: remove.documentId, blocked: false, reason };
    expect(await refusalOf(callAs(api, staff, '/managed-users/block', unblock))).toEqual([
      409,
      'AccountDeleted',
    ]);
    for (const { email } of [keep, remove]) {
      const emails = await storedEmails(api, email);
      expect(emails.map(({ subject }) => subject)).toEqual([
        'Hai tài khoản của Quý khách đã được gộp',
      ]);
      expect(emails[0]?.text).toContain(keep.email);
      expect(emails[0]?.text).toContain(remove.email);
    }
    for (const [member, subject] of [
      [keep, remove],
      [remove, keep],
    ] as const) {
      expect(
        await api.sql('select action, reason, subject_id from audit_entries where member_id = ?', [
          member.documentId,
        ]),
      ).toMatchObject([{ action: 'accounts_merged', reason, subject_id: subject.documentId }]);
    }
  });

  it('accepts the clean address at login if the other account was kept', async () => {
    const [clean, unclean] = await createDuplicates();
    expect((await merge(unclean, clean)).status).toBe(200);
    await expect(logIn(api, clean.email, unclean.password)).resolves.toBeTruthy();
    expect(await groupOf(clean.email)).toBeUndefined();
  });

  it("refuses a merge unless they are two different members' accounts with the same visible address", async () => {
    const [keep, remove] = await createDuplicates();
    const stranger = await newMember(api);
    expect(await refusalOf(merge(keep, stranger))).toEqual([409, 'AccountsDiffer']);
    expect(await refusalOf(merge(keep, keep))).toEqual([400, 'ValidationError']);
    const nobody = { ...remove, documentId: 'khong-co' };
    expect(await refusalOf(merge(keep, nobody))).toEqual([404, 'NotFoundError']);
    expect((await merge(keep, remove, keep)).status).toBe(403);
    await setRole(api, remove.id, 'staff');
    expect(await refusalOf(merge(keep, remove))).toEqual([409, 'StaffAccount']);
    expect(await refusalOf(merge(remove, keep))).toEqual([409, 'StaffAccount']);
  });

  it('requires staff to resolve conflicts that the rules cannot decide', async () => {
    const [keep, remove] = await createDuplicates();
    await addTerm(api, keep.id, { starts_on: vietnamDay(-30) });
    const term = await addTerm(api, remove.id, { starts_on: vietnamDay(-60) });
    expect(await refusalOf(merge(keep, remove))).toEqual([409, 'TermsOverlap']);
    expect(await count('membership_terms', 'user_id', remove.id)).toBe(1);
    const ending = { id: term, lastDay: vietnamDay(-1), reason };
    expect((await callAs(api, staff, '/managed-users/end-term', ending)).status).toBe(200);
    await api.sql('insert into account_deletions (user_id, asked_at, due_at) values (?, ?, ?)', [
      keep.id,
      new Date(),
      inDays(9),
    ]);
    expect(await refusalOf(merge(keep, remove))).toEqual([409, 'DeletionAsked']);
    await api.sql('delete from account_deletions where user_id = ?', [keep.id]);
    // The days of the past that both terms share are cut.
    expect((await merge(keep, remove)).status).toBe(200);
    const terms = await termsOf(api, keep.token);
    expect(terms.map(({ startsOn, endedOn }) => [startsOn, endedOn]).sort()).toEqual([
      [vietnamDay(-60), vietnamDay(-31)],
      [vietnamDay(-30), null],
    ]);
  });

  it('merges once, whatever the number of concurrent calls', async () => {
    const [keep, remove] = await createDuplicates();
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => merge(keep, remove)),
      ...Array.from({ length: 4 }, () => merge(remove, keep)),
    ]);
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await storedEmails(api, keep.email)).toHaveLength(1);
  });

  it('keeps an order that the closed account places concurrently', async () => {
    const [keep, remove] = await createDuplicates();
    const item = await addItem(api, 'course', { capacity: 1000 });
    const [response, ...orders] = await Promise.all([
      merge(keep, remove),
      ...Array.from({ length: 6 }, () => buy(remove, item)),
    ]);
    expect(response.status).toBe(200);
    const placed = orders.filter(({ status }) => status === 200).length;
    expect(orders.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(await count('orders', 'user_id', remove.id)).toBe(0);
    expect(await count('orders', 'user_id', keep.id)).toBe(placed);
  });
});
