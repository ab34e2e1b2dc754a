import type { Core } from '@strapi/strapi';
import { checkInput } from '../../platform/errors/checkInput';
import { updateProfileInputRules } from '@iia/shared/generated/inputRules/UpdateProfileInput';
import {
  currentMembership,
  type MembershipColumns,
} from '../../membership/memberships/currentMembership';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { writeMail } from '../../platform/mail/writeMail';
import { accountById, roleJoin } from './accounts';
import { phoneChangedEmail } from './email-change/emails';
import { requireFresh } from './login-sessions/freshness';
import type { Member } from './memberOfToken';
import type { RoleType, UserProfile } from '../../generated/types';

interface ProfileRow extends MembershipColumns {
  document_id: string;
  username: string;
  email: string;
  full_name: string | null;
  phone: string | null;
  company: string | null;
  position: string | null;
  role_document_id: string;
  role_name: string;
  role_type: RoleType;
  unpaid_orders: number | string;
  unread_notifications: number | string;
  courses: number | string;
  documents: number | string;
}

const PROFILE = `
  select u.document_id, u.username, u.email, u.full_name, u.phone, u.company, u.position,
         u.id, u.member_type, u.member_expires_at, u.member_changes_at,
         role.document_id as role_document_id, role.name as role_name, role.type as role_type,
         (select count(*) from orders where user_id = u.id and order_status = 'pending_payment')
           as unpaid_orders,
         (select count(*) from notifications where user_id = u.id and read_at is null)
           as unread_notifications,
         owned.courses, owned.documents
  from ${tables.users} u
  ${roleJoin('u')}
  cross join (
    select count(distinct case when l.kind = 'course' then l.item_document_id end) as courses,
           count(distinct case when l.kind = 'document' then l.item_document_id end) as documents
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ? and o.order_status in ('paid', 'completed')
  ) owned
  where u.id = ?`;

export async function readProfile(strapi: Core.Strapi, id: number): Promise<UserProfile> {
  const [row] = await query<ProfileRow>(strapi.db.connection, PROFILE, [id, id]);
  if (!row) throw new Error(`Account ${id} no longer exists.`);
  const { memberType, memberExpiresAt } = await currentMembership(
    strapi.db.connection,
    row,
    new Date(),
  );
  return {
    documentId: row.document_id,
    username: row.username,
    email: row.email,
    fullName: row.full_name ?? '',
    phone: row.phone,
    company: row.company,
    position: row.position,
    memberType,
    memberExpiresAt: memberExpiresAt?.toISOString() ?? null,
    role: { documentId: row.role_document_id, name: row.role_name, type: row.role_type },
    counts: {
      unpaidOrders: Number(row.unpaid_orders),
      unreadNotifications: Number(row.unread_notifications),
      courses: Number(row.courses),
      documents: Number(row.documents),
    },
  };
}

/**
 * Omitted fields stay unchanged. Another phone number needs a fresh session and sends a notice to the
 * mailbox.
 * @throws HttpError 400 for a field that cannot be changed, 403 `FreshSessionNeeded`
 */
export async function updateProfile(
  strapi: Core.Strapi,
  member: Member,
  body: unknown,
): Promise<UserProfile> {
  const { id } = member;
  const data = checkInput(updateProfileInputRules, body);
  const before = await accountById(strapi, id);
  const givesPhone = data.phone !== undefined && (data.phone ?? null) !== (before?.phone ?? null);
  if (givesPhone) await requireFresh(strapi, member);
  await strapi.db.transaction(async ({ trx }) => {
    await strapi.db.query('plugin::users-permissions.user').update({ where: { id }, data });
    if (givesPhone && before) await writeMail(trx, [phoneChangedEmail(before.email)]);
  });
  return readProfile(strapi, id);
}
