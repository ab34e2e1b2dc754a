import { expect, it } from 'vitest';
import { unwrapEnvelope } from './strapiEnvelope';

const pagination = { page: 1 };

it('unwraps a record', () => {
  expect(unwrapEnvelope({ data: { a: 1 }, meta: {} }, false)).toEqual({ a: 1 });
  expect(unwrapEnvelope({ data: [1] }, false)).toEqual([1]);
});

it('returns a response without an envelope unchanged', () => {
  expect(unwrapEnvelope({ jwt: 'x' }, false)).toEqual({ jwt: 'x' });
  expect(unwrapEnvelope([1], true)).toEqual([1]);
});

it('reads a response without a body as success', () => {
  expect(unwrapEnvelope(undefined, false)).toEqual({ ok: true });
});

it('adds the properties of `meta` to a page', () => {
  const body = { data: [1], meta: { pagination, unread: 3 } };
  expect(unwrapEnvelope(body, true)).toEqual({ items: [1], pagination, unread: 3 });
});

it('prevents `meta` from replacing the items', () => {
  expect(unwrapEnvelope({ data: [1], meta: { items: [] } }, true)).toEqual({ items: [1] });
  expect(unwrapEnvelope({ data: [1] }, true)).toEqual({ items: [1] });
});
