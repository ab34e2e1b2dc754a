import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { query, freshQuery, optionalQuery, partialQuery, rootValue } from './pageQuery';

const document = CourseCategoriesDocument;

describe('a question', () => {
  it.each([
    ['is needed', query(document), { variables: {}, weight: 'needed', freshness: 'cache-first' }],
    [
      'is a part',
      partialQuery(document),
      { variables: {}, weight: 'part', freshness: 'cache-first' },
    ],
    [
      'is fresh',
      freshQuery(document, {}),
      { variables: {}, weight: 'needed', freshness: 'network-only' },
    ],
    [
      'is optional',
      optionalQuery(document, null, 'cache-and-network'),
      { variables: null, weight: 'optional', freshness: 'cache-and-network' },
    ],
  ])('that %s says so', (_what, question, says) => {
    expect(question).toEqual({ document, ...says });
  });
});

describe('rootValue', () => {
  it.each([
    ['{ a { b } }', { a: { b: 1 } }, { b: 1 }],
    ['{ other: a { b } }', { other: 7 }, 7],
    ['{ a }', { a: null }, undefined],
    ['{ a }', null, undefined],
    ['{ a }', undefined, undefined],
  ])('of %s in %j is %j', (text, data, answer) => {
    expect(rootValue(parse(text), data)).toEqual(answer);
  });

  it.each(['{ ...F }', 'type T { a: Int }'])('throws for %s', (text) => {
    expect(() => rootValue(parse(text), {})).toThrow(
      'A page operation must have exactly one root field.',
    );
  });
});
