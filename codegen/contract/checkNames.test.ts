import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkNames } from './checkNames';
import { formatProblem } from './problem';

const problemsOf = (...files: (readonly [file: string, text: string])[]): string[] =>
  checkNames(files.map(([file, text]) => ({ file, document: parse(text) }))).map(formatProblem);

describe('names', () => {
  it('pass where operation and file are named alike', () => {
    expect(
      problemsOf(
        ['src/A.graphql', 'query A { a }'],
        ['src/B.graphql', 'mutation B { a } fragment a on Query { a }'],
        ['src/parts.graphql', 'fragment b on Query { a } fragment c on Query { a }'],
      ),
    ).toEqual([]);
  });

  it('are refused where they differ', () => {
    expect(problemsOf(['src/A.graphql', 'query B { a } { a }'])).toEqual([
      'src/A.graphql:1 error: "B" stands in A.graphql; name operation and file alike',
      'src/A.graphql:1 error: an operation has no name; name it as its file',
    ]);
  });

  it.each([
    ['query A { a }', 'query a { a }'],
    ['fragment A on Query { a }', 'fragment a on Query { a }'],
  ])('are refused where only capitals tell them apart: %s', (one, other) => {
    expect(problemsOf(['src/A.graphql', one], ['src/a.graphql', other])).toEqual([
      'src/a.graphql:1 error: "a" and "A" (src/A.graphql:1) differ in capitals only; rename one',
    ]);
  });

  it('are held against the first of them', () => {
    expect(
      problemsOf(
        ['src/A.graphql', 'query A { a }'],
        ['src/a.graphql', 'query a { a }'],
        ['lib/A.graphql', 'query A { a }'],
      ),
    ).toHaveLength(1);
  });

  it('may be said twice, which graphql-js refuses', () => {
    expect(
      problemsOf(['src/A.graphql', 'query A { a }'], ['lib/A.graphql', 'query A { a }']),
    ).toEqual([]);
  });
});
