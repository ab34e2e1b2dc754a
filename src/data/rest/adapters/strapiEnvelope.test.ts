import { expect, it } from 'vitest';
import { openEnvelope } from './strapiEnvelope';

const pagination = { page: 1 };

it('unwraps a record', () => {
  expect(openEnvelope({ data: { a: 1 }, meta: {} }, false)).toEqual({ a: 1 });
  expect(openEnvelope({ data: [1] }, false)).toEqual([1]);
});

it('returns a response without an envelope unchanged', () => {
  expect(openEnvelope({ jwt: 'x' }, false)).toEqual({ jwt: 'x' });
  expect(openEnvelope([1], true)).toEqual([1]);
});

it('reads a response without a body as success', () => {
  expect(openEnvelope(undefined, false)).toEqual({ ok: true });
});

it('adds the properties of `meta` to a page', () => {
  const body = { data: [1], meta: { pagination, unread: 3 } };
  expect(openEnvelope(body, true)).toEqual({ items: [1], pagination, unread: 3 });
});

it('prevents `meta` from replacing the items', () => {
  expect(openEnvelope({ data: [1], meta: { items: [] } }, true)).toEqual({ items: [1] });
  expect(openEnvelope({ data: [1] }, true)).toEqual({ items: [1] });
});
