import { describe, expect, it } from 'vitest';
import { answerOf, prepared } from '../../testing/adapterCalls';
import { english } from '../messages/english';
import { strapi } from './strapi';

const adapter = strapi(english);
const { failureOf, opensSession } = adapter;
const error = { status: 404, name: 'NotFoundError', message: 'Not here.' };

it('takes an answer out of its envelope', () => {
  const body = { data: [{ id: 1 }], meta: { total: 1 } };
  expect(adapter.open(answerOf(200, body), true, false)).toEqual({ items: body.data, total: 1 });
  expect(adapter.open(answerOf(200, body), false, true)).toEqual(body.data);
});

describe('a failure of Strapi', () => {
  it.each([
    [404, { data: null, error }, 404],
    [400, { data: null, error }, 400],
    [400, { data: { id: 1 }, error }, 400],
    [200, { data: null, error }, 404],
    [200, { error }, 404],
    [200, { data: null, error: { ...error, status: '404' } }, 500],
  ])('of status %i and body %j is meant as %i', (status, body, meant) => {
    expect(failureOf(answerOf(status, body))).toMatchObject({
      status: meant,
      code: 'NotFoundError',
      message: 'Not here.',
    });
  });

  it.each([undefined, {}, { data: null }, { data: { id: 1 }, error }, { error: 'x' }, ['x']])(
    'is no answer of status 200 with the body %j',
    (body) => {
      expect(failureOf(answerOf(200, body))).toBeNull();
    },
  );

  it('may say nothing', () => {
    expect(failureOf(answerOf(502))).toEqual({ status: 502, fields: {} });
    expect(failureOf(answerOf(502, { error: { name: 5, message: null } }))).toEqual({
      status: 502,
      fields: {},
    });
  });

  it('tells the fields that it names', () => {
    const errors = [
      null,
      'x',
      { message: 'of no field' },
      { path: [], message: 'of the whole' },
      { path: ['items', '0'], message: 'is gone' },
      { path: 'email', message: { not: 'a text' } },
    ];
    const body = { error: { ...error, details: { errors } } };
    expect(failureOf(answerOf(400, body))?.fields).toEqual({ 'items.0': 'is gone', email: '' });
  });
});

it.each([
  ['/auth/local', true],
  ['/auth/refresh', true],
  ['/users/me', false],
  ['/orders/auth/', false],
])('begins or renews a session by %s: %s', (path, opens) => {
  expect(opensSession?.(path)).toBe(opens);
});

it.each([
  [null, '/users/me', {}],
  ['t', '/users/me', { authorization: 'Bearer t' }],
  [null, '/auth/local', { 'x-strapi-refresh-cookie': 'httpOnly' }],
  [null, '/orders/auth/', {}],
])('asks with the token %s for %s by the headers %j', (token, path, headers) => {
  expect(prepared(adapter, { token, path }).headers).toEqual(headers);
});
