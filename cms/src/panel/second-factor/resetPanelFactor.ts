import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { writeMail } from '../../platform/mail/writeMail';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { panelFactorEmail } from './panelFactorEmail';

interface Reset {
  /** The row id of the panel user. */
  id: number;
  reason: string;
  actor: AuditActor;
}

/**
 * Removes the second factor of a panel user without app, passkeys and recovery codes, and ends their
 * sessions: the next login sets up another.
 *
 * @returns false if there is no such user, or it is off
 */
export async function resetPanelFactor(
  trx: Knex.Transaction,
  { id, reason, actor }: Reset,
): Promise<boolean> {
  const [user] = await query<{ email: string }>(
    trx,
    `update ${tables.panelUsers} set id = id where id = ? returning email`,
    [id],
  );
  if (!user || !(await deletePanelFactor(trx, id))) return false;
  await trx(tables.sessions)
    .where({ user_id: String(id), origin: 'admin' })
    .delete();
  await writeMail(trx, [panelFactorEmail(user.email, 'reset', reason)]);
  await writeAudit(trx, actor, {
    action: 'second_factor_reset',
    subject: { kind: 'panel_user', id: String(id) },
    reason,
  });
  return true;
}

/** Deletes app, passkeys, recovery codes, and the proofs of all logins. @returns whether it was on */
export async function deletePanelFactor(trx: Knex, id: number): Promise<boolean> {
  const [factor] = await query<{ confirmed_at: unknown }>(
    trx,
    'delete from admin_second_factors where user_id = ? returning confirmed_at',
    [id],
  );
  for (const table of [
    'admin_recovery_codes',
    'admin_login_proofs',
    'admin_passkeys',
    'admin_passkey_challenges',
  ]) {
    await query(trx, `delete from ${table} where user_id = ?`, [id]);
  }
  return factor !== undefined && factor.confirmed_at !== null;
}
