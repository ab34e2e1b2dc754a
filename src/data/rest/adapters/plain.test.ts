import { describe, expect, it } from 'vitest';
import { answerOf, prepared } from '../../testing/adapterCalls';
import { plain } from './plain';

const { failureOf, open } = plain;

describe('a failure without an envelope', () => {
  it('is an answer from 400 on', () => {
    expect(failureOf(answerOf(399, { code: 'x' }))).toBeNull();
    expect(failureOf(answerOf(400, { code: 'x' }))).toMatchObject({ code: 'x' });
  });

  it('may say nothing', () => {
    expect(failureOf(answerOf(502))).toEqual({});
    expect(failureOf(answerOf(500, ['x']))).toEqual({});
  });

  it.each([
    [{ code: 'gone', message: 'Not here.' }, 'gone', 'Not here.'],
    [{ error: { code: 17, message: 'Not here.' } }, '17', 'Not here.'],
    [{ code: true, name: 'Gone', message: 'Not here.' }, 'Gone', 'Not here.'],
    [{ error: 'invalid_grant', error_description: 'Expired.' }, undefined, 'Expired.'],
    [{ code: { a: 1 }, message: { b: 2 } }, undefined, undefined],
  ])('is told by %j', (body, code, message) => {
    const failure = failureOf(answerOf(400, body));
    expect([failure?.code, failure?.message]).toEqual([code, message]);
  });

  it.each([
    [[{ field: 'email', message: 'is taken' }], { email: 'is taken' }],
    [[{ param: 'email', msg: 'is taken' }], { email: 'is taken' }],
    [[{ pointer: '#/items/0/price', detail: 'is low' }], { 'items.0.price': 'is low' }],
    [[{ pointer: '/email', detail: 'is taken' }], { email: 'is taken' }],
    [[{ path: 'items/0', message: 'is gone' }], { 'items.0': 'is gone' }],
    [[{ loc: ['body', 'email'], msg: 'is taken' }], { 'body.email': 'is taken' }],
    [[{ field: 'email' }], { email: '' }],
    [[{ message: 'is wrong' }, null, 'x', { field: 'a', message: 'is late' }], { a: 'is late' }],
    [
      { email: ['is taken', 'is long'], age: null },
      { email: 'is taken', age: '' },
    ],
    ['x', {}],
  ])('tells of the errors %j the fields %j', (errors, fields) => {
    expect(failureOf(answerOf(422, { errors }))?.fields).toEqual(fields);
  });
});

describe('a page without an envelope', () => {
  it.each([
    [{ 'x-total-count': '12' }, { total: 12 }],
    [{ 'x-total': '12' }, { total: 12 }],
    [{}, {}],
  ])('has by the headers %j the facts %j', (headers, facts) => {
    const page = { ...facts, items: [1] };
    expect(open(answerOf(200, [1], headers), true, false)).toEqual(page);
    expect(open(answerOf(200, { items: [1] }, headers), true, false)).toEqual(page);
  });
});

describe('a request', () => {
  it('has the session’s token, and the caller’s own headers before it', () => {
    expect(prepared(plain).headers).toEqual({});
    expect(prepared(plain, { token: 't' }).headers).toEqual({ authorization: 'Bearer t' });
    const context = { headers: { Authorization: 'Basic YTpi' } };
    expect(prepared(plain, { token: 't', context }).headers).toEqual({
      authorization: 'Basic YTpi',
    });
  });
});
