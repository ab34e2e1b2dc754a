import { describe, expect, it } from 'vitest';
import { responseOf, prepared } from '../testing/adapterCalls';
import { stripe } from './stripe';

const { failureOf, unwrap, encode } = stripe({ key: () => 'k' });

describe('a failure of Stripe', () => {
  it('includes each response from 400 on', () => {
    expect(failureOf(responseOf(399, { error: { code: 'x' } }))).toBeNull();
    expect(failureOf(responseOf(400, { error: { code: 'x' } }))).toMatchObject({ code: 'x' });
  });

  it.each([undefined, 'x', {}, { error: 'x' }])('has no properties for the body %j', (body) => {
    expect(failureOf(responseOf(500, body))).toEqual({ fields: {}, details: {} });
  });

  it('contains code and message, and the parameter by its path', () => {
    const error = {
      code: 'parameter_invalid',
      type: 'invalid_request_error',
      message: 'No such price.',
      param: 'items[10][price]',
    };
    expect(failureOf(responseOf(400, { error }))).toEqual({
      code: 'parameter_invalid',
      message: 'No such price.',
      fields: { 'items.10.price': 'No such price.' },
      details: error,
    });
  });

  it.each([
    [{ param: 'email' }, { email: '' }],
    [{ message: 'Declined.' }, {}],
    [{ message: 'Declined.', param: null }, {}],
  ])('returns for %j the fields %j', (error, fields) => {
    expect(failureOf(responseOf(402, { error }))?.fields).toEqual(fields);
  });

  it('falls back to the type if there is no code', () => {
    const error = { type: 'api_error' };
    expect(failureOf(responseOf(500, { error }))).toMatchObject({ code: 'api_error' });
  });
});

describe('a response of Stripe', () => {
  const list = { object: 'list', data: [{ id: 'cus_1' }], has_more: true };

  it('returns a page if one was requested', () => {
    expect(unwrap(responseOf(200, list), true, false)).toEqual({
      object: 'list',
      items: [{ id: 'cus_1' }],
      has_more: true,
    });
  });

  it('returns the unchanged body otherwise', () => {
    expect(unwrap(responseOf(200, list), false, false)).toEqual(list);
    expect(unwrap(responseOf(200, ['x']), true, false)).toEqual(['x']);
  });
});

describe('a request to Stripe', () => {
  it('sends the key, and the API version if there is one', () => {
    expect(prepared(stripe({ key: () => 'sk' })).headers).toEqual({ authorization: 'Bearer sk' });
    expect(prepared(stripe({ key: () => 'sk', version: '2024-06-20' })).headers).toEqual({
      authorization: 'Bearer sk',
      'stripe-version': '2024-06-20',
    });
  });

  it('sends the caller’s headers', () => {
    const context = { headers: { 'idempotency-key': 'k1' } };
    expect(prepared(stripe({ key: () => 'sk' }), { context }).headers).toMatchObject({
      'idempotency-key': 'k1',
    });
  });

  it('encodes the body as a form', () => {
    expect(encode({ items: [{ price: 'p' }] }, new Headers()).body).toBe(
      'items%5B0%5D%5Bprice%5D=p',
    );
  });
});
