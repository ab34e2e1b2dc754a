import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { blockUserInputRules } from '@iia/shared/generated/inputRules/BlockUserInput';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { writeMail } from '../../platform/mail/writeMail';
import { placeholders, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { type Caller, findUser, lockStaff } from './findUser';
import { managedTexts } from './texts';
import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';
import { endSessionsOf } from '../../identity/auth/login-sessions/loginSessions';
import { endUserSessionsInputRules } from '@iia/shared/generated/inputRules/EndUserSessionsInput';

const copy = {
  blocked: {
    subject: 'Tài khoản của Quý khách đã được khoá',
    body: 'Viện đã khoá tài khoản của Quý khách và đăng xuất tài khoản trên mọi thiết bị. Đơn hàng và chứng chỉ của Quý khách vẫn được lưu giữ.',
    action: 'Liên hệ với Viện',
    path: routePatterns.contact,
  },
  open: {
    subject: 'Tài khoản của Quý khách đã được mở lại',
    body: 'Viện đã mở khoá tài khoản của Quý khách. Quý khách đăng nhập lại bằng mật khẩu trước đây.',
    action: 'Đăng nhập',
    path: routePatterns.login,
  },
} as const;

/** Without the reason, which is for the audit log only. */
function accountStatusEmail(to: string, blocked: boolean): Mail {
  const { subject, body, action, path } = copy[blocked ? 'blocked' : 'open'];
  return {
    kind: 'security',
    to,
    subject,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      body,
      ...(blocked
        ? ['Nếu cần biết lý do hoặc muốn mở lại tài khoản, Quý khách vui lòng liên hệ với Viện.']
        : []),
    ],
    action: { label: action, url: `${environment().publicUrl}${path}` },
    thanks: 'Trân trọng.',
  };
}

/**
 * Blocks or unblocks accounts. The database ends their sessions (`identity/auth/sessionTriggers.ts`), and
 * their owners are notified by email.
 * @throws HttpError 409 for the caller's own account, a deleted one, or one already in that state
 */
export async function blockUser(
  strapi: Core.Strapi,
  { id: callerId, actor }: Caller,
  body: unknown,
): Promise<void> {
  const { id, blocked, reason } = checkInput(blockUserInputRules, body);
  await strapi.db.transaction(async ({ trx }) => {
    await lockStaff(trx, callerId);
    const userId = await findUser(trx, id);
    if (userId === callerId) throw new HttpError(409, 'OwnAccount', managedTexts.own);
    await rejectDeleted(trx, userId);
    const changed = await setBlocked(trx, actor, { userIds: [userId], blocked, reason });
    if (changed.length === 0) throw nothingChanged(blocked);
  });
}

interface Block {
  userIds: readonly number[];
  blocked: boolean;
  reason: string;
}

/**
 * Call it after `lockStaff`, with accounts that may be changed.
 *
 * @returns those that were not yet in that state
 */
export async function setBlocked(
  trx: Knex.Transaction,
  actor: AuditActor,
  { userIds, blocked, reason }: Block,
): Promise<number[]> {
  const changed = await query<{ id: number; document_id: string; email: string }>(
    trx,
    `update ${tables.users} set blocked = ?, updated_at = ?
     where id in (${placeholders(userIds.length)}) and coalesce(blocked, false) <> ?
     returning id, document_id, email`,
    [blocked, new Date(), ...userIds, blocked],
  );
  await writeMail(
    trx,
    changed.map(({ email }) => accountStatusEmail(email, blocked)),
  );
  await writeAudit(
    trx,
    actor,
    changed.map(({ id, document_id: documentId }) => ({
      action: blocked ? 'account_blocked' : 'account_unblocked',
      subject: { kind: 'account', id: documentId },
      userId: id,
      changes: [{ field: 'blocked', before: !blocked, after: blocked }],
      reason,
    })),
  );
  return changed.map(({ id }) => Number(id));
}

/** An account that was deleted or merged is never used again. @throws HttpError 409 */
export async function rejectDeleted(trx: Knex, userId: number): Promise<void> {
  const deleted = await query(
    trx,
    'select user_id from account_deletions where user_id = ? and done_at is not null',
    [userId],
  );
  if (deleted.length > 0) throw new HttpError(409, 'AccountDeleted', managedTexts.deleted);
}

function nothingChanged(blocked: boolean): HttpError {
  const { blockedAlready, openAlready } = managedTexts;
  return new HttpError(409, 'NothingChanged', blocked ? blockedAlready : openAlready);
}

/** @throws HttpError 404 for a session that is over, 409 for the caller's own account */
export async function endUserSessions(
  strapi: Core.Strapi,
  { id: callerId, actor }: Caller,
  body: unknown,
): Promise<void> {
  const { id, session = null, reason } = checkInput(endUserSessionsInputRules, body);
  await strapi.db.transaction(async ({ trx }) => {
    const userId = await findUser(trx, id);
    if (userId === callerId) throw new HttpError(409, 'OwnAccount', managedTexts.own);
    const ended = await endSessionsOf(strapi, userId, session);
    if (ended === 0) {
      const { noSession, noSessions } = managedTexts;
      throw new HttpError(404, 'NotFoundError', session === null ? noSessions : noSession);
    }
    await writeAudit(trx, actor, {
      action: 'sessions_ended',
      subject: { kind: session === null ? 'account' : 'session', id: session ?? id },
      userId,
      reason,
    });
  });
}
