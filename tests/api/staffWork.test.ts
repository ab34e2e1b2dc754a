import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workSources } from '../../cms/src/commerce/staff-work/sources';
import type { ItemKind, WorkItem, WorkKind, WorkList } from '@/data/generated/types';
import { callAs, refusedFieldOf } from '../support/callAs';
import { newStaff, newMember } from '../support/members';
import type { TestApi } from '../support/startApi';
import { databases, insert } from '../support/database';
import { shared, sharedApi } from '../support/suite';

type Row = Record<string, unknown> & { id: number; user_id: number; document_id: string };
/** An open task by what differs from a task about nothing. */
type Found = Partial<WorkItem> & { at: unknown };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight in Vietnam, so that days and moments collide. */
const MIDNIGHT = Date.parse('2026-03-01T17:00:00.000Z');

/** Tasks of the same time are in this order. */
const kinds = [
  ...(['transfer', 'payment', 'refund', 'membership_request', 'contact'] as const),
  ...(['waiting_offer', 'data_request', 'email', 'certificate', 'attendance'] as const),
];

const moment = () => new Date(MIDNIGHT + randomInt(-4, 4) * 12 * HOUR);
const key = () => randomUUID().replaceAll('-', '').slice(0, 24);
const one = <Value>(...values: readonly Value[]): Value =>
  values[randomInt(values.length)] as Value;

/** Adds one open or closed task of each kind, created at one of a few moments. */
async function addWork(api: TestApi, userId: number): Promise<void> {
  const at = moment();
  const common = { created_at: at, updated_at: at, published_at: at };
  const flag = api.database === 'sqlite' ? one(0, 1, null) : one(false, true, null);
  const transfer = key();
  const row = await insert(api, 'bank_transactions', {
    ...common,
    document_id: transfer,
    provider: 'sepay',
    transaction_id: transfer,
    reference: `FT${transfer}`,
    state: one('needs_review', 'confirmed', 'handled'),
    amount: randomInt(1, 9) * 100_000,
    banked_at: at,
    received_at: at,
  });
  await insert(api, 'refunds', {
    ...common,
    document_id: key(),
    bank_transaction_id: row,
    user_id: one(userId, null),
    code: one('DH26AAAAA', null),
    amount: 250_000,
    reason: 'late',
    state: one('owed', 'sent'),
    owed_at: at,
  });
  await insert(api, 'renew_requests', {
    ...common,
    document_id: key(),
    code: `HV${key()}`,
    request_status: one('pending_payment', 'paid', 'cancelled'),
    member_type: 'individual',
    years: 1,
    price: 900_000,
    requested_at: at,
    pay_before: new Date(at.getTime() + 3 * DAY),
    user_id: userId,
    idempotency_key: randomUUID(),
  });
  await insert(api, 'contacts', {
    ...common,
    document_id: key(),
    subject: 'Hỏi về lịch học',
    full_name: 'Phạm Thị Lan',
    email: 'lan@example.vn',
    message: 'Xin hỏi lịch học.',
    handled: flag,
  });
  await insert(api, 'waiting_entries', {
    ...common,
    document_id: key(),
    kind: 'course',
    item_document_id: key(),
    option_id: '',
    slug: 'khoa-hoc',
    title: 'Kiểm toán nội bộ căn bản',
    price: 1_000,
    state: one('offered', 'waiting', 'ordered'),
    joined_at: at,
    offer_ends_at: new Date(at.getTime() + DAY),
    user_id: userId,
  });
  await insert(api, 'orders', {
    ...common,
    document_id: key(),
    code: `DH${key()}`,
    order_status: one('pending_payment', 'paid', 'cancelled'),
    customer_name: 'Trần Thu Hà',
    customer_email: 'ha@example.vn',
    customer_phone: '0912345678',
    subtotal: 500_000,
    total: 500_000,
    item_count: 1,
    first_title: 'Kiểm toán nội bộ căn bản',
    placed_at: at,
    pay_before: new Date(at.getTime() + 3 * DAY),
    user_id: userId,
    idempotency_key: randomUUID(),
  });
  await api.sql(
    'insert into unfinished_attendance (event_id, kind, title, ended_at, tickets) values (?, ?, ?, ?, ?)',
    [key(), one('course', 'seminar'), 'Hội thảo thường niên', at, one(0, 1, 3)],
  );
  await insert(api, 'letters', {
    ...common,
    document_id: key(),
    subject: 'Đơn hàng đã thanh toán',
    recipient: 'lan@example.vn',
    state: one('failed', 'sent', 'expired'),
    attempts: 8,
    due_at: at,
  });
  const day = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
  await insert(api, 'certificate_statuses', {
    ...common,
    document_id: key(),
    number: key(),
    holder_name: 'Lê Văn Nam',
    holder_key: 'le van nam',
    certification: 'CIA',
    state: one('active', 'inactive', 'revoked'),
    issued_on: '2020-01-01',
    expires_on: one(day, day, '2999-12-31', null),
  });
}

