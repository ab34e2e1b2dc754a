import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditChange } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { roleJoin } from '../../identity/auth/accounts';
import { mergeAccountsInputRules } from '@iia/shared/generated/inputRules/MergeAccountsInput';
import { rejectDeleted } from '../managed-users/blockUser';
import { type Caller, findUser, lockStaff } from '../managed-users/findUser';
import { closeAccount } from '../../identity/personal-data/deleteAccounts';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { writeMail } from '../../platform/mail/writeMail';
import { query } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { tables } from '../../platform/tables';
import { accountKey } from '../../platform/text/accountKey';
import { mergeTerms } from './mergeTerms';
import { accountsMergedEmails, mergeTexts } from './texts';
import { resolveConflicts, type Pair } from './resolveConflicts';
import { columnsOf } from './userColumns';

interface AccountRow {
  id: number;
  documentId: string;
  email: string;
  username: string;
  phone: string | null;
  company: string | null;
  position: string | null;
  blocked: boolean | number | null;
  role: string;
}

/**
 * Moves all data of one account to its duplicate and closes the first, in one transaction; it cannot
 * be undone. Both are locked: concurrent additions to the closed account are moved or rejected.
 * @throws HttpError 404 for an unknown account; 409 if the two are not duplicates, one was closed
 * before, belongs to staff or waits for its deletion, the remaining one is blocked, or a conflict
 * must be resolved first
 */
export async function mergeAccounts(
  strapi: Core.Strapi,
  { id: callerId, actor }: Caller,
  body: unknown,
): Promise<void> {
  const input = checkInput(mergeAccountsInputRules, body);
  if (input.keep === input.remove) throw badField('remove', mergeTexts.same);
  await retryTransient(() =>
    strapi.db.transaction(async ({ trx }) => {
      const now = new Date();
      await lockStaff(trx, callerId);
      const pair = {
        keep: await findUser(trx, input.keep),
        remove: await findUser(trx, input.remove),
      };
      const accounts = await lockPair(trx, pair);
      await checkPair(trx, accounts);
      const { keep, remove } = accounts;
      await resolveConflicts(trx, pair, now);
      const moved = await moveRows(trx, pair);
      for (const [table, column] of columnsOf('forget')) {
        await query(trx, `delete from ${table} where ${column} = ?`, [pair.remove]);
      }
      await mergeTerms(trx, pair, { now, actor: actor.name });
      await query(
        trx,
        `insert into account_deletions (user_id, asked_at, due_at, done_at) values (?, ?, ?, ?)`,
        [pair.remove, now, now, now],
      );
      await closeAccount(strapi, remove, mergeTexts.closed);
      const email = await completeAccount(strapi, trx, accounts);
      await query(trx, 'update ticket_attendees set email = ? where email in (?, ?)', [
        email,
        keep.email,
        remove.email,
      ]);
      await writeMail(trx, accountsMergedEmails(email, accountKey(remove.email)));
      await writeAudit(
        trx,
        actor,
        [keep, remove].map((account) => ({
          action: 'accounts_merged' as const,
          subject: { kind: 'account', id: (account === keep ? remove : keep).documentId },
          userId: account.id,
          changes: moved,
          reason: input.reason,
        })),
      );
    }),
  );
}

interface Accounts {
  keep: AccountRow;
  remove: AccountRow;
}

/** In the same order for all callers; also waits for concurrent additions to either. */
async function lockPair(trx: Knex, { keep, remove }: Pair): Promise<Accounts> {
  await trx(tables.users).select('id').whereIn('id', [keep, remove]).orderBy('id').forUpdate();
  const rows = await query<AccountRow>(
    trx,
    `select u.id, u.document_id as "documentId", u.email, u.username, u.phone, u.company, u.position,
            u.blocked, role.type as role
     from ${tables.users} u ${roleJoin('u')} where u.id in (?, ?)`,
    [keep, remove],
  );
  const find = (id: number) => rows.find((row) => row.id === id) as AccountRow;
  return { keep: find(keep), remove: find(remove) };
}

async function checkPair(trx: Knex, { keep, remove }: Accounts): Promise<void> {
  for (const { id, role } of [keep, remove]) {
    await rejectDeleted(trx, id);
    if (role === 'staff') throw new HttpError(409, 'StaffAccount', mergeTexts.staff);
  }
  if (!isDuplicateAccount(keep, remove))
    throw new HttpError(409, 'AccountsDiffer', mergeTexts.differ);
  if (keep.blocked) throw new HttpError(409, 'AccountBlocked', mergeTexts.remainingBlocked);
  const waiting = await query(
    trx,
    'select user_id from account_deletions where user_id in (?, ?) and done_at is null',
    [keep.id, remove.id],
  );
  if (waiting.length > 0) throw new HttpError(409, 'DeletionAsked', mergeTexts.deletionRequested);
}

const isDuplicateAccount = (one: AccountRow, other: AccountRow): boolean =>
  accountKey(one.email) === accountKey(other.email) ||
  accountKey(one.username) === accountKey(other.username);

/** @returns the number of rows per table, for the audit log */
async function moveRows(trx: Knex, { keep, remove }: Pair): Promise<AuditChange[]> {
  const moved = new Map<string, number>();
  for (const [table, column] of columnsOf('move')) {
    const rows = await query(
      trx,
      `update ${table} set ${column} = ? where ${column} = ? returning ${column}`,
      [keep, remove],
    );
    if (rows.length > 0) moved.set(table, (moved.get(table) ?? 0) + rows.length);
  }
  return [...moved].map(([field, after]) => ({ field, before: null, after }));
}

/**
 * Normalizes the remaining account's address and user name, unless a third account uses them, and fills in
 * values that only the closed one had.
 *
 * @returns the address
 */
async function completeAccount(
  strapi: Core.Strapi,
  trx: Knex,
  { keep, remove }: Accounts,
): Promise<string> {
  const cleaned = async (name: 'email' | 'username') => {
    const key = accountKey(keep[name]);
    const inUse = await trx(tables.users)
      .where({ [name]: key })
      .first('id');
    return inUse ? keep[name] : key;
  };
  const email = await cleaned('email');
  await strapi.db.query('plugin::users-permissions.user').update({
    where: { id: keep.id },
    data: {
      email,
      username: await cleaned('username'),
      phone: keep.phone || remove.phone,
      company: keep.company || remove.company,
      position: keep.position || remove.position,
    },
  });
  return email;
}
