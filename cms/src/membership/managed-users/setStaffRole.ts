import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { writeAudit } from '../../identity/audit/writeAudit';
import { roleJoin } from '../../identity/auth/accounts';
import { staffRoleInputRules } from '@iia/shared/generated/inputRules/StaffRoleInput';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { type Caller, findUser, lockStaff } from './findUser';
import { managedTexts } from './texts';

/**
 * The change ends all sessions of the account (`identity/auth/sessionTriggers.ts`), so that its next call is
 * rejected.
 * @throws HttpError 409 for the caller's own account, a blocked one, or one already in that state
 */
export async function setStaffRole(
  strapi: Core.Strapi,
  { id: callerId, actor }: Caller,
  body: unknown,
): Promise<void> {
  const { id, staff, reason } = checkInput(staffRoleInputRules, body);
  await strapi.db.transaction(async ({ trx }) => {
    await lockStaff(trx, callerId);
    const userId = await findUser(trx, id);
    if (userId === callerId) throw new HttpError(409, 'OwnAccount', managedTexts.own);
    const { role, blocked } = await roleOf(trx, userId);
    if ((role === 'staff') === staff) throw nothingChanged(staff);
    if (staff && blocked) throw new HttpError(409, 'AccountBlocked', managedTexts.blockedStaff);
    const to = staff ? 'staff' : 'authenticated';
    await assignRole(trx, userId, to);
    await writeAudit(trx, actor, {
      action: staff ? 'staff_made' : 'staff_removed',
      subject: { kind: 'account', id },
      userId,
      changes: [{ field: 'role', before: role, after: to }],
      reason,
    });
  });
}

async function roleOf(trx: Knex, userId: number): Promise<{ role: string; blocked: boolean }> {
  const [row] = await query<{ type: string; blocked: boolean | number | null }>(
    trx,
    `select role.type, u.blocked from ${tables.users} u ${roleJoin('u')} where u.id = ?`,
    [userId],
  );
  return { role: row?.type ?? 'authenticated', blocked: Boolean(row?.blocked) };
}

export async function assignRole(trx: Knex, userId: number, type: string): Promise<void> {
  const role = `(select id from ${tables.roles} where type = ?)`;
  const moved = await query(
    trx,
    `update ${tables.userRoles} set role_id = ${role} where user_id = ? returning user_id`,
    [type, userId],
  );
  if (moved.length > 0) return;
  await query(trx, `insert into ${tables.userRoles} (user_id, role_id) values (?, ${role})`, [
    userId,
    type,
  ]);
}

function nothingChanged(staff: boolean): HttpError {
  const { staffAlready, memberAlready } = managedTexts;
  return new HttpError(409, 'NothingChanged', staff ? staffAlready : memberAlready);
}
