import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorInit } from 'rest-contract';
import type { AddUserOrderInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { orderOutcome } from './usePlaceOrder';

const input: AddUserOrderInput = {
  items: [
    { kind: 'course', documentId: 'c1', quantity: 2 },
    { kind: 'seminar', documentId: 's1', quantity: 1, groupId: 'g', optionId: 'a' },
    { kind: 'seminar', documentId: 's1', quantity: 1, groupId: 'g', optionId: 'b' },
  ],
  customer: { fullName: 'Hà', email: 'ha@example.vn', phone: '0912345678' },
  expectedTotal: 1,
  idempotencyKey: '00000000-0000-4000-8000-000000000000',
};
const keys = input.items.map(lineKey);

const outcome = (error: Partial<ApiErrorInit>) =>
  orderOutcome(new ApiError({ status: 400, code: 'X', message: 'm', ...error }), input);

describe('orderOutcome', () => {
  it.each([
    ['no network', { status: 0, code: 'NetworkError' }],
    ['no response in time', { status: 0, code: 'Timeout' }],
    ['an unreadable response', { status: 0, code: 'InvalidResponse' }],
    ['a gateway that gave up', { status: 504 }],
    ['a server that fell over', { status: 500 }],
  ])('reports an unknown outcome for %s', (_what, error) =>
    expect(outcome(error).kind).toBe('unknown'),
  );

  it('reports an unknown outcome for a client-side error, and logs it', () => {
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(orderOutcome(new TypeError('x'), input).kind).toBe('unknown');
    expect(seen).toHaveBeenCalledOnce();
    seen.mockRestore();
  });

  it('distinguishes an expired session from a rejected order', () =>
    expect(outcome({ status: 401 }).kind).toBe('loggedOut'));

  it('leaves the outcome open after a rate-limited request', () =>
    expect(outcome({ status: 429 }).kind).toBe('turnedAway'));

  it('returns the new quote with a changed price', () => {
    const quote = { lines: [], discounts: [], subtotal: 2, total: 2 };
    expect(outcome({ status: 409, code: 'PriceChanged', details: { quote } })).toEqual({
      kind: 'priceChanged',
      quote,
      codeError: null,
    });
  });

  it('returns the reason and a quote without the discount code if it no longer applies', () => {
    const quote = { lines: [], discounts: [], subtotal: 2, total: 2 };
    const fields = { discountCode: 'Mã giảm giá đã hết hạn.' };
    expect(outcome({ status: 409, code: 'PriceChanged', fields, details: { quote } })).toEqual({
      kind: 'priceChanged',
      quote,
      codeError: 'Mã giảm giá đã hết hạn.',
    });
  });

  it('treats a changed price without a quote as a rejection', () =>
    expect(outcome({ status: 409, code: 'PriceChanged' }).kind).toBe('rejected'));

  it('reports missing seats for the option that lacks them', () => {
    const found = outcome({
      status: 409,
      code: 'NoSeatsLeft',
      details: { items: [{ documentId: 's1', optionId: 'b', seatsLeft: 0 }] },
    });
    expect(found.kind === 'lines' && [...found.problems]).toEqual([
      [keys[2], { message: 'Đã hết chỗ.', seatsLeft: 0 }],
    ]);
  });

  it('reports missing seats of a whole seminar for all its options', () => {
    const found = outcome({
      status: 409,
      code: 'NoSeatsLeft',
      details: { items: [{ documentId: 's1', optionId: null, seatsLeft: 1 }] },
    });
    expect(found.kind === 'lines' && [...found.problems.keys()]).toEqual([keys[1], keys[2]]);
  });

  it('identifies a closed line by its index in the order', () => {
    const found = outcome({ fields: { 'items.0': 'Khoá học đã khai giảng.' } });
    expect(found.kind === 'lines' && [...found.problems]).toEqual([
      [keys[0], { message: 'Khoá học đã khai giảng.' }],
    ]);
  });

  it('reports too many free seats for the line that requests them', () => {
    const message = 'Quý khách đã nhận đủ 10 suất miễn phí của sản phẩm này.';
    const found = outcome({
      status: 409,
      code: 'TooManyFreeSeats',
      fields: { 'items.1.quantity': message },
    });
    expect(found.kind === 'lines' && [...found.problems]).toEqual([[keys[1], { message }]]);
  });

  it('rejects the order with the server’s message if there are too many unpaid orders', () =>
    expect(outcome({ status: 409, code: 'TooManyUnpaidOrders' })).toEqual({
      kind: 'rejected',
      message: 'm',
      fields: {},
    }));

  it('returns a field error to its field', () =>
    expect(outcome({ fields: { 'customer.email': 'Sai.' } })).toEqual({
      kind: 'rejected',
      message: 'm',
      fields: { 'customer.email': 'Sai.' },
    }));

  it('distinguishes a reused idempotency key from other rejections', () =>
    expect(outcome({ status: 422, code: 'IdempotencyKeyReused' }).kind).toBe('otherOrder'));
});
