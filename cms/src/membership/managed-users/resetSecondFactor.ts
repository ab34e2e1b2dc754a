import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { resetSecondFactorInputRules } from '@iia/shared/generated/inputRules/ResetSecondFactorInput';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { lockAccount } from '../../identity/auth/lockAccount';
import { removeSecondFactor } from '../../identity/auth/second-factor/setUp';
import { notifyChange } from '../../identity/auth/second-factor/secondFactorEmail';

/**
 * Removes the second factor of a user without app and recovery codes, and ends all their
 * sessions. Staff must set up another before their next staff call.
 * @throws HttpError 404 for no such account, 409 for the caller's own or one without a second factor
 */
export async function resetSecondFactor(
  strapi: Core.Strapi,
  actor: AuditActor,
  body: unknown,
): Promise<void> {
  const { userId, reason } = checkInput(resetSecondFactorInputRules, body);
  const [account] = await query<{ id: number }>(
    strapi.db.connection,
    `select id from ${tables.users} where document_id = ?`,
    [userId],
  );
  if (!account) throw new HttpError(404, 'NotFoundError', texts.nobody);
  if (actor.kind === 'staff' && actor.id === userId)
    throw new HttpError(409, 'OwnAccount', texts.own);
  await lockAccount(strapi, account.id, () =>
    strapi.db.transaction(async ({ trx }) => {
      if (!(await removeSecondFactor(trx, account.id))) {
        throw new HttpError(409, 'SecondFactorIsOff', texts.off);
      }
      await trx(tables.sessions)
        .where({ user_id: String(account.id), origin: 'users-permissions' })
        .delete();
      await notifyChange(trx, account.id, 'reset', reason);
      await writeAudit(trx, actor, {
        action: 'second_factor_reset',
        subject: { kind: 'account', id: userId },
        userId: account.id,
        reason,
      });
    }),
  );
}

const texts = {
  nobody: 'Không tìm thấy tài khoản này.',
  own: 'Quý khách không đặt lại được xác thực hai lớp của chính mình.',
  off: 'Tài khoản này chưa bật xác thực hai lớp.',
};
