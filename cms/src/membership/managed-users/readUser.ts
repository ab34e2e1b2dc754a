import type { Core } from '@strapi/strapi';
import { memberOwner } from '../../identity/credentials/second-factor/FactorOwner';
import { hasSecondFactor } from '../../identity/credentials/second-factor/consumeCode';
import { roleJoin } from '../../identity/auth/roleJoin';
import type { ManagedUser } from '../../generated/types';
import { currentMembership, type MembershipColumns } from '../memberships/currentMembership';
import { HttpError } from '../../platform/errors/HttpError';
import { query, toDate } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { readOrderTotals } from '../user-list/orderTotals';
import { managedTexts } from './texts';

type Moment = number | string | Date;

interface UserRow extends MembershipColumns {
  document_id: string;
  full_name: string | null;
  username: string;
  email: string;
  phone: string | null;
  company: string | null;
  position: string | null;
  created_at: Moment | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
  role_type: string;
  due_at: Moment | null;
}

/** @throws HttpError 404 for an unknown `documentId` */
export async function readUser(
  strapi: Core.Strapi,
  documentId: unknown,
  callerId: number,
): Promise<ManagedUser> {
  const db = strapi.db.connection;
  const [row] = await query<UserRow>(
    db,
    `select u.id, u.document_id, u.full_name, u.username, u.email, u.phone, u.company, u.position,
            u.created_at, u.confirmed, u.blocked, u.member_type, u.member_expires_at,
            u.member_changes_at, role.type as role_type, deletion.due_at
     from ${tables.users} u
     ${roleJoin('u')}
     left join account_deletions deletion on deletion.user_id = u.id and deletion.done_at is null
     where u.document_id = ?`,
    [typeof documentId === 'string' ? documentId : ''],
  );
  if (!row) throw new HttpError(404, 'NotFoundError', managedTexts.notFound);
  const { memberType, memberExpiresAt } = await currentMembership(db, row, new Date());
  const totalsOf = await readOrderTotals(db, [row.id]);
  return {
    documentId: row.document_id,
    fullName: row.full_name ?? '',
    username: row.username,
    email: row.email,
    phone: row.phone,
    company: row.company,
    position: row.position,
    registeredAt: toDate(row.created_at ?? 0).toISOString(),
    confirmed: Boolean(row.confirmed),
    blocked: Boolean(row.blocked),
    staff: row.role_type === 'staff',
    secondFactor: await hasSecondFactor(strapi, memberOwner(row.id)),
    own: row.id === callerId,
    deletedAfter: row.due_at === null ? null : toDate(row.due_at).toISOString(),
    memberType,
    memberExpiresAt: memberExpiresAt?.toISOString() ?? null,
    ...totalsOf(row.id),
  };
}
