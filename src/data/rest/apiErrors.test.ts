import { describe, expect, it } from 'vitest';
import { api } from '../api';
import { plain } from './adapters/plain';
import { responseError } from './apiErrors';

const errorOf = (status: number, body: unknown, headers = new Headers()) =>
  responseError(api, { status, body, headers })!;

const told = (message: string, errors: unknown[] = []) =>
  errorOf(400, { error: { name: 'ValidationError', message, details: { errors } } });

describe('the message of a failure', () => {
  it.each([
    'quantity must be a `number` type, but the final value was: `"năm"`.',
    "customer.fullName must not be 'Trần Bình'",
    'This “Khoá học căn bản” is not here',
  ])('is ours where the server quotes Vietnamese within English: %s', (message) => {
    const { message: whole, fields } = told(message, [{ path: ['x'], message }]);
    expect([whole, fields.x]).toEqual([
      'Thông tin gửi đi chưa hợp lệ. Vui lòng kiểm tra lại.',
      'Giá trị này chưa hợp lệ.',
    ]);
  });

  it.each(['Mã "TET2026" đã hết hạn.', 'Khoá học "Kiểm toán" đã hết chỗ.'])(
    'is the server’s where it is Vietnamese: %s',
    (message) => {
      expect(told(message).message).toBe(message);
    },
  );
});

it('is ours where the server says only spaces', () => {
  const answer = { status: 404, body: { message: '  ' }, headers: new Headers() };
  expect(responseError(plain, answer)?.message).toBe('This was not found.');
});

it('is of each answer from 400 on, whatever the adapter says of it', () => {
  const silent = { ...plain, failureOf: () => null };
  const answer = { body: undefined, headers: new Headers() };
  expect(responseError(silent, { ...answer, status: 399 })).toBeNull();
  expect(responseError(silent, { ...answer, status: 400 })).toMatchObject({ code: 'Http400' });
});

it.each(['constructor', '__proto__', 'toString'])('tells of a field named %s', (name) => {
  const { fields } = told('Có lỗi.', [{ path: [name], message: 'Đã dùng.' }]);
  expect(Object.entries(fields)).toEqual([[name, 'Đã dùng.']]);
});

it('tells of a field once, by what was said first', () => {
  const errors = ['Một lỗi.', 'Lỗi khác.'].map((message) => ({ path: ['email'], message }));
  expect(told('Có lỗi.', errors).fields).toEqual({ email: 'Một lỗi.' });
});

it.each(['1.5', '-1', '5, 6', 'soon', '', '2099-07-05T07:30:00Z'])(
  'hears no time in “Retry-After: %s”',
  (text) => {
    const headers = new Headers({ 'retry-after': text });
    expect(errorOf(429, null, headers).retryAfterMs).toBeUndefined();
  },
);
