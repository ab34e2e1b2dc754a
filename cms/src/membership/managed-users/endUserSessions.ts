import type { Core } from '@strapi/strapi';
import { writeAudit } from '../../identity/audit/writeAudit';
import { endSessionsOf } from '../../identity/auth/login-sessions/loginSessions';
import { endUserSessionsInputRules } from '@iia/shared/generated/inputRules/EndUserSessionsInput';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { type Caller, findUser } from './findUser';
import { managedTexts } from './texts';

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
    await writeAudit(trx, actor, [
      {
        action: 'sessions_ended',
        subject: { kind: session === null ? 'account' : 'session', id: session ?? id },
        userId,
        reason,
      },
    ]);
  });
}
