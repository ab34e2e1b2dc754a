import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/pages/course-list/CourseCategories';
import {
  freshQuery,
  memberQueries,
  optionalQuery,
  partialQuery,
  publicQueries,
  query,
  rootValue,
  staffQueries,
} from './pageQueries';

const document = CourseCategoriesDocument;

describe('page queries', () => {
  it.each([
    [
      'is required',
      query(document),
      { variables: {}, weight: 'required', freshness: 'cache-first' },
    ],
    [
      'is a part of the page',
      partialQuery(document),
      { variables: {}, weight: 'partial', freshness: 'cache-first' },
    ],
    [
      'is fresh',
      freshQuery(document, {}),
      { variables: {}, weight: 'required', freshness: 'network-only' },
    ],
    [
      'is optional',
      optionalQuery(document, null, 'cache-and-network'),
      { variables: null, weight: 'optional', freshness: 'cache-and-network' },
    ],
  ])('creates a query that %s', (_what, pageQuery, options) => {
    expect(pageQuery).toEqual({ document, ...options });
  });
});

describe('rootValue', () => {
  it.each([
    ['{ a { b } }', { a: { b: 1 } }, { b: 1 }],
    ['{ other: a { b } }', { other: 7 }, 7],
    ['{ a }', { a: null }, undefined],
    ['{ a }', null, undefined],
    ['{ a }', undefined, undefined],
  ])('returns for %s in %j the value %j', (text, data, value) => {
    expect(rootValue(parse(text), data)).toEqual(value);
  });

  it.each(['{ ...F }', 'type T { a: Int }'])('throws for %s', (text) => {
    expect(() => rootValue(parse(text), {})).toThrow(
      'A page operation must have exactly one root field.',
    );
  });
});

const queries = () => ({});

it('declares the access of each kind of page', () => {
  expect(publicQueries(queries)).toMatchObject({ access: 'PUBLIC', queries, dependent: {} });
  expect(memberQueries(queries)).toEqual({ access: 'MEMBER', queries, dependent: {} });
  expect(staffQueries(queries)).toEqual({ access: 'STAFF', queries, dependent: {} });
});
