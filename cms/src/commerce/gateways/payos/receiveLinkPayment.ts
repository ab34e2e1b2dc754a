import type { Core } from '@strapi/strapi';
import { receiveTransfer } from '../../payments/receiveTransfer';
import type { Transfer } from '../../payments/Transfer';
import { closeAttempt, findAttempt } from '../attempts';
import { withCode } from './withCode';

/** Records a transfer that payOS reports, and the result of the payment link that it pays. */
export async function receiveLinkPayment(
  strapi: Core.Strapi,
  transfer: Transfer,
  body: unknown,
): Promise<void> {
  const { orderCode } = (body as { data?: { orderCode?: unknown } }).data ?? {};
  const attempt =
    typeof orderCode === 'number'
      ? await findAttempt(strapi.db.connection, 'payos', String(orderCode))
      : null;
  if (!attempt) {
    await receiveTransfer(strapi, transfer);
    return;
  }
  const description = withCode(transfer.description, attempt.code);
  await receiveTransfer(strapi, { ...transfer, description });
  if (transfer.amount >= attempt.amount) await closeAttempt(strapi, attempt, 'paid');
}
