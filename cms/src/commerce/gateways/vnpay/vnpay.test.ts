import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readNotification } from './receiveNotification';
import { readVnpayTime, vnpayTime } from './vnpayTimes';
import { readHundredths, vnpayTransfer } from './vnpayTransfer';

const secret = 'a-hash-secret-of-vnpay-and-of-ours';

/** From VNPAY's documentation: parameters in order, encoded as a form. */
const query =
  'vnp_Amount=1806000&vnp_BankCode=NCB&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_ResponseCode=00&vnp_TxnRef=5';
const signed = (text: string, by = secret) =>
  `${text}&vnp_SecureHash=${createHmac('sha512', by).update(text).digest('hex')}`;

describe('readNotification', () => {
  it('reads a signed call, in any order and without empty parameters', () => {
    const shuffled = `${signed(query).split('&').reverse().join('&')}&vnp_BankTranNo=`;
    expect(readNotification(signed(query), secret)).toMatchObject({
      vnp_Amount: '1806000',
      vnp_OrderInfo: 'Thanh toan don hang :5',
    });
    expect(readNotification(shuffled, secret)).not.toBeNull();
  });

  it('ignores parameters that are not VNPAY’s', () => {
    expect(readNotification(`utm=1&${signed(query)}`, secret)).not.toHaveProperty('utm');
  });

  it.each([
    ['another secret', signed(query, `${secret}x`)],
    ['another amount', signed(query).replace('1806000', '1806100')],
    ['a parameter sent twice', `${signed(query)}&vnp_TxnRef=5`],
    ['a shortened signature', signed(query).slice(0, -2)],
    ['no signature', query],
    ['nothing', ''],
  ])('rejects %s', (_, text) => {
    expect(readNotification(text, secret)).toBeNull();
  });
});

describe('vnpayTransfer', () => {
  const payment = {
    txnRef: 'DH26A7K3Qx1',
    transactionNo: '14226112',
    hundredths: '180600000',
    payDate: '20261126191500',
    purpose: 'DH26A7K3Q',
  };

  it('describes the payment in đồng and with the code', () => {
    expect(vnpayTransfer(payment)).toEqual({
      provider: 'vnpay',
      transactionId: 'DH26A7K3Qx1.14226112',
      reference: 'VNPAY14226112',
      amount: 1_806_000,
      description: 'DH26A7K3Q VNPAY 14226112',
      account: null,
      bankedAt: new Date('2026-11-26T12:15:00Z'),
    });
  });

  it.each(['0', '00', '150', '-100', '1e4', '', '100.00', '12345678901234500'])(
    'rejects the amount %j',
    (hundredths) => {
      expect(readHundredths(hundredths)).toBeNull();
      expect(() => vnpayTransfer({ ...payment, hundredths })).toThrow('amount');
    },
  );

  it('falls back to the time of receipt for an unreadable time', () => {
    expect(vnpayTransfer({ ...payment, payDate: 'x' }).bankedAt).toBeNull();
  });
});

describe('vnpayTime', () => {
  it('writes and reads Vietnamese time, whatever the zone of the server', () => {
    const at = new Date('2026-12-31T18:30:05Z');
    expect(vnpayTime(at)).toBe(20270101013005);
    expect(readVnpayTime(String(vnpayTime(at)))).toEqual(at);
  });
});
