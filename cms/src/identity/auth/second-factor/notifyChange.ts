import type { Knex } from 'knex';
import { writeNotification } from '../../../platform/notifications/writeNotification';
import { writeMail } from '../../../platform/mail/writeMail';
import { routePatterns } from '@iia/shared/routePatterns';
import { tables } from '../../../platform/tables';
import { changeTexts, secondFactorEmail, type SecondFactorChange } from './secondFactorEmail';

/** Call it in the transaction of the change. */
export async function notifyChange(
  trx: Knex.Transaction,
  userId: number,
  change: SecondFactorChange,
  reason?: string,
): Promise<void> {
  const account = await trx(tables.users).where({ id: userId }).first('email');
  if (!account) return;
  await writeMail(trx, [secondFactorEmail(account.email, change, reason)]);
  await writeNotification(trx, {
    userId,
    kind: 'account_changed',
    ...changeTexts[change],
    url: routePatterns.security,
  });
}