async function addDeletions(api: TestApi): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    const { email } = await newMember(api);
    const at = moment();
    const done = count === 0 ? at : null;
    await api.sql(
      `insert into account_deletions (user_id, asked_at, due_at, done_at)
       select id, ?, ?, ? from up_users where email = ?`,
      [at, new Date(at.getTime() + 14 * DAY), done, email],
    );
  }
}

const timeOf = (value: unknown): number => new Date(value as string | number | Date).getTime();

/** Skips Saturdays and Sundays, by counting hours. */
function workingDaysAfter(since: number, days: number): string {
  const vietnam = (at: number) => new Date(at + VIETNAM_OFFSET_MS);
  let at = since;
  for (let left = days; left > 0;) {
    at += DAY;
    const weekday = vietnam(at).getUTCDay();
    if (weekday > 0 && weekday < 6) left -= 1;
  }
  const midnight = vietnam(at).setUTCHours(24, 0, 0, 0);
  return new Date(midnight - VIETNAM_OFFSET_MS - 1).toISOString();
}

const isoOf = (value: unknown): string => new Date(timeOf(value)).toISOString();

/** All open tasks, read from whole tables and sorted here. */
async function expectedWork(api: TestApi): Promise<WorkItem[]> {
  const users = new Map(
    (await api.sql<Row & { username: string; full_name: string }>('select * from up_users')).map(
      (user) => [Number(user.id), user],
    ),
  );
  const nameOf = (id: unknown) => users.get(Number(id))?.full_name ?? null;
  const tables: Record<WorkKind, [table: string, toItem: (row: Row) => Found | false]> = {
    transfer: [
      'bank_transactions',
      (row) =>
        row.state === 'needs_review' && {
          at: row.received_at,
          about: String(row.code ?? row.reference ?? ''),
          amount: Number(row.amount),
        },
    ],
    payment: [
      'orders',
      (row) =>
        row.order_status === 'pending_payment' && {
          at: row.placed_at,
          about: String(row.code),
          who: String(row.customer_name),
          amount: Number(row.total),
          due: isoOf(row.pay_before),
        },
    ],
    refund: [
      'refunds',
      (row) =>
        row.state === 'owed' && {
          at: row.owed_at,
          about: String(row.code ?? ''),
          who: nameOf(row.user_id),
          amount: Number(row.amount),
        },
    ],
    membership_request: [
      'renew_requests',
      (row) =>
        row.request_status === 'pending_payment' && {
          at: row.requested_at,
          about: String(row.code),
          who: nameOf(row.user_id),
          amount: Number(row.price),
          due: isoOf(row.pay_before),
        },
    ],
    contact: [
      'contacts',
      (row) =>
        !row.handled && {
          at: row.created_at,
          about: String(row.subject),
          who: String(row.full_name),
          due: workingDaysAfter(timeOf(row.created_at), 3),
        },
    ],
    waiting_offer: [
      'waiting_entries',
      (row) =>
        row.state === 'offered' && {
          at: row.joined_at,
          about: String(row.title),
          who: nameOf(row.user_id),
          due: isoOf(row.offer_ends_at),
        },
    ],
    data_request: [
      'account_deletions',
      (row) => {
        const user = users.get(Number(row.user_id));
        return (
          row.done_at === null &&
          user !== undefined && {
            at: row.asked_at,
            documentId: user.document_id,
            about: user.username,
            who: user.full_name,
            due: isoOf(timeOf(row.asked_at) + 15 * DAY),
          }
        );
      },
    ],
    email: [
      'letters',
      (row) =>
        row.state === 'failed' && {
          at: row.created_at,
          about: String(row.subject),
          due: workingDaysAfter(timeOf(row.created_at), 2),
        },
    ],
    certificate: [
      'certificate_statuses',
      (row) => {
        if (row.state !== 'active' || row.expires_on === null) return false;
        const over = Date.parse(`${dayOf(row.expires_on)}T17:00:00.000Z`);
        return (
          over <= Date.now() && {
            at: over,
            about: String(row.number),
            who: String(row.holder_name),
          }
        );
      },
    ],
    attendance: [
      'unfinished_attendance',
      (row) =>
        Number(row.tickets) > 0 && {
          at: row.ended_at,
          documentId: String(row.event_id),
          about: String(row.title),
          eventKind: row.kind as ItemKind,
        },
    ],
  };
  const found: { at: number; kind: number; row: number; item: WorkItem }[] = [];
  for (const [index, kind] of kinds.entries()) {
    const [table, toItem] = tables[kind];
    for (const row of await api.sql<Row>(`select * from ${table}`)) {
      const open = toItem(row);
      if (!open) continue;
      const { at: since, ...rest } = open;
      const at = timeOf(since);
      const nothing = { about: '', who: null, amount: null, due: null, eventKind: null };
      const own = { documentId: row.document_id, kind, since: isoOf(at) };
      const item = { ...nothing, ...own, ...rest };
      found.push({ at, kind: index, row: Number(row.id ?? row.user_id), item });
    }
  }
  return found
    .sort((a, b) => a.at - b.at || a.kind - b.kind || a.row - b.row)
    .map(({ item }) => item);
}

