import { describe, expect, it } from 'vitest';
import { paymentDue, paymentInstructions } from './payment';

const account = {
  bankBin: '970436',
  bankName: 'Vietcombank',
  accountNumber: '0011004312345',
  accountName: 'VIEN',
};
const placedAt = new Date('2026-07-05T07:30:00Z');
const order = {
  code: 'DH26A7K3Q',
  status: 'pending_payment',
  payBefore: paymentDue(placedAt),
  total: 500_000,
};

describe('payment', () => {
  it('is due 72 hours after the order', () => {
    expect(paymentDue(placedAt).toISOString()).toBe('2026-07-08T07:30:00.000Z');
  });

  it('is requested while the order is unpaid, with its code as the purpose', () => {
    expect(paymentInstructions(order, account)).toMatchObject({
      ...account,
      amount: 500_000,
      purpose: 'DH26A7K3Q',
      payBefore: '2026-07-08T07:30:00.000Z',
    });
  });

  it('is not requested once the order is paid or closed', () => {
    for (const status of ['paid', 'completed', 'cancelled', 'refunded'] as const) {
      expect(paymentInstructions({ ...order, status }, account)).toBeNull();
    }
  });

  it('is not requested without a bank account', () => {
    expect(paymentInstructions(order, null)).toBeNull();
  });
});
