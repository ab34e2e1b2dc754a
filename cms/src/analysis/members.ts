import type { Core } from '@strapi/strapi';
import { query, toDate } from '../platform/sql/query';
import { tables } from '../platform/tables';

export type MemberType = 'none' | 'individual' | 'student' | 'corporate';

export const MEMBER_TYPES: readonly MemberType[] = ['none', 'individual', 'student', 'corporate'];

export interface AnalysisUser {
  documentId: string;
  fullName: string;
  username: string;
  email: string;
  phone: string | null;
  company: string | null;
  memberType: MemberType;
  memberExpiresAt: string | null;
  registeredAt: string;
  orderCount: number;
  spent: number;
}

type Moment = number | string | Date;

export interface MemberRow {
  document_id: string;
  full_name: string | null;
  username: string;
  email: string;
  phone: string | null;
  company: string | null;
  member_type: MemberType | null;
  member_expires_at: Moment | null;
  created_at: Moment | null;
  order_count: number | string;
  spent: number | string;
}

/** For accounts as `u`; the totals use an index and are computed for returned rows only. */
export const MEMBER_COLUMNS = `
  u.document_id, u.full_name, u.username, u.email, u.phone, u.company, u.member_type,
  u.member_expires_at, u.created_at,
  (select count(*) from orders where user_id = u.id and order_status <> 'cancelled') as order_count,
  (select coalesce(sum(total), 0) from orders
   where user_id = u.id and order_status in ('paid', 'completed')) as spent`;

export function toAnalysisUser(row: MemberRow): AnalysisUser {
  return {
    documentId: row.document_id,
    fullName: row.full_name ?? '',
    username: row.username,
    email: row.email,
    phone: row.phone,
    company: row.company,
    memberType: row.member_type ?? 'none',
    memberExpiresAt: row.member_expires_at === null ? null : iso(row.member_expires_at),
    registeredAt: iso(row.created_at ?? 0),
    orderCount: Number(row.order_count),
    spent: Number(row.spent),
  };
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
  return rows.map(toAnalysisUser);
}
