import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AnalysisUser, MemberType } from '../../generated/types';
import { placeholders, query, type Row } from '../../platform/sql/query';
import { iso, isoOrNull, rowReader, textOrEmpty } from '../../platform/sql/rowReader';
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

type MemberRow = Row & { id: number };

const toMember = rowReader<Omit<AnalysisUser, keyof OrderTotals>>()(
  ['documentId', 'username', 'email', 'phone', 'company', 'memberType'],
  { fullName: textOrEmpty, memberExpiresAt: isoOrNull, registeredAt: iso },
);

/** For accounts as `u`. */
const MEMBER_COLUMNS = `u.id, u.document_id, u.full_name, u.username, u.email, u.phone, u.company,
  coalesce(u.member_type, 'none') as member_type, u.member_expires_at,
  u.created_at as registered_at`;

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
  return rows.map((row) => ({ ...toMember(row), ...totalsOf(row.id) }));
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
