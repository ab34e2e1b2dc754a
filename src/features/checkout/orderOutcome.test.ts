import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorInit } from '@/data/ApiError';
import type { AddUserOrderInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { orderOutcome } from './orderOutcome';

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

describe('what a failed order means', () => {
  it.each([
    ['no network', { status: 0, code: 'NetworkError' }],
    ['no answer in time', { status: 0, code: 'Timeout' }],
    ['an answer that cannot be read', { status: 0, code: 'BadAnswer' }],
    ['a gateway that gave up', { status: 504 }],
    ['a server that fell over', { status: 500 }],
  ])('%s leaves it unknown whether it was placed', (_what, error) =>
    expect(outcome(error).kind).toBe('unknown'),
  );

  it('a client-side error leaves it unknown too, and is logged', () => {
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(orderOutcome(new TypeError('x'), input).kind).toBe('unknown');
    expect(seen).toHaveBeenCalledOnce();
    seen.mockRestore();
  });

  it('an expired session is not a refusal', () =>
    expect(outcome({ status: 401 }).kind).toBe('loggedOut'));

  it('being rate-limited settles nothing', () =>
    expect(outcome({ status: 429 }).kind).toBe('turnedAway'));

  it('a changed price comes with the new quote', () => {
    const quote = { lines: [], discounts: [], subtotal: 2, total: 2 };
    expect(outcome({ status: 409, code: 'PriceChanged', details: { quote } })).toEqual({
      kind: 'priceChanged',
      quote,
      codeRefusal: null,
    });
  });

  it('a discount code that no longer applies comes with the reason and a quote without it', () => {
    const quote = { lines: [], discounts: [], subtotal: 2, total: 2 };
    const fields = { discountCode: 'Mã giảm giá đã hết hạn.' };
    expect(outcome({ status: 409, code: 'PriceChanged', fields, details: { quote } })).toEqual({
      kind: 'priceChanged',
      quote,
      codeRefusal: 'Mã giảm giá đã hết hạn.',
    });
  });

  it('a changed price without a quote is a refusal, not a crash', () =>
    expect(outcome({ status: 409, code: 'PriceChanged' }).kind).toBe('refused'));

  it('missing places are reported for the option that lacks them', () => {
    const found = outcome({
      status: 409,
      code: 'NoPlacesLeft',
      details: { items: [{ documentId: 's1', optionId: 'b', placesLeft: 0 }] },
    });
    expect(found.kind === 'lines' && [...found.problems]).toEqual([
      [keys[2], { message: 'Đã hết chỗ.', placesLeft: 0 }],
    ]);
  });

  it('missing places of a whole seminar are reported for all its options', () => {
    const found = outcome({
      status: 409,
      code: 'NoPlacesLeft',
      details: { items: [{ documentId: 's1', optionId: null, placesLeft: 1 }] },
    });
    expect(found.kind === 'lines' && [...found.problems.keys()]).toEqual([keys[1], keys[2]]);
  });

  it('a closed line is identified by its index in the order', () => {
    const found = outcome({ fields: { 'items.0': 'Khoá học đã khai giảng.' } });
    expect(found.kind === 'lines' && [...found.problems]).toEqual([
      [keys[0], { message: 'Khoá học đã khai giảng.' }],
    ]);
  });

  it('too many free places are reported for the line that requests them', () => {
    const message = 'Quý khách đã nhận đủ 10 suất miễn phí của mục này.';
    const found = outcome({
      status: 409,
      code: 'TooManyFreePlaces',
      fields: { 'items.1.quantity': message },
    });
    expect(found.kind === 'lines' && [...found.problems]).toEqual([[keys[1], { message }]]);
  });

  it('too many unpaid orders are a refusal with the server’s message', () =>
    expect(outcome({ status: 409, code: 'TooManyUnpaidOrders' })).toEqual({
      kind: 'refused',
      message: 'm',
      fields: {},
    }));

  it('a field error is returned to its field', () =>
    expect(outcome({ fields: { 'customer.email': 'Sai.' } })).toEqual({
      kind: 'refused',
      message: 'm',
      fields: { 'customer.email': 'Sai.' },
    }));

  it('a key used for another order is not a plain refusal', () =>
    expect(outcome({ status: 422, code: 'IdempotencyKeyReused' }).kind).toBe('otherOrder'));
});
