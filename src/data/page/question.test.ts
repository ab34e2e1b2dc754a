import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { ask, askFresh, askOptional, askPart, rootValue } from './question';

const document = CourseCategoriesDocument;

describe('a question', () => {
  it.each([
    ['is needed', ask(document), { variables: {}, weight: 'needed', freshness: 'cache-first' }],
    ['is a part', askPart(document), { variables: {}, weight: 'part', freshness: 'cache-first' }],
    [
      'is fresh',
      askFresh(document, {}),
      { variables: {}, weight: 'needed', freshness: 'network-only' },
    ],
    [
      'is optional',
      askOptional(document, null, 'cache-and-network'),
      { variables: null, weight: 'optional', freshness: 'cache-and-network' },
    ],
  ])('that %s says so', (_what, question, says) => {
    expect(question).toEqual({ document, ...says });
  });
});

describe('the answer to an operation', () => {
  it.each([
    ['{ a { b } }', { a: { b: 1 } }, { b: 1 }],
    ['{ other: a { b } }', { other: 7 }, 7],
    ['{ a }', { a: null }, undefined],
    ['{ a }', null, undefined],
    ['{ a }', undefined, undefined],
  ])('of %s in %j is %j', (text, data, answer) => {
    expect(rootValue(parse(text), data)).toEqual(answer);
  });

  it.each(['{ ...F }', 'type T { a: Int }'])('is not to be had of %s', (text) => {
    expect(() => rootValue(parse(text), {})).toThrow('An operation of a page asks for one field.');
  });
});
