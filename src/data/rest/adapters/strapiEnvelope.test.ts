import { expect, it } from 'vitest';
import { openEnvelope } from './strapiEnvelope';

const pagination = { page: 1 };

it('takes a record out of its envelope', () => {
  expect(openEnvelope({ data: { a: 1 }, meta: {} }, false)).toEqual({ a: 1 });
  expect(openEnvelope({ data: [1] }, false)).toEqual([1]);
});

it('leaves an answer without an envelope as it is', () => {
  expect(openEnvelope({ jwt: 'x' }, false)).toEqual({ jwt: 'x' });
  expect(openEnvelope([1], true)).toEqual([1]);
});

it('reads an answer without a body as done', () => {
  expect(openEnvelope(undefined, false)).toEqual({ ok: true });
});

it('reads a list with what `meta` tells of it as a page', () => {
  const body = { data: [1], meta: { pagination, unread: 3 } };
  expect(openEnvelope(body, true)).toEqual({ items: [1], pagination, unread: 3 });
});

it('lets nothing in `meta` take the place of the items', () => {
  expect(openEnvelope({ data: [1], meta: { items: [] } }, true)).toEqual({ items: [1] });
  expect(openEnvelope({ data: [1] }, true)).toEqual({ items: [1] });
});
