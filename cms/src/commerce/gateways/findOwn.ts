import type { Knex } from 'knex';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { findByCodes, type Payable } from '../payments/findPayable';
import { gatewayTexts } from './texts';

/** @throws HttpError 404 for a code that is unknown or another member's */
export async function findOwn(db: Knex, userId: number, code: string): Promise<Payable> {
  const [payable] = await findByCodes(db, [code]);
  const table = payable?.kind === 'order' ? 'orders' : 'renew_requests';
  const [owner] = payable
    ? await query<{ user_id: number | null }>(
        db,
        `select user_id from ${table} where document_id = ?`,
        [payable.id],
      )
    : [];
  if (!payable || owner?.user_id !== userId) {
    throw new HttpError(404, 'NotFoundError', gatewayTexts.notFound);
  }
  return payable;
}
