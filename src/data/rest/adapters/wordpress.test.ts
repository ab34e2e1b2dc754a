import { describe, expect, it } from 'vitest';
import { answerOf, prepared } from '../../testing/adapterCalls';
import { wordpress } from './wordpress';

const { failureOf, open } = wordpress();

describe('a failure of WordPress', () => {
  it('is an answer from 400 on', () => {
    expect(failureOf(answerOf(399, { code: 'x' }))).toBeNull();
    expect(failureOf(answerOf(400, { code: 'x' }))).toMatchObject({ code: 'x' });
  });

  it('may say nothing', () => {
    expect(failureOf(answerOf(502))).toEqual({});
  });

  it('tells code and sentence, and the parameters that it refuses', () => {
    const data = { status: 400, params: { author: 'author is no number.', page: null } };
    const body = { code: 'rest_invalid_param', message: 'Invalid parameter(s).', data };
    expect(failureOf(answerOf(400, body))).toEqual({
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s).',
      fields: { author: 'author is no number.', page: '' },
      details: data,
    });
  });

  it.each([undefined, null, 'x', { params: 'ab' }, { params: null }])(
    'names no parameter by the data %j',
    (data) => {
      expect(failureOf(answerOf(404, { code: 'x', data }))?.fields).toEqual({});
    },
  );
});

describe('an answer of WordPress', () => {
  const facts = {
    link: '<https://api.test/posts?page=2>; rel="next"',
    'x-wp-total': '3',
    'x-wp-totalpages': '2',
  };

  it('is a page with what its headers tell', () => {
    expect(open(answerOf(200, [{ id: 1 }], facts), true, false)).toEqual({
      next: { page: 2 },
      total: 3,
      totalPages: 2,
      items: [{ id: 1 }],
    });
  });

  it.each([
    [[{ id: 1 }], false],
    [{ id: 1 }, false],
  ])('is what it is otherwise: %j', (body, asPage) => {
    expect(open(answerOf(200, body, facts), asPage, true)).toEqual(body);
  });

  it('may be a page that is a record already', () => {
    expect(open(answerOf(200, { items: [] }), true, false)).toEqual({ items: [] });
  });

  it('without a body says that it was done', () => {
    expect(open(answerOf(204), false, false)).toEqual({ ok: true });
  });
});

describe('a request to WordPress', () => {
  it('is that of a visitor if nothing is given', () => {
    expect(prepared(wordpress()).headers).toEqual({});
  });

  it('has the nonce, or the password', () => {
    expect(prepared(wordpress({ nonce: () => 'n' })).headers).toEqual({ 'x-wp-nonce': 'n' });
    expect(prepared(wordpress({ authorization: () => 'Basic YTpi' })).headers).toEqual({
      authorization: 'Basic YTpi',
    });
  });

  it('has the caller’s own headers', () => {
    const context = { headers: { 'x-trace': 't' } };
    expect(prepared(wordpress(), { context }).headers).toEqual({ 'x-trace': 't' });
  });
});
