import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkNames } from './checkNames';
import { formatProblem } from './problem';

const problemsOf = (...files: (readonly [file: string, text: string])[]): string[] =>
  checkNames(files.map(([file, text]) => ({ file, document: parse(text) }))).map(formatProblem);

describe('operation names', () => {
  it('accepts operations named like their files', () => {
    expect(
      problemsOf(
        ['src/A.graphql', 'query A { a }'],
        ['src/B.graphql', 'mutation B { a } fragment a on Query { a }'],
        ['src/parts.graphql', 'fragment b on Query { a } fragment c on Query { a }'],
      ),
    ).toEqual([]);
  });

  it('accepts several operations in a file named like its folder', () => {
    const text = 'query A { a } mutation B { a }';
    expect(problemsOf(['src/my-orders/MyOrders.graphql', text])).toEqual([]);
    expect(problemsOf(['src/my-orders/Orders.graphql', text])).toHaveLength(2);
  });

  it('rejects operations named unlike their files', () => {
    expect(problemsOf(['src/A.graphql', 'query B { a } { a }'])).toEqual([
      'src/A.graphql:1 error: "B" is in A.graphql; the file must have the name of the operation or of its folder',
      'src/A.graphql:1 error: an operation has no name; give it the name of its file',
    ]);
  });

  it.each([
    ['differ only in case', 'src/pages/A.graphql', 'src/pages/a.graphql'],
    [
      'have the name of a folder and of its file',
      'src/my-orders/MyOrders.graphql',
      'src/my-orders.graphql',
    ],
  ])('rejects files of the same module, which %s', (_why, one, other) => {
    const fragment = (name: string) => parse(`fragment ${name} on Query { a }`);
    const problems = checkNames([
      { file: one, folder: 'src', document: fragment('A') },
      { file: other, folder: 'src', document: fragment('B') },
    ]);
    expect(problems.map(formatProblem)).toEqual([
      `${other}:1 error: the file and ${one} generate the same module; rename one`,
    ]);
  });
});
