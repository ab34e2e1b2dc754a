import type { Core } from '@strapi/strapi';
import type {
  AuditEntry,
  ManagedEmail,
  ManagedNotification,
  ManagedOrder,
} from '../../generated/types';
import { query } from '../../platform/sql/query';
import { iso, isoOrNull, rowReader, toNumber } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import { readPageAfter } from './readPageAfter';

interface ListRequest {
  userId: number;
  after: unknown;
}

const toOrder = rowReader<ManagedOrder>()(['documentId', 'code', 'status', 'firstTitle'], {
  placedAt: iso,
  itemCount: toNumber,
  total: toNumber,
});

export function listOrders(strapi: Core.Strapi, { userId, after }: ListRequest) {
  const listed = {
    table: 'orders',
    columns: 'code, order_status as status, placed_at, first_title, item_count, total',
    owned: 'user_id = ?',
    owner: userId,
    by: 'placed_at',
  };
  return readPageAfter(strapi.db.connection, listed, after, toOrder);
}

const toNotification = rowReader<ManagedNotification>()(['documentId', 'kind', 'title'], {
  at: iso,
  readAt: isoOrNull,
});

export function listNotifications(strapi: Core.Strapi, { userId, after }: ListRequest) {
  const listed = {
    table: 'notifications',
    columns: 'kind, title, sent_at as at, read_at',
    owned: 'user_id = ?',
    owner: userId,
    by: 'sent_at',
  };
  return readPageAfter(strapi.db.connection, listed, after, toNotification);
}

const toEmail = rowReader<ManagedEmail>()(['documentId', 'subject', 'state'], {
  at: iso,
  sentAt: isoOrNull,
});

/** Emails to the account's current address. Their texts, which may contain codes, are not for staff. */
export async function listEmails(strapi: Core.Strapi, { userId, after }: ListRequest) {
  const db = strapi.db.connection;
  const [user] = await query<{ email: string }>(
    db,
    `select email from ${tables.users} where id = ?`,
    [userId],
  );
  const listed = {
    table: 'letters',
    columns: 'subject, state, created_at as at, sent_at',
    owned: 'recipient = ?',
    owner: user?.email ?? '',
    by: 'created_at',
  };
  return readPageAfter(db, listed, after, toEmail);
}

type Change = { field: string } & Partial<Record<'before' | 'after', unknown>>;

const toAuditEntry = rowReader<AuditEntry>()(
  ['documentId', 'action', 'actorKind', 'actorName', 'subjectKind', 'subjectLabel', 'reason'],
  { at: iso, changes: readChanges },
);

export function listAudit(strapi: Core.Strapi, id: string, after: unknown) {
  const listed = {
    table: 'audit_entries',
    columns: 'at, action, actor_kind, actor_name, subject_kind, subject_label, changes, reason',
    owned: 'member_id = ?',
    owner: id,
    by: 'at',
  };
  return readPageAfter(strapi.db.connection, listed, after, toAuditEntry);
}

/** SQLite stores JSON as text. */
function readChanges(stored: string | null): AuditEntry['changes'] {
  const changes = typeof stored === 'string' ? (JSON.parse(stored) as Change[]) : (stored ?? []);
  return (changes as Change[]).map(({ field, before, after }) => ({
    field,
    before: textOf(before),
    after: textOf(after),
  }));
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
