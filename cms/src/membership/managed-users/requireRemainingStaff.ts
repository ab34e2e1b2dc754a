import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { roleJoin } from '../../identity/auth/accounts';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { lockStaffRole } from './findUser';
import { managedTexts } from './texts';

const USER = 'plugin::users-permissions.user';

/**
 * The panel may not block or demote the last staff member: panel users are not staff, so unlike staff
 * themselves (`lockStaff`) none would be left.
 */
export function requireRemainingStaff(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid !== USER || action !== 'update') return next();
    return await strapi.db.transaction(async ({ trx }) => {
      await lockStaffRole(trx);
      const before = await countStaff(trx);
      const done = await next();
      if (before > 0 && (await countStaff(trx)) === 0) {
        throw new errors.ApplicationError(managedTexts.lastStaff);
      }
      return done;
    });
  });
}

/** Active staff: blocked accounts do not count. */
async function countStaff(trx: Knex): Promise<number> {
  const [row] = await query<{ staff: number | string }>(
    trx,
    `select count(*) as staff from ${tables.users} u ${roleJoin('u')}
     where role.type = 'staff' and coalesce(u.blocked, false) = false`,
  );
  return Number(row?.staff);
}
