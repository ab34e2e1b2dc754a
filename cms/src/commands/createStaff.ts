import { routePatterns } from '@iia/shared/routePatterns';
import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { foldedColumns } from '../content/records/searchColumns';
import { serverActor } from '../identity/audit/actors';
import { writeAudit } from '../identity/audit/writeAudit';
import { digestOf, typeableCode } from '../identity/credentials/resetCodeText';
import { newUsernames } from '../membership/imports/members/newUsernames';
import { assignRole } from '../membership/managed-users/setStaffRole';
import { documentColumns, newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query } from '../platform/sql/query';
import { tables } from '../platform/tables';
import { CommandRefused } from './CommandRefused';
import { checkFirst, invitationEnd, type CreatedAccount, type NewAccount } from './NewAccount';

/**
 * Gives a member the role of staff without changing the password, or creates a new account.
 * @throws CommandRefused if the account is staff or blocked already, or if there is other staff and no reason
 */
export async function createStaff(
  trx: Knex.Transaction,
  account: NewAccount,
): Promise<CreatedAccount> {
  // The update locks the role, so that only one of two commands creates the first account.
  const [role] = await query<{ id: number }>(
    trx,
    `update ${tables.roles} set id = id where type = 'staff' returning id`,
  );
  if (!role)
    throw new CommandRefused('The role staff does not exist: start the content server once.');
  const holders = await query(
    trx,
    `select 1 from ${tables.userRoles} link join ${tables.users} holder on holder.id = link.user_id
     where link.role_id = ? and not coalesce(holder.blocked, false) limit 1`,
    [role.id],
  );
  checkFirst(holders.length === 0, account);
  const member = await findMember(trx, account.email, role.id);
  const code = member || account.hash !== null ? null : typeableCode(randomBytes(16));
  const { id, documentId } = member ?? (await insertMember(trx, account, code));
  await assignRole(trx, id, 'staff');
  await writeAudit(trx, serverActor(), {
    action: 'staff_made',
    subject: { kind: 'account', id: documentId },
    userId: id,
    changes: [{ field: 'role', before: member ? 'authenticated' : null, after: 'staff' }],
    reason: account.reason,
  });
  const { site } = account;
  return {
    loginUrl: `${site}${routePatterns.login}`,
    keptPassword: member !== undefined,
    invitation: code && `${site}${routePatterns.resetPassword}?code=${code}`,
  };
}

interface Member {
  id: number;
  documentId: string;
}

async function findMember(trx: Knex, email: string, staff: number): Promise<Member | undefined> {
  const [found] = await query<Member & { blocked: unknown; isStaff: unknown }>(
    trx,
    `select u.id, u.document_id as "documentId", u.blocked,
            exists (select 1 from ${tables.userRoles} link
                    where link.user_id = u.id and link.role_id = ?) as "isStaff"
     from ${tables.users} u where u.email = ?`,
    [staff, email],
  );
  if (found?.blocked) throw new CommandRefused(`The account ${email} is blocked.`);
  if (found?.isStaff) throw new CommandRefused(`${email} is staff already.`);
  return found;
}

async function insertMember(
  trx: Knex,
  { email, fullName, hash }: NewAccount,
  code: string | null,
): Promise<Member> {
  const now = new Date();
  const documentId = newDocumentId();
  const [username = ''] = await newUsernames(trx, [email]);
  const { searchText = '', sortTitle } = foldedColumns('plugin::users-permissions.user', {
    fullName,
    username,
    email,
  });
  const [user] = await insertRows<{ id: number }>(
    trx,
    tables.users,
    {
      ...documentColumns(documentId, now),
      username,
      email,
      full_name: fullName,
      password: hash,
      reset_password_token: code && digestOf(code),
      reset_password_expires_at: code && invitationEnd(now),
      provider: 'local',
      confirmed: true,
      blocked: false,
      member_type: 'none',
      search_text: searchText,
      sort_title: sortTitle,
    },
    'returning id',
  );
  if (!user) throw new Error(`${email} was not inserted.`);
  return { id: user.id, documentId };
}
