import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { expiring, ruleOf } from '../../cms/src/operations/retention/rules';
import { runTask } from '../support/api';
import { addItem } from '../support/content';
import {
  addedRows,
  countRows,
  strictDatabase,
  insert,
  datedNow,
  nextId,
} from '../support/database';
import { addBuyer, type Buyer } from '../support/members';
import { addOrder } from '../support/orders';
import { sharedApi } from '../support/suite';

const DAY = 86_400_000;
const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * DAY);
const old = yearsAgo(15);

describe.each(strictDatabase)('retention, on %s', (database) => {
  const api = sharedApi({ database });
  let buyer: Buyer;

  beforeAll(async () => {
    buyer = await addBuyer(api);
  });

  it('has a rule for every table', async () => {
    const names = Object.keys(await countRows(api));
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => ruleOf(name) === undefined)).toEqual([]);
  });

  it('refers only to existing tables and tasks', async () => {
    const names = new Set(Object.keys(await countRows(api)));
    expect(expiring.map(([table]) => table).filter((table) => !names.has(table))).toEqual([]);
    const tasks = [...names].flatMap((name) => {
      const rule = ruleOf(name);
      return rule && 'task' in rule ? [rule.task] : [];
    });
    expect(tasks.length).toBeGreaterThan(0);
    for (const task of tasks) await runTask(api, task);
  });

  /** A row of each table whose rows expire, as of a moment. */
  async function addExpiring(at: Date): Promise<void> {
    const dated = { created_at: at, updated_at: at, published_at: at };
    const user = { user_id: buyer.id };
    await insert(api, 'notifications', {
      document_id: nextId('notification'),
      kind: 'order_created',
      title: 'Thông báo',
      body: 'Nội dung',
      sent_at: at,
      ...user,
      ...dated,
    });
    const contact = {
      subject: 'Hỏi',
      full_name: 'Người Hỏi',
      email: 'hoi@example.com',
      message: 'Hỏi',
    };
    for (const handled of [true, false]) {
      await insert(api, 'contacts', {
        document_id: nextId('contact'),
        ...contact,
        handled,
        ...dated,
      });
    }
    for (const state of ['left', 'waiting']) {
      await insert(api, 'waiting_entries', {
        document_id: nextId('entry'),
        kind: 'course',
        item_document_id: nextId('item'),
        group_id: '',
        option_id: '',
        slug: 'khoa',
        title: 'Khoá học',
        price: 1,
        state,
        joined_at: at,
        ...user,
        ...dated,
      });
    }
    for (const state of ['done', 'planned']) {
      // One that is planned is in the future, or it would run.
      const due = state === 'planned' ? new Date(Date.now() + DAY) : at;
      await insert(api, 'planned_changes', {
        document_id: nextId('plan'),
        target: 'api::course.course',
        target_id: nextId('item'),
        action: 'publish',
        due_at: due,
        state,
        ...dated,
      });
    }
    await api.sql(
      `insert into email_changes (user_id, old_email, new_email, nonce, confirm_digest, stop_digest,
         asked_at, confirm_before, stop_before) values (?, 'a@example.com', 'b@example.com', ?, ?, ?, ?, ?, ?)`,
      [buyer.id, nextId('n'), randomUUID(), randomUUID(), at, at, at],
    );
    await api.sql('insert into reminders (user_id, kind, day, sent_at) values (?, ?, ?, ?)', [
      buyer.id,
      'unpaid_order',
      at.toISOString().slice(0, 10),
      at.getTime(),
    ]);
    const [batch] = await api.sql<{ id: number }>(
      `insert into user_batches (document_id, action, state, total, filter, actor, caller_id,
         created_at, finished_at) values (?, 'block', 'done', 1, '{}', '{}', 1, ?, ?) returning id`,
      [nextId('batch'), at.getTime(), at.getTime()],
    );
    await api.sql(
      "insert into user_batch_rows (batch_id, position, user_id, outcome) values (?, 0, ?, 'done')",
      [batch?.id, buyer.id],
    );
    await api.sql(
      'insert into login_challenges (digest, user_id, password_digest, expires_at, attempts) values (?, ?, ?, ?, 0)',
      [randomUUID(), buyer.id, randomUUID(), at],
    );
    for (const table of ['passkey_challenges', 'admin_passkey_challenges']) {
      await api.sql(`insert into ${table} (digest, user_id, expires_at) values (?, ?, ?)`, [
        randomUUID(),
        buyer.id,
        at,
      ]);
    }
    await insert(api, 'strapi_sessions', {
      document_id: randomUUID(),
      user_id: String(buyer.id),
      session_id: randomUUID(),
      device_id: randomUUID(),
      origin: 'users-permissions',
      type: 'refresh',
      status: 'active',
      expires_at: at,
      absolute_expires_at: at,
      ...datedNow(),
    });
  }

  it('deletes old rows that nothing needs, and no order, payment or certificate', async () => {
    const course = await addItem(api, 'course');
    for (const status of ['paid', 'cancelled', 'refunded'] as const) {
      await addOrder(api, buyer.id, {
        status,
        lines: [{ kind: 'course', item: course }],
        placedAt: old,
        paidAt: old,
      });
    }
    await addExpiring(new Date());
    const before = await countRows(api);
    await addExpiring(old);
    await runTask(api, 'deleteExpiredRows');
    // Of two messages, entries and plans, the open one stays.
    expect(await addedRows(api, before)).toEqual({
      contacts: 1,
      planned_changes: 1,
      waiting_entries: 1,
    });
  });

  it('deletes more rows than fit into one batch, also twice at once', async () => {
    await api.sql(
      `insert into reminders (user_id, kind, day, sent_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 1201)
       select 1000000 + i, 'unpaid_order', '2001-01-01', 0 from n`,
    );
    const before = await countRows(api);
    // As two servers at the same time do.
    await Promise.all([1, 2].map(() => runTask(api, 'deleteExpiredRows')));
    expect(await addedRows(api, before)).toEqual({ reminders: -1201 });
  });
});
