import { describe, expect, it } from 'vitest';
import { answerOf, prepared } from '../../testing/adapterCalls';
import { ghost } from './ghost';

const { failureOf, open } = ghost({ key: 'k' });
const posts = [{ id: '1' }, { id: '2' }];

describe('a failure of Ghost', () => {
  it('is an answer from 400 on', () => {
    expect(failureOf(answerOf(399, { errors: [{ code: 'x' }] }))).toBeNull();
    expect(failureOf(answerOf(400, { errors: [{ code: 'x' }] }))).toMatchObject({ code: 'x' });
  });

  it.each([undefined, [], {}, { errors: 'x' }, { errors: [] }, { errors: ['x'] }])(
    'may say nothing: %j',
    (body) => {
      expect(failureOf(answerOf(500, body))).toEqual({});
    },
  );

  it('tells of its first error the code, the sentence, and the field with what is wrong in it', () => {
    const error = {
      code: 'INVALID',
      type: 'ValidationError',
      message: 'Validation failed.',
      context: 'Title is too long.',
      property: 'title',
    };
    expect(failureOf(answerOf(422, { errors: [error, { code: 'other' }] }))).toEqual({
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
  ])('tells of %j the fields %j', (error, fields) => {
    expect(failureOf(answerOf(422, { errors: [error] }))?.fields).toEqual(fields);
  });

  it('has its type for a code where it has none', () => {
    const body = { errors: [{ code: null, type: 'NotFoundError' }] };
    expect(failureOf(answerOf(404, body))).toMatchObject({ code: 'NotFoundError' });
  });
});

describe('an answer of Ghost', () => {
  it.each([
    ['a page', { posts, meta: { page: 1 } }, true, true, { items: posts, page: 1 }],
    ['a page without facts', { posts }, true, true, { items: posts }],
    ['a list', { posts, meta: {} }, false, true, posts],
    ['the one record that was asked for', { posts, meta: {} }, false, false, posts[0]],
    ['a record that is in no list', { settings: { a: 1 } }, false, false, { a: 1 }],
    ['what it is, if it names several', { posts, tags: [] }, false, false, { posts, tags: [] }],
  ])('is read as %s', (_what, body, asPage, asList, read) => {
    expect(open(answerOf(200, body), asPage, asList)).toEqual(read);
  });

  it('without a body says that it was done', () => {
    expect(open(answerOf(204), false, false)).toEqual({ ok: true });
  });
});

it.each([
  ['https://api.test/posts', 'https://api.test/posts?key=a%26b'],
  ['https://api.test/posts?page=2', 'https://api.test/posts?page=2&key=a%26b'],
])('is asked with the key: %s', (url, sent) => {
  expect(prepared(ghost({ key: 'a&b' }), { url })).toEqual({
    url: sent,
    headers: { 'accept-version': 'v5.0' },
  });
});

it('is asked for a version, and with the caller’s own headers', () => {
  const context = { headers: { 'x-trace': 't' } };
  expect(prepared(ghost({ key: 'k', version: 'v6.1' }), { context }).headers).toEqual({
    'accept-version': 'v6.1',
    'x-trace': 't',
  });
});
