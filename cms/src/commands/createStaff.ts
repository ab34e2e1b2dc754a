import { routePatterns } from '@iia/shared/routePatterns';
import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { foldedColumns } from '../content/records/searchColumns';
import { serverActor } from '../identity/audit/actors';
import { writeAudit } from '../identity/audit/writeAudit';
import { removeSecondFactor } from '../identity/auth/second-factor/setUp';
import { digestOf, typeableCode } from '../identity/credentials/resetCodeText';
import { newUsernames } from '../membership/imports/members/newUsernames';
import { assignRole } from '../membership/managed-users/setStaffRole';
import { documentColumns, newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query } from '../platform/sql/query';
import { tables } from '../platform/tables';
import { CommandRefused } from './CommandRefused';
import { checkFirst, invitationEnd, type CreatedAccount, type NewAccount } from './NewAccount';

/**
 * Creates the account, or makes a member's account staff once its means of login are replaced: the person who
 * registered it has not proved that the address is theirs.
 * @throws CommandRefused if the account is a member's and not to be replaced, or staff or blocked already, or if
 * there is other staff and no reason
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
  if (member && !account.replacePassword) {
    throw new CommandRefused(
      `${account.email} is a member's account, and the person who registered it knows its password. Add --replace-password to replace its password, second factor and passkeys.`,
    );
  }
  const code = account.hash === null ? typeableCode(randomBytes(16)) : null;
  const { id, documentId } = member ?? (await insertMember(trx, account, code));
  const hadFactor = member !== undefined && (await replaceLogin(trx, member, account.hash, code));
  await assignRole(trx, id, 'staff');
  const subject = { kind: 'account', id: documentId };
  const { reason, site } = account;
  const before = member ? 'authenticated' : null;
  await writeAudit(trx, serverActor(), [
    {
      action: 'staff_made',
      subject,
      userId: id,
      changes: [
        { field: 'role', before, after: 'staff' },
        ...(member ? [{ field: 'password' }] : []),
      ],
      reason,
    },
    ...(hadFactor ? [{ action: 'second_factor_reset' as const, subject, userId: id, reason }] : []),
  ]);
  return {
    loginUrl: `${site}${routePatterns.login}`,
    replacedMember: member !== undefined,
    invitation: code && `${site}${routePatterns.resetPassword}?code=${code}`,
  };
}

/** Ends every way in that the account's holder has, open sessions included. @returns whether a second factor was on */
async function replaceLogin(
  trx: Knex,
  { id }: Member,
  hash: string | null,
  code: string | null,
): Promise<boolean> {
  const now = new Date();
  // First: it locks the account, so that no session is opened meanwhile (`lockAccount`).
  await trx(tables.users)
    .where({ id })
    .update({ password: hash, ...resetColumns(code, now), updated_at: now });
  await trx(tables.sessions)
    .where({ user_id: String(id), origin: 'users-permissions' })
    .delete();
  // The codes in their emails would set another address, which then receives codes for the password.
  await trx('email_changes')
    .where({ user_id: id })
    .whereNull('stopped_at')
    .update({ stopped_at: now });
  return removeSecondFactor(trx, id);
}

const resetColumns = (code: string | null, now: Date) => ({
  reset_password_token: code && digestOf(code),
  reset_password_expires_at: code && invitationEnd(now),
});

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
      ...resetColumns(code, now),
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
