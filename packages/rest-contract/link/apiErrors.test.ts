import { describe, expect, it } from 'vitest';
import { api } from '../testing/client';
import { plain } from '../adapters/plain';
import { responseError } from './apiErrors';

const errorOf = (status: number, body: unknown, headers = new Headers()) =>
  responseError(api, { status, body, headers })!;

const errorWith = (message: string, errors: unknown[] = []) =>
  errorOf(400, { error: { name: 'ValidationError', message, details: { errors } } });

describe('the message of a response error', () => {
  it.each([
    'quantity must be a `number` type, but the final value was: `"năm"`.',
    "customer.fullName must not be 'Trần Bình'",
    'This “Khoá học căn bản” is not here',
  ])('replaces a message that quotes Vietnamese within English: %s', (message) => {
    const { message: whole, fields } = errorWith(message, [{ path: ['x'], message }]);
    expect([whole, fields.x]).toEqual([
      'Something in what was sent is not valid. Check it and try again.',
      'This value is not valid.',
    ]);
  });

  it.each(['Mã "TET2026" đã hết hạn.', 'Khoá học "Kiểm toán" đã hết chỗ.'])(
    'preserves a Vietnamese message of the server: %s',
    (message) => {
      expect(errorWith(message).message).toBe(message);
    },
  );
});

it('replaces a blank message', () => {
  const response = { status: 404, body: { message: '  ' }, headers: new Headers() };
  expect(responseError(plain, response)?.message).toBe('This was not found.');
});

it('treats each status from 400 on as an error, even if the adapter does not', () => {
  const silent = { ...plain, failureOf: () => null };
  const response = { body: undefined, headers: new Headers() };
  expect(responseError(silent, { ...response, status: 399 })).toBeNull();
  expect(responseError(silent, { ...response, status: 400 })).toMatchObject({ code: 'Http400' });
});

it.each(['constructor', '__proto__', 'toString'])('contains a field named %s', (name) => {
  const { fields } = errorWith('Có lỗi.', [{ path: [name], message: 'Đã dùng.' }]);
  expect(Object.entries(fields)).toEqual([[name, 'Đã dùng.']]);
});

it('contains only the first message of a field', () => {
  const errors = ['Một lỗi.', 'Lỗi khác.'].map((message) => ({ path: ['email'], message }));
  expect(errorWith('Có lỗi.', errors).fields).toEqual({ email: 'Một lỗi.' });
});

it.each(['1.5', '-1', '5, 6', 'soon', '', '2099-07-05T07:30:00Z'])(
  'ignores “Retry-After: %s”',
  (text) => {
    const headers = new Headers({ 'retry-after': text });
    expect(errorOf(429, null, headers).retryAfterMs).toBeUndefined();
  },
);

it('contains the id under which the server logged the request', () => {
  const headers = new Headers({ 'x-request-id': '3f2a91bc-77de' });
  expect(errorOf(500, null, headers).requestId).toBe('3f2a91bc-77de');
  expect(errorOf(500, null).requestId).toBeUndefined();
});
