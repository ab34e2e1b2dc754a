import type { Core } from '@strapi/strapi';
import type {
  AuditAction,
  AuditActorKind,
  EmailState,
  ManagedEmail,
  ManagedNotification,
  ManagedOrder,
  NotificationKind,
  OrderStatus,
} from '../../generated/types';
import { query, toDate } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { readPageAfter } from './readPageAfter';

type Moment = number | string | Date;

interface ListRequest {
  userId: number;
  after: unknown;
}

const iso = (moment: Moment) => toDate(moment).toISOString();
const isoOrNull = (moment: Moment | null) => (moment === null ? null : iso(moment));

interface OrderRow {
  document_id: string;
  code: string;
  order_status: OrderStatus;
  placed_at: Moment;
  first_title: string;
  item_count: number;
  total: number | string;
}

export function listOrders(strapi: Core.Strapi, { userId, after }: ListRequest) {
  const listed = {
    table: 'orders',
    columns: 'code, order_status, placed_at, first_title, item_count, total',
    owned: 'user_id = ?',
    owner: userId,
    by: 'placed_at',
  };
  return readPageAfter(strapi.db.connection, listed, after, (row: OrderRow): ManagedOrder => ({
    documentId: row.document_id,
    code: row.code,
    status: row.order_status,
    placedAt: iso(row.placed_at),
    firstTitle: row.first_title,
    itemCount: row.item_count,
    total: Number(row.total),
  }));
}

interface NotificationRow {
  document_id: string;
  kind: NotificationKind;
  title: string;
  sent_at: Moment;
  read_at: Moment | null;
}

export function listNotifications(strapi: Core.Strapi, { userId, after }: ListRequest) {
  const listed = {
    table: 'notifications',
    columns: 'kind, title, sent_at, read_at',
    owned: 'user_id = ?',
    owner: userId,
    by: 'sent_at',
  };
  return readPageAfter(
    strapi.db.connection,
    listed,
    after,
    (row: NotificationRow): ManagedNotification => ({
      documentId: row.document_id,
      kind: row.kind,
      title: row.title,
      at: iso(row.sent_at),
      readAt: isoOrNull(row.read_at),
    }),
  );
}

interface EmailRow {
  document_id: string;
  subject: string;
  state: EmailState;
  created_at: Moment;
  sent_at: Moment | null;
}

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
    columns: 'subject, state, created_at, sent_at',
    owned: 'recipient = ?',
    owner: user?.email ?? '',
    by: 'created_at',
  };
  return readPageAfter(db, listed, after, (row: EmailRow): ManagedEmail => ({
    documentId: row.document_id,
    subject: row.subject,
    state: row.state,
    at: iso(row.created_at),
    sentAt: isoOrNull(row.sent_at),
  }));
}

interface AuditRow {
  document_id: string;
  at: Moment;
  action: AuditAction;
  actor_kind: AuditActorKind;
  actor_name: string;
  subject_kind: string;
  subject_label: string | null;
  /** SQLite stores JSON as text. */
  changes: string | Change[] | null;
  reason: string | null;
}

type Change = { field: string } & Partial<Record<'before' | 'after', unknown>>;

export function listAudit(strapi: Core.Strapi, id: string, after: unknown) {
  const listed = {
    table: 'audit_entries',
    columns: 'at, action, actor_kind, actor_name, subject_kind, subject_label, changes, reason',
    owned: 'member_id = ?',
    owner: id,
    by: 'at',
  };
  return readPageAfter(strapi.db.connection, listed, after, (row: AuditRow) => ({
    documentId: row.document_id,
    at: iso(row.at),
    action: row.action,
    actorKind: row.actor_kind,
    actorName: row.actor_name,
    subjectKind: row.subject_kind,
    subjectLabel: row.subject_label,
    changes: changesIn(row.changes).map(({ field, before, after: is }) => ({
      field,
      before: textOf(before),
      after: textOf(is),
    })),
    reason: row.reason,
  }));
}

function changesIn(changes: AuditRow['changes']): Change[] {
  return typeof changes === 'string' ? (JSON.parse(changes) as Change[]) : (changes ?? []);
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
