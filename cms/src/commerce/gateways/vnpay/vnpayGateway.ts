import { VNPay } from 'vnpay/vnpay';
import { HashAlgorithm } from 'vnpay/enums';
import type { VnpaySettings } from '../../../platform/gatewayEnvironment';
import { newDocumentId } from '../../../platform/sql/documentIds';
import { GATEWAY_TIMEOUT_MS, type Attempt, type Gateway, type Outcome } from '../Gateway';
import { within } from '../within';
import { vnpayTime } from './vnpayTimes';
import { vnpayTransfer } from './vnpayTransfer';

/** https://sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html */
export function vnpayGateway(settings: VnpaySettings): Gateway {
  const payment = new URL(settings.paymentUrl);
  const queries = new URL(settings.queryUrl);
  const client = new VNPay({
    tmnCode: settings.terminal,
    secureSecret: settings.hashSecret,
    vnpayHost: payment.origin,
    queryDrAndRefundHost: queries.origin,
    hashAlgorithm: HashAlgorithm.SHA512,
    endpoints: { paymentEndpoint: payment.pathname, queryDrRefundEndpoint: queries.pathname },
  });
  return {
    origin: payment.origin,
    // VNPAY's error for other amounts names these two.
    limits: { min: 5_000, max: 999_999_999 },
    isRemote: false,

    createLink: ({ attempt, returnUrl, ip }) =>
      Promise.resolve(
        client.buildPaymentUrl({
          vnp_Amount: attempt.amount,
          vnp_TxnRef: attempt.reference,
          vnp_OrderInfo: `Thanh toan ${attempt.code}`,
          vnp_ReturnUrl: returnUrl,
          vnp_IpAddr: ip,
          vnp_CreateDate: vnpayTime(attempt.startedAt),
          vnp_ExpireDate: vnpayTime(attempt.expiresAt),
        }),
      ),

    async query(attempt) {
      const result = await within(
        GATEWAY_TIMEOUT_MS,
        client.queryDr({
          vnp_RequestId: newDocumentId(),
          vnp_TxnRef: attempt.reference,
          vnp_OrderInfo: `Truy van ${attempt.code}`,
          vnp_TransactionDate: vnpayTime(attempt.startedAt),
          vnp_CreateDate: vnpayTime(new Date()),
          vnp_IpAddr: '127.0.0.1',
          // Required by the library's type; VNPAY needs it for refunds only.
          vnp_TransactionNo: 0,
        }),
      );
      // The library accepts a response without a signature.
      if (!result.isVerified || !result.vnp_SecureHash) throw new Error('VNPAY: bad signature.');
      return outcomeOf(attempt, asTexts(result));
    },
  };
}

type Texts = Readonly<Record<string, string>>;

function asTexts(result: object): Texts {
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/** https://sandbox.vnpayment.vn/apis/docs/truy-van-hoan-tien/querydr&refund.html */
function outcomeOf(attempt: Attempt, result: Texts): Outcome {
  const { vnp_ResponseCode: code = '', vnp_TransactionStatus: status = '' } = result;
  // 91: no such transaction. 94: queried too often.
  if (code === '91') return { state: 'unpaid', transfers: [] };
  if (code === '94') return { state: 'open', transfers: [] };
  if (code !== '00') throw new Error(`VNPAY responds ${code} to a query.`);
  if (result.vnp_TxnRef !== attempt.reference) throw new Error('VNPAY: another transaction.');
  if (status === '01') return { state: 'unpaid', transfers: [] };
  if (status === '02') return { state: 'failed', transfers: [] };
  // Among others: suspected of fraud, or reversed. The bank may have charged the payer.
  if (status !== '00') return { state: 'open', transfers: [] };
  const transfer = vnpayTransfer({
    txnRef: attempt.reference,
    transactionNo: result.vnp_TransactionNo ?? '',
    hundredths: result.vnp_Amount ?? '',
    payDate: result.vnp_PayDate ?? '',
    purpose: attempt.code,
  });
  return { state: 'paid', transfers: [transfer] };
}
