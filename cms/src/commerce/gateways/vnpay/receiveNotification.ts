import type { Core } from '@strapi/strapi';
import {
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  IpnSuccess,
  IpnUnknownError,
  type IpnResponse,
} from 'vnpay/constants';
import { buildPaymentUrlSearchParams } from 'vnpay/utils';
import type { PaymentAttemptState } from '../../../generated/types';
import { logFailure } from '../../../platform/outages/logFailure';
import { isHmac } from '../../payments/providers/signatures';
import { receiveTransfer } from '../../payments/receiveTransfer';
import { closeAttempt, findAttempt } from '../attempts';
import { readHundredths, vnpayTransfer } from './vnpayTransfer';

type Fields = Readonly<Record<string, string>>;

/**
 * Null for a call without a valid signature. Compared in constant time, which the library's own check is not; a name
 * that is sent twice is rejected.
 */
export function readNotification(queryString: string, hashSecret: string): Fields | null {
  const pairs = [...new URLSearchParams(queryString)].filter(([name]) => name.startsWith('vnp_'));
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length !== pairs.length) return null;
  const { vnp_SecureHash: hash = '', ...others } = fields;
  const signed = Object.fromEntries(
    Object.entries(others).filter(([name]) => name !== 'vnp_SecureHashType'),
  );
  const text = buildPaymentUrlSearchParams(signed).toString();
  return isHmac('sha512', hashSecret, text, hash) ? signed : null;
}

/**
 * Records what VNPAY reports of a payment and returns its documented response: VNPAY repeats the call unless that is 00 or
 * 02. Money is recorded even if the response names a mistake.
 * https://sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html#code-ipn-url
 */
export async function receiveNotification(
  strapi: Core.Strapi,
  fields: Fields | null,
): Promise<IpnResponse> {
  if (!fields) return IpnFailChecksum;
  try {
    return await record(strapi, fields);
  } catch (error) {
    logFailure(strapi, error, `VNPAY's report of ${fields.vnp_TxnRef} failed`);
    return IpnUnknownError;
  }
}

async function record(strapi: Core.Strapi, fields: Fields): Promise<IpnResponse> {
  const { vnp_TxnRef: txnRef = '', vnp_Amount: hundredths = '' } = fields;
  const state = stateOf(fields);
  const attempt = await findAttempt(strapi.db.connection, 'vnpay', txnRef);
  const isRepeated = state === 'paid' && (await receive(strapi, fields, attempt?.code));
  if (!attempt) return IpnOrderNotFound;
  const isExpectedAmount = readHundredths(hundredths) === attempt.amount;
  if (!isExpectedAmount && state !== 'paid') return IpnInvalidAmount;
  const isClosed = state === 'open' || (await closeAttempt(strapi, attempt, state));
  if (!isExpectedAmount) return IpnInvalidAmount;
  return isClosed || (state === 'paid' && !isRepeated) ? IpnSuccess : InpOrderAlreadyConfirmed;
}

/** @returns whether it was reported before */
async function receive(
  strapi: Core.Strapi,
  fields: Fields,
  code: string | undefined,
): Promise<boolean> {
  const transfer = vnpayTransfer({
    txnRef: fields.vnp_TxnRef ?? '',
    transactionNo: fields.vnp_TransactionNo ?? '',
    hundredths: fields.vnp_Amount ?? '',
    payDate: fields.vnp_PayDate ?? '',
    purpose: code ?? fields.vnp_OrderInfo ?? '',
  });
  const { how } = await receiveTransfer(strapi, transfer);
  return how === 'duplicate';
}

/** `open`: the payer was charged, and VNPAY suspects fraud. Its decision is found by a query. */
function stateOf({
  vnp_ResponseCode: response = '',
  vnp_TransactionStatus: status = '',
}: Fields): Exclude<PaymentAttemptState, 'unresolved'> {
  if (response === '07' || status === '07') return 'open';
  if (response === '00' && status === '00') return 'paid';
  if (response === '24') return 'cancelled';
  return response === '11' ? 'expired' : 'failed';
}
