import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AnalysisUser, MemberType } from '../../generated/types';
import { placeholders, query, toDate } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

interface OrderTotals {
  /** Orders placed and not cancelled. */
  orderCount: number;
  /** Đồng paid and not refunded. */
  spent: number;
}

const nothing: OrderTotals = { orderCount: 0, spent: 0 };

interface TotalsRow {
  user_id: number;
  order_count: number | string;
  spent: number | string;
}

/** Keyed by row id of the account, from an index that covers all columns. */
export async function readOrderTotals(
  db: Knex,
  userIds: readonly number[],
): Promise<(userId: number) => OrderTotals> {
  if (userIds.length === 0) return () => nothing;
  const rows = await query<TotalsRow>(
    db,
    `select user_id, sum(case when order_status <> 'cancelled' then 1 else 0 end) as order_count,
            sum(case when order_status in ('paid', 'completed') then total else 0 end) as spent
     from orders where user_id in (${placeholders(userIds.length)}) group by user_id`,
    userIds,
  );
  const found = new Map(
    rows.map(({ user_id: id, order_count: count, spent }) => [
      Number(id),
      { orderCount: Number(count), spent: Number(spent) },
    ]),
  );
  return (userId) => found.get(Number(userId)) ?? nothing;
}

export const MEMBER_TYPES: readonly MemberType[] = ['none', 'individual', 'student', 'corporate'];

type Moment = number | string | Date;

interface MemberRow {
  id: number;
  document_id: string;
  full_name: string | null;
  username: string;
  email: string;
  phone: string | null;
  company: string | null;
  member_type: MemberType | null;
  member_expires_at: Moment | null;
  created_at: Moment | null;
}

/** For accounts as `u`. */
const MEMBER_COLUMNS = `u.id, u.document_id, u.full_name, u.username, u.email, u.phone, u.company,
  u.member_type, u.member_expires_at, u.created_at`;

/** In the order of the ids; accounts deleted meanwhile are absent. */
export async function readMembers(db: Knex, ids: readonly number[]): Promise<AnalysisUser[]> {
  if (ids.length === 0) return [];
  const rows = await query<MemberRow>(
    db,
    `select ${MEMBER_COLUMNS} from ${tables.users} u where u.id in (${placeholders(ids.length)})`,
    ids,
  );
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  return withTotals(
    db,
    ids.flatMap((id) => found.get(Number(id)) ?? []),
  );
}

async function withTotals(db: Knex, rows: readonly MemberRow[]): Promise<AnalysisUser[]> {
  const totalsOf = await readOrderTotals(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    documentId: row.document_id,
    fullName: row.full_name ?? '',
    username: row.username,
    email: row.email,
    phone: row.phone,
    company: row.company,
    memberType: row.member_type ?? 'none',
    memberExpiresAt: row.member_expires_at === null ? null : iso(row.member_expires_at),
    registeredAt: iso(row.created_at ?? 0),
    ...totalsOf(row.id),
  }));
}

function iso(moment: Moment): string {
  return toDate(moment).toISOString();
}

/** Memberships that expire between two moments, soonest first. */
export async function expiringMembers(
  strapi: Core.Strapi,
  after: Date,
  until: Date,
  limit: number,
): Promise<AnalysisUser[]> {
  const rows = await query<MemberRow>(
    strapi.db.connection,
    `select ${MEMBER_COLUMNS} from ${tables.users} u
     where u.member_expires_at > ? and u.member_expires_at <= ? and u.member_type <> 'none'
     order by u.member_expires_at, u.id limit ${limit}`,
    [after, until],
  );
  return withTotals(strapi.db.connection, rows);
}