/** PostgreSQL's driver returns a day as midnight of this machine. */
const dayOf = (value: unknown): string =>
  value instanceof Date
    ? isoOf(value.getTime() - value.getTimezoneOffset() * 60_000).slice(0, 10)
    : String(value).slice(0, 10);

describe.each(databases)('open tasks of staff, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));
  const request = async (query = '') =>
    (await callAs<WorkList>(api, staff, `/staff-work?${query}`)).body.data;

  async function readAll(query = '', between?: () => Promise<void>): Promise<WorkItem[]> {
    const items: WorkItem[] = [];
    let after = '';
    for (;;) {
      const page = await request(`${query}${after && `&after=${after}`}`);
      items.push(...page.items);
      expect(page.items.length).toBe(page.next === null ? page.items.length : 20);
      if (page.next === null) return items;
      after = page.next;
      await between?.();
    }
  }

  it('lists open tasks, oldest first, each once over all pages, with counts by kind', async () => {
    const { id } = await newMember(api);
    for (let round = 0; round < 30; round += 1) await addWork(api, id);
    await addDeletions(api);
    const expected = await expectedWork(api);
    expect(new Set(expected.map(({ kind }) => kind)).size).toBe(kinds.length);
    expect(await readAll()).toEqual(expected);
    const { counts } = await request();
    expect(counts).toEqual(
      kinds.map((kind) => ({
        kind,
        count: expected.filter((item) => item.kind === kind).length,
      })),
    );
    for (const kind of kinds) {
      const own = expected.filter((item) => item.kind === kind);
      expect(await readAll(`kind=${kind}`), kind).toEqual(own);
    }
  });

  it('pages stably while tasks are completed', async () => {
    const refund = (await expectedWork(api)).find(({ kind }) => kind === 'refund');
    const id = refund?.documentId ?? '';
    // The oldest task, so that it is on the first page.
    await api.sql('update refunds set owed_at = ? where document_id = ?', [new Date(0), id]);
    const before = await expectedWork(api);
    const seen = await readAll('', async () => {
      await api.sql("update refunds set state = 'sent' where document_id = ?", [id]);
    });
    expect(before[0]?.documentId).toBe(id);
    expect(seen).toEqual(before);
  });

  it.each([
    ['kind=nothing', 'kind'],
    ['after=x', 'after'],
    ['after=1-9-1-1', 'after'],
  ])('rejects “%s”', async (query, field) => {
    expect(await refusedFieldOf(callAs(api, staff, `/staff-work?${query}`))).toEqual([400, field]);
  });

  it('uses an index for each kind', async () => {
    if (api.database !== 'sqlite') return;
    for (const { kind, table, open, since, id = 'id' } of workSources) {
      const plan = await api.sql<{ detail: string }>(
        `explain query plan select * from ${table} work where ${open} order by work.${since}, work.${id} limit 21`,
      );
      const steps = plan.map(({ detail }) => detail).join();
      expect(steps, kind).toMatch(/USING INDEX/);
      expect(steps, kind).not.toContain('TEMP B-TREE');
    }
  });
});
