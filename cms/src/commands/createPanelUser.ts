import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { serverActor } from '../identity/audit/actors';
import { writeAudit } from '../identity/audit/writeAudit';
import { documentColumns, newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query } from '../platform/sql/query';
import { tables } from '../platform/tables';
import { CommandRefused } from './CommandRefused';
import { checkFirst, invitationEnd, type CreatedAccount, type NewAccount } from './NewAccount';

/** Strapi's codes of the panel's roles. */
export const panelKinds: Readonly<Record<string, string>> = {
  administrator: 'strapi-super-admin',
  editor: 'strapi-editor',
  'order-staff': 'order-staff',
};

/** @throws CommandRefused if the address is in use, or if others have the role and there is no reason */
export async function createPanelUser(
  trx: Knex.Transaction,
  { email, role, fullName, hash, reason, site }: NewAccount,
): Promise<CreatedAccount> {
  const code = panelKinds[role] ?? '';
  // The update locks the role, so that only one of two commands creates the first account.
  const [found] = await query<{ id: number }>(
    trx,
    `update ${tables.panelRoles} set id = id where code = ? returning id`,
    [code],
  );
  if (!found)
    throw new CommandRefused(`The role ${role} does not exist: start the content server once.`);
  const holders = await query(
    trx,
    `select 1 from ${tables.panelUserRoles} link join ${tables.panelUsers} holder on holder.id = link.user_id
     where link.role_id = ? and holder.is_active limit 1`,
    [found.id],
  );
  checkFirst(holders.length === 0, { role, reason });
  const known = await query(trx, `select 1 from ${tables.panelUsers} where email = ?`, [email]);
  if (known.length > 0) throw new CommandRefused(`${email} has an account of the panel.`);

  const now = new Date();
  const token = hash === null ? randomBytes(20).toString('hex') : null;
  const [user] = await insertRows<{ id: number }>(
    trx,
    tables.panelUsers,
    {
      ...documentColumns(newDocumentId(), now),
      firstname: fullName,
      email,
      password: hash,
      reset_password_token: token,
      reset_password_token_expires_at: token && invitationEnd(now),
      is_active: true,
      blocked: false,
    },
    'returning id',
  );
  if (!user) throw new Error(`${email} was not inserted.`);
  await insertRows(trx, tables.panelUserRoles, {
    user_id: user.id,
    role_id: found.id,
    role_ord: 1,
  });
  await writeAudit(trx, serverActor(), {
    action: 'record_created',
    subject: { kind: 'panel_user', id: String(user.id) },
    changes: [{ field: 'email' }, { field: 'roles', after: code }],
    reason,
  });
  return {
    loginUrl: `${site}/admin`,
    replacedMember: false,
    invitation: token && `${site}/admin/auth/reset-password?code=${token}`,
  };
}
