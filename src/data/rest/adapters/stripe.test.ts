import { describe, expect, it } from 'vitest';
import { answerOf, prepared } from '../../testing/adapterCalls';
import { stripe } from './stripe';

const { failureOf, open, encode } = stripe({ key: () => 'k' });

describe('a failure of Stripe', () => {
  it('is an answer from 400 on', () => {
    expect(failureOf(answerOf(399, { error: { code: 'x' } }))).toBeNull();
    expect(failureOf(answerOf(400, { error: { code: 'x' } }))).toMatchObject({ code: 'x' });
  });

  it.each([undefined, 'x', {}, { error: 'x' }])('may say nothing: %j', (body) => {
    expect(failureOf(answerOf(500, body))).toEqual({ fields: {}, details: {} });
  });

  it('tells code and sentence, and the parameter by its path', () => {
    const error = {
      code: 'parameter_invalid',
      type: 'invalid_request_error',
      message: 'No such price.',
      param: 'items[10][price]',
    };
    expect(failureOf(answerOf(400, { error }))).toEqual({
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
  ])('tells of %j the fields %j', (error, fields) => {
    expect(failureOf(answerOf(402, { error }))?.fields).toEqual(fields);
  });

  it('has its type for a code where it has none', () => {
    const error = { type: 'api_error' };
    expect(failureOf(answerOf(500, { error }))).toMatchObject({ code: 'api_error' });
  });
});

describe('an answer of Stripe', () => {
  const list = { object: 'list', data: [{ id: 'cus_1' }], has_more: true };

  it('is a page where one was asked for', () => {
    expect(open(answerOf(200, list), true, false)).toEqual({
      object: 'list',
      items: [{ id: 'cus_1' }],
      has_more: true,
    });
  });

  it('is what it is otherwise', () => {
    expect(open(answerOf(200, list), false, false)).toEqual(list);
    expect(open(answerOf(200, ['x']), true, false)).toEqual(['x']);
  });
});

describe('a request to Stripe', () => {
  it('has the key, and a version where one is given', () => {
    expect(prepared(stripe({ key: () => 'sk' })).headers).toEqual({ authorization: 'Bearer sk' });
    expect(prepared(stripe({ key: () => 'sk', version: '2024-06-20' })).headers).toEqual({
      authorization: 'Bearer sk',
      'stripe-version': '2024-06-20',
    });
  });

  it('has the caller’s own headers', () => {
    const context = { headers: { 'idempotency-key': 'k1' } };
    expect(prepared(stripe({ key: () => 'sk' }), { context }).headers).toMatchObject({
      'idempotency-key': 'k1',
    });
  });

  it('has a form for a body', () => {
    expect(encode({ items: [{ price: 'p' }] }, new Headers()).body).toBe(
      'items%5B0%5D%5Bprice%5D=p',
    );
  });
});
