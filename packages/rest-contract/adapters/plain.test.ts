import { describe, expect, it } from 'vitest';
import { responseOf, prepared } from '../testing/adapterCalls';
import { plain } from './plain';

const { failureOf, unwrap } = plain;

describe('a failure of the plain adapter', () => {
  it('includes each response from 400 on', () => {
    expect(failureOf(responseOf(399, { code: 'x' }))).toBeNull();
    expect(failureOf(responseOf(400, { code: 'x' }))).toMatchObject({ code: 'x' });
  });

  it('has no properties for a body without an error', () => {
    expect(failureOf(responseOf(502))).toEqual({});
    expect(failureOf(responseOf(500, ['x']))).toEqual({});
  });

  it.each([
    [{ code: 'gone', message: 'Not here.' }, 'gone', 'Not here.'],
    [{ error: { code: 17, message: 'Not here.' } }, '17', 'Not here.'],
    [{ code: true, name: 'Gone', message: 'Not here.' }, 'Gone', 'Not here.'],
    [{ error: 'invalid_grant', error_description: 'Expired.' }, undefined, 'Expired.'],
    [{ code: { a: 1 }, message: { b: 2 } }, undefined, undefined],
    [{ type: 'no-credit', title: 'No credit', detail: 'It is 30.' }, 'no-credit', 'It is 30.'],
    [{ title: 'Not valid' }, undefined, 'Not valid'],
    [{ error: 'Nope' }, undefined, 'Nope'],
  ])('reads code and message from %j', (body, code, message) => {
    const failure = failureOf(responseOf(400, body));
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
  ])('returns for the errors %j the fields %j', (errors, fields) => {
    expect(failureOf(responseOf(422, { errors }))?.fields).toEqual(fields);
  });
});

describe('a page of the plain adapter', () => {
  it.each([
    [{ 'x-total-count': '12' }, { total: 12 }],
    [{ 'x-total': '12' }, { total: 12 }],
    [{ link: '</books?cursor=b2&size=1>; rel="next"' }, { next: { cursor: 'b2', size: 1 } }],
    [{}, {}],
  ])('returns for the headers %j the metadata %j', (headers, metadata) => {
    const page = { ...metadata, items: [1] };
    expect(unwrap(responseOf(200, [1], headers), true, false)).toEqual(page);
    expect(unwrap(responseOf(200, { items: [1] }, headers), true, false)).toEqual(page);
    const own = { items: [1], total: 0 };
    expect(unwrap(responseOf(200, own, headers), true, false)).toEqual({ ...metadata, ...own });
  });
});

describe('a request of the plain adapter', () => {
  it('sends the token of the session unless the caller sets the header', () => {
    expect(prepared(plain).headers).toEqual({});
    expect(prepared(plain, { token: 't' }).headers).toEqual({ authorization: 'Bearer t' });
    const context = { headers: { Authorization: 'Basic YTpi' } };
    expect(prepared(plain, { token: 't', context }).headers).toEqual({
      authorization: 'Basic YTpi',
    });
  });
});
