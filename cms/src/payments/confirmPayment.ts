import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Fault } from '../platform/errors/Fault';
import { changeOrderStatus } from '../orders/changeOrderStatus';
import { query } from '../platform/sql/query';
import { orderTexts } from '../orders/texts';
import { changeRenewStatus } from '../renewals/changeRenewStatus';
import type { BankTransfer } from './bankTransfer';
import { paymentCodes } from './paymentCodes';

/** Why a transfer could not be matched. */
export type Mismatch =
  'unknown_purpose' | 'wrong_amount' | 'already_paid' | 'cancelled' | 'account_gone';

export type Outcome =
  | { state: 'confirmed'; reason: null; code: string }
  | { state: 'needs_review'; reason: Mismatch; code: string | null };

interface Payable {
  document_id: string;
  amount: number | string;
  status: string;
}

const ORDERS = 'select document_id, total as amount, order_status as status from orders';
const REQUESTS =
  'select document_id, price as amount, request_status as status from renew_requests';

export async function confirmPayment(
  strapi: Core.Strapi,
  db: Knex,
  { description, amount }: BankTransfer,
): Promise<Outcome> {
  const [code = null, ...others] = paymentCodes(description);
  if (code === null || others.length > 0) return mismatch('unknown_purpose', null);
  const isOrder = code.startsWith('DH');
  const [payable] = await query<Payable>(db, `${isOrder ? ORDERS : REQUESTS} where code = ?`, [
    code,
  ]);
  if (payable === undefined) return mismatch('unknown_purpose', code);
  if (payable.status !== 'pending_payment') return mismatch(reasonOf(payable.status), code);
  if (Number(payable.amount) !== amount) return mismatch('wrong_amount', code);
  try {
    const { document_id: id } = payable;
    const paid = { to: 'paid', by: 'system' } as const;
    if (isOrder) {
      await changeOrderStatus(strapi, { order: id, ...paid, note: orderTexts.confirmedByBank });
    } else {
      await changeRenewStatus(strapi, { request: id, ...paid });
    }
  } catch (error) {
    // Paid or cancelled meanwhile; both are refused before anything is written.
    if (!(error instanceof Fault) || error.status !== 409) throw error;
    const { status = 'pending_payment' } = error.details as { status?: string };
    return mismatch(reasonOf(status), code);
  }
  return { state: 'confirmed', reason: null, code };
}

function reasonOf(status: string): Mismatch {
  if (status === 'cancelled') return 'cancelled';
  return status === 'pending_payment' ? 'account_gone' : 'already_paid';
}

function mismatch(reason: Mismatch, code: string | null): Outcome {
  return { state: 'needs_review', reason, code };
}
