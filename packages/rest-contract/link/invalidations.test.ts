import { InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  evictStale,
  isStaleData,
  keysAt,
  notifyWatchers,
  staleAfter,
  staleByChangeSignal,
  typesOf,
} from './invalidations';

describe('typesOf', () => {
  it('returns the types at all depths, including all members of a union', () => {
    expect(
      typesOf([
        'Page!',
        {
          title: 'String!',
          items: ['[Post!]!', { author: ['Author', { name: 'String' }] }],
          parts: ['[Part!]!', 'kind', { text: ['Text', { body: 'String' }], map: ['Map', {}] }],
        },
      ]),
    ).toEqual(['Page', 'Post', 'Author', 'Text', 'Map']);
  });
});

it.each([
  [{ input: { items: [{ id: 'a' }, { id: 7 }, { id: null }, {}] } }, ['a', '7']],
  [{ input: { items: { id: ['a', 'b'] } } }, ['a', 'b']],
  [{ input: 'items' }, []],
  [undefined, []],
])('reads from %j the keys %j', (args, keys) => {
  expect(keysAt(args, ['input', 'items', 'id'])).toEqual(keys);
});

describe('staleAfter', () => {
  const onFailure = { queries: ['orders'], records: [{ type: 'Course', fields: ['places'] }] };
  const invalidation = { queries: ['cart'], records: [{ type: 'Order', fields: ['status'] }] };

  it.each([
    [{ ...invalidation, onFailure }, false, invalidation],
    [invalidation, true, invalidation],
    [
      { ...invalidation, onFailure },
      true,
      { queries: ['cart', 'orders'], records: [...invalidation.records, ...onFailure.records] },
    ],
  ])('returns the invalidations for %j, failed: %s: %j', (given, failed, stale) => {
    expect(staleAfter(given, {}, failed)).toEqual(stale);
  });
});

it('evicts the records whose keys the arguments name', () => {
  const records = [{ type: 'Course', fields: ['places'], at: 'input.items.id', key: 'id' }];
  const args = { input: { items: [{ id: 'a' }, { id: 7 }] } };
  expect(staleAfter({ queries: [], records }, args, false).records).toEqual([
    { type: 'Course', fields: ['places'], key: 'id', value: 'a' },
    { type: 'Course', fields: ['places'], key: 'id', value: '7' },
  ]);
});

it.each([
  [{}, ['d1']],
  [{ key: 'id', value: '7' }, ['c2', 'd1']],
])(
  'evicts fields of records with the key %j or without any, and leaves others',
  (key, remaining) => {
    const cache = new InMemoryCache();
    cache.restore({
      c1: { __typename: 'Course', id: 7, places: 1 },
      c2: { __typename: 'Course', id: 8, places: 1 },
      c3: { __typename: 'Course', places: 1 },
      d1: { __typename: 'Document', id: 7, places: 1 },
    });
    evictStale(cache, { queries: [], records: [{ type: 'Course', fields: ['places'], ...key }] });
    const left = Object.entries(cache.extract() as Record<string, object>);
    expect(left.filter(([, record]) => 'places' in record).map(([id]) => id)).toEqual(remaining);
  },
);

it.each([
  [{ queries: [], records: [] }, true],
  [{ queries: [] }, false],
  [{ records: [] }, false],
  [{ queries: 'cart', records: [] }, false],
  [{ queries: [], records: {} }, false],
  [{ logout: true }, false],
  [null, false],
  ['cart', false],
])('validates the message %j of another tab: %s', (message, valid) => {
  expect(isStaleData(message)).toBe(valid);
});

describe('a change signal', () => {
  const signal = { field: 'unread', queries: ['notifications'] };
  const staleWhere = (cached: object, now: unknown) => {
    const cache = new InMemoryCache();
    cache.restore({ 'Badge:b1': { __typename: 'Badge', id: 'b1', ...cached } });
    return staleByChangeSignal(signal, cache, now);
  };
  const badge = (unread: unknown) => ({ __typename: 'Badge', id: 'b1', unread });

  it.each([
    [{ unread: 1 }, badge(2), true],
    [{ unread: 1 }, badge(1), false],
    [{ unread: 1 }, badge(undefined), false],
    [{}, badge(2), false],
    [{ unread: null }, badge({ total: 1 }), true],
    [{ unread: { total: 1 } }, badge(null), true],
    [{ unread: { total: 1, at: 'x' } }, badge({ total: 2 }), true],
    [{ unread: { total: 1, at: 'x' } }, badge({ total: 1 }), false],
    [{ unread: 1 }, { ...badge(2), id: 'b2' }, false],
    [{ unread: 1 }, { unread: 2 }, false],
    [{ unread: 1 }, null, false],
  ])('compares the cached %j with the response %j: %s', (cached, now, changed) => {
    expect(staleWhere(cached, now)).toEqual({
      queries: changed ? signal.queries : [],
      records: [],
    });
  });
});

it('notifies watchers once everything is evicted', () => {
  const cache = new InMemoryCache();
  const query = parse('{ cart total }');
  cache.writeQuery({ query, data: { cart: 'full', total: 1 } });
  const seen: unknown[] = [];
  cache.watch({ query, optimistic: false, callback: ({ complete }) => seen.push(complete) });
  evictStale(cache, { queries: ['cart', 'total'], records: [] });
  expect(seen).toEqual([]);
  notifyWatchers(cache);
  expect(seen).toEqual([false]);
});
