import { describe, expect, it } from 'vitest';
import { responseOf, prepared } from '../testing/adapterCalls';
import { ghost } from './ghost';

const { failureOf, unwrap } = ghost({ key: 'k' });
const posts = [{ id: '1' }, { id: '2' }];

describe('a failure of Ghost', () => {
  it('includes each response from 400 on', () => {
    expect(failureOf(responseOf(399, { errors: [{ code: 'x' }] }))).toBeNull();
    expect(failureOf(responseOf(400, { errors: [{ code: 'x' }] }))).toMatchObject({ code: 'x' });
  });

  it.each([undefined, [], {}, { errors: 'x' }, { errors: [] }, { errors: ['x'] }])(
    'has no properties for the body %j',
    (body) => {
      expect(failureOf(responseOf(500, body))).toEqual({});
    },
  );

  it('contains the code, message and field of the first error', () => {
    const error = {
      code: 'INVALID',
      type: 'ValidationError',
      message: 'Validation failed.',
      context: 'Title is too long.',
      property: 'title',
    };
    expect(failureOf(responseOf(422, { errors: [error, { code: 'other' }] }))).toEqual({
      code: 'INVALID',
      message: 'Validation failed.',
      fields: { title: 'Title is too long.' },
      details: error,
    });
  });

  it.each([
    [{ message: 'Not valid.', property: 'title' }, { title: 'Not valid.' }],
    [{ property: 'title' }, { title: '' }],
    [{ message: 'Not valid.', property: null }, {}],
  ])('returns for %j the fields %j', (error, fields) => {
    expect(failureOf(responseOf(422, { errors: [error] }))?.fields).toEqual(fields);
  });

  it('falls back to the type if there is no code', () => {
    const body = { errors: [{ code: null, type: 'NotFoundError' }] };
    expect(failureOf(responseOf(404, body))).toMatchObject({ code: 'NotFoundError' });
  });
});

describe('a response of Ghost', () => {
  it.each([
    ['a page', { posts, meta: { page: 1 } }, true, true, { items: posts, page: 1 }],
    ['a page without metadata', { posts }, true, true, { items: posts }],
    ['a list', { posts, meta: {} }, false, true, posts],
    ['the single record that was requested', { posts, meta: {} }, false, false, posts[0]],
    ['a record that is not in a list', { settings: { a: 1 } }, false, false, { a: 1 }],
    [
      'the unchanged body if it has several properties',
      { posts, tags: [] },
      false,
      false,
      { posts, tags: [] },
    ],
  ])('returns %s', (_what, body, asPage, asList, read) => {
    expect(unwrap(responseOf(200, body), asPage, asList)).toEqual(read);
  });

  it('returns success without a body', () => {
    expect(unwrap(responseOf(204), false, false)).toEqual({ ok: true });
  });
});

it.each([
  ['https://api.test/posts', 'https://api.test/posts?key=a%26b'],
  ['https://api.test/posts?page=2', 'https://api.test/posts?page=2&key=a%26b'],
])('sends the key with each request: %s', (url, sent) => {
  expect(prepared(ghost({ key: 'a&b' }), { url })).toEqual({
    url: sent,
    headers: { 'accept-version': 'v5.0' },
  });
});

it('sends the API version and the caller’s headers', () => {
  const context = { headers: { 'x-trace': 't' } };
  expect(prepared(ghost({ key: 'k', version: 'v6.1' }), { context }).headers).toEqual({
    'accept-version': 'v6.1',
    'x-trace': 't',
  });
});
