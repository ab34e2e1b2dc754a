import { describe, expect, it } from 'vitest';
import { responseOf, prepared } from '../testing/adapterCalls';
import { english } from '../link/messages/english';
import { strapi } from './strapi';

const adapter = strapi(english);
const { failureOf, startsSession } = adapter;
const error = { status: 404, name: 'NotFoundError', message: 'Not here.' };

it('unwraps the response', () => {
  const body = { data: [{ id: 1 }], meta: { total: 1 } };
  expect(adapter.unwrap(responseOf(200, body), true, false)).toEqual({
    items: body.data,
    total: 1,
  });
  expect(adapter.unwrap(responseOf(200, body), false, true)).toEqual(body.data);
});

describe('a failure of Strapi', () => {
  it.each([
    [404, { data: null, error }, 404],
    [400, { data: null, error }, 400],
    [400, { data: { id: 1 }, error }, 400],
    [200, { data: null, error }, 404],
    [200, { error }, 404],
    [200, { data: null, error: { ...error, status: '404' } }, 500],
  ])('returns for status %i and body %j the status %i', (status, body, expected) => {
    expect(failureOf(responseOf(status, body))).toMatchObject({
      status: expected,
      code: 'NotFoundError',
      message: 'Not here.',
    });
  });

  it.each([undefined, {}, { data: null }, { data: { id: 1 }, error }, { error: 'x' }, ['x']])(
    'returns no failure for status 200 with the body %j',
    (body) => {
      expect(failureOf(responseOf(200, body))).toBeNull();
    },
  );

  it('has only a status for a body without an error', () => {
    expect(failureOf(responseOf(502))).toEqual({ status: 502, fields: {} });
    expect(failureOf(responseOf(502, { error: { name: 5, message: null } }))).toEqual({
      status: 502,
      fields: {},
    });
  });

  it('returns the fields of its errors', () => {
    const errors = [
      null,
      'x',
      { message: 'about no field' },
      { path: [], message: 'about the whole' },
      { path: ['items', '0'], message: 'is gone' },
      { path: 'email', message: { not: 'a text' } },
    ];
    const body = { error: { ...error, details: { errors } } };
    expect(failureOf(responseOf(400, body))?.fields).toEqual({ 'items.0': 'is gone', email: '' });
  });
});

it.each([
  ['/auth/local', true],
  ['/auth/refresh', true],
  ['/users/me', false],
  ['/orders/auth/', false],
])('decides whether %s starts a session: %s', (path, starts) => {
  expect(startsSession?.(path)).toBe(starts);
});

it.each([
  [null, '/users/me', {}],
  ['t', '/users/me', { authorization: 'Bearer t' }],
  [null, '/auth/local', { 'x-strapi-refresh-cookie': 'httpOnly' }],
  [null, '/orders/auth/', {}],
])('sends with the token %s to %s the headers %j', (token, path, headers) => {
  expect(prepared(adapter, { token, path }).headers).toEqual(headers);
});
