import { describe, expect, it } from 'vitest';
import { responseOf, prepared } from '../testing/adapterCalls';
import { wordpress } from './wordpress';

const { failureOf, unwrap } = wordpress();

describe('a failure of WordPress', () => {
  it('includes each response from 400 on', () => {
    expect(failureOf(responseOf(399, { code: 'x' }))).toBeNull();
    expect(failureOf(responseOf(400, { code: 'x' }))).toMatchObject({ code: 'x' });
  });

  it('has no properties without a body', () => {
    expect(failureOf(responseOf(502))).toEqual({});
  });

  it('contains code and message, and the rejected parameters', () => {
    const data = { status: 400, params: { author: 'author is no number.', page: null } };
    const body = { code: 'rest_invalid_param', message: 'Invalid parameter(s).', data };
    expect(failureOf(responseOf(400, body))).toEqual({
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s).',
      fields: { author: 'author is no number.', page: '' },
      details: data,
    });
  });

  it.each([undefined, null, 'x', { params: 'ab' }, { params: null }])(
    'has no fields for the data %j',
    (data) => {
      expect(failureOf(responseOf(404, { code: 'x', data }))?.fields).toEqual({});
    },
  );
});

describe('a response of WordPress', () => {
  const metadata = {
    link: '<https://api.test/posts?page=2>; rel="next"',
    'x-wp-total': '3',
    'x-wp-totalpages': '2',
  };

  it('returns a page with the metadata of its headers', () => {
    expect(unwrap(responseOf(200, [{ id: 1 }], metadata), true, false)).toEqual({
      next: { page: 2 },
      total: 3,
      totalPages: 2,
      items: [{ id: 1 }],
    });
  });

  it.each([
    [[{ id: 1 }], false],
    [{ id: 1 }, false],
  ])('returns the unchanged body otherwise: %j', (body, asPage) => {
    expect(unwrap(responseOf(200, body, metadata), asPage, true)).toEqual(body);
  });

  it('returns a page that is a record already', () => {
    expect(unwrap(responseOf(200, { items: [] }), true, false)).toEqual({ items: [] });
  });

  it('returns success without a body', () => {
    expect(unwrap(responseOf(204), false, false)).toEqual({ ok: true });
  });
});

describe('a request to WordPress', () => {
  it('sends no headers for a visitor', () => {
    expect(prepared(wordpress()).headers).toEqual({});
  });

  it('sends the nonce or the password', () => {
    expect(prepared(wordpress({ nonce: () => 'n' })).headers).toEqual({ 'x-wp-nonce': 'n' });
    expect(prepared(wordpress({ authorization: () => 'Basic YTpi' })).headers).toEqual({
      authorization: 'Basic YTpi',
    });
  });

  it('sends the caller’s headers', () => {
    const context = { headers: { 'x-trace': 't' } };
    expect(prepared(wordpress(), { context }).headers).toEqual({ 'x-trace': 't' });
  });
});
