import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { vietnamNow } from './clock';
import type { GatewayBehaviour } from './gateways';

const terminal = 'VIENKT01';
const hashSecret = 'a-hash-secret-of-vnpay-and-of-ours';

/** A payment as VNPAY knows it; written from its documentation, apart from the server's code. */
interface VnpayPayment {
  /** Hundredths of a đồng. */
  amount: number;
  orderInfo: string;
  /** `vnp_TransactionStatus`; 01 before the payer has finished. */
  status: string;
  transactionNo: string;
  payDate: string;
}

export interface Notification {
  RspCode: string;
  Message: string;
}

/** VNPAY's payment page, its query, and its notifications. */
export class VnpayServer {
  readonly #payments = new Map<string, VnpayPayment>();
  /** The number of queries since the start. */
  queries = 0;
  #issued = 14_000_000 + (process.pid % 1_000) * 1_000;

  env(origin: string): Record<string, string> {
    return {
      VNPAY_TMN_CODE: terminal,
      VNPAY_HASH_SECRET: hashSecret,
      VNPAY_PAYMENT_URL: `${origin}/paymentv2/vpcpay.html`,
      VNPAY_QUERY_URL: `${origin}/merchant_webapi/api/transaction`,
    };
  }

  /** 200 with the payment page, 400 if the URL is not signed by the merchant. */
  openPage(url: URL, response: ServerResponse): void {
    const { vnp_SecureHash: hash = '', ...signed } = Object.fromEntries(url.searchParams);
    const { vnp_TxnRef: txnRef = '', vnp_Amount: amount = '' } = signed;
    const isKnown = this.#payments.has(txnRef);
    const isRight = hash === sign(queryOf(signed)) && signed.vnp_TmnCode === terminal;
    if (isRight && !isKnown) {
      this.#payments.set(txnRef, {
        amount: Number(amount),
        orderInfo: signed.vnp_OrderInfo ?? '',
        status: '01',
        transactionNo: '0',
        payDate: '',
      });
    }
    response.statusCode = isRight ? 200 : 400;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>VNPAY</title><h1>VNPAY ${Number(amount) / 100}</h1>
      <a href="${signed.vnp_ReturnUrl ?? '/'}?vnp_ResponseCode=00">Quay về</a>`);
  }

  async respondToQuery(
    request: IncomingMessage,
    response: ServerResponse,
    behaviour: GatewayBehaviour,
  ): Promise<void> {
    this.queries += 1;
    const asked = JSON.parse(await text(request)) as Record<string, string | number>;
    const order = [
      'vnp_RequestId',
      'vnp_Version',
      'vnp_Command',
      'vnp_TmnCode',
      'vnp_TxnRef',
      'vnp_TransactionDate',
      'vnp_CreateDate',
      'vnp_IpAddr',
      'vnp_OrderInfo',
    ];
    const isSigned =
      asked.vnp_SecureHash === sign(order.map((name) => asked[name] ?? '').join('|'));
    const payment = this.#payments.get(String(asked.vnp_TxnRef));
    const result: Record<string, string> = !isSigned
      ? { vnp_ResponseCode: '97' }
      : payment === undefined
        ? { vnp_ResponseCode: '91', vnp_Message: 'Transaction not found' }
        : {
            vnp_ResponseCode: '00',
            vnp_Message: 'QueryDR Success',
            vnp_TxnRef: String(asked.vnp_TxnRef),
            vnp_Amount: String(payment.amount),
            vnp_BankCode: 'NCB',
            vnp_PayDate: payment.payDate,
            vnp_TransactionNo: payment.transactionNo,
            vnp_TransactionType: '01',
            vnp_TransactionStatus: payment.status,
            vnp_OrderInfo: payment.orderInfo,
          };
    const fields: Record<string, string> = {
      vnp_ResponseId: String(this.queries),
      vnp_Command: 'querydr',
      ...result,
    };
    const hash = sign(
      [
        fields.vnp_ResponseId,
        fields.vnp_Command,
        fields.vnp_ResponseCode,
        fields.vnp_Message,
        terminal,
        fields.vnp_TxnRef,
        fields.vnp_Amount,
        fields.vnp_BankCode,
        fields.vnp_PayDate,
        fields.vnp_TransactionNo,
        fields.vnp_TransactionType,
        fields.vnp_TransactionStatus,
        fields.vnp_OrderInfo,
        fields.vnp_PromotionCode,
        fields.vnp_PromotionAmount,
      ]
        .map((value) => value ?? '')
        .join('|'),
    );
    const signature = behaviour === 'unsigned' ? {} : { vnp_SecureHash: hash };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...fields, ...signature }));
  }

  /** The payer finishes: 00 paid, 02 failed, 07 suspected of fraud. */
  finish(txnRef: string, status = '00'): void {
    const payment = this.#payments.get(txnRef);
    if (!payment) throw new Error(`Nobody has opened the payment page of ${txnRef}.`);
    this.#issued += 1;
    payment.status = status;
    payment.transactionNo = String(this.#issued);
    payment.payDate = vietnamNow().replace(/\D/g, '');
  }

  /** The query of a notification, with these fields changed, signed by the secret. */
  notification(
    txnRef: string,
    changes: Record<string, string> = {},
    secret: string = hashSecret,
  ): string {
    const payment = this.#payments.get(txnRef);
    const status = payment?.status ?? '00';
    const fields: Record<string, string> = {
      vnp_Amount: String(payment?.amount ?? 100_000_000),
      vnp_BankCode: 'NCB',
      vnp_BankTranNo: 'VNP14226112',
      vnp_CardType: 'ATM',
      vnp_OrderInfo: payment?.orderInfo ?? 'Thanh toan',
      vnp_PayDate: payment?.payDate || vietnamNow().replace(/\D/g, ''),
      vnp_ResponseCode: status === '02' ? '51' : status,
      vnp_TmnCode: terminal,
      vnp_TransactionNo: payment?.transactionNo ?? '14999999',
      vnp_TransactionStatus: status,
      vnp_TxnRef: txnRef,
      ...changes,
    };
    const query = queryOf(fields);
    return `${query}&vnp_SecureHash=${sign(query, secret)}`;
  }

  async notify(api: { url: string }, query: string): Promise<Notification> {
    const response = await fetch(`${api.url}/api/payment/vnpay-notification?${query}`);
    if (response.status !== 200) throw new Error(`The notification got ${response.status}.`);
    return (await response.json()) as Notification;
  }
}

function queryOf(fields: Record<string, string>): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(sorted).toString();
}

function sign(signed: string, secret = hashSecret): string {
  return createHmac('sha512', secret).update(signed).digest('hex');
}
