import { buildSchema, parse, Source, validate } from 'graphql';
import { expect, it } from 'vitest';
import { ContractError, problemOf, formatProblem, type Problem } from './problem';

const problem: Problem = { file: 'schema/a.graphql', line: 2, message: 'x is y', level: 'error' };

it('tells a problem once, however often it was found', () => {
  const { message, problems } = new ContractError([
    problem,
    { ...problem },
    { ...problem, line: 3 },
  ]);
  expect(message).toBe('schema/a.graphql:2 error: x is y\nschema/a.graphql:3 error: x is y');
  expect(problems).toHaveLength(2);
});

it('names every place that graphql-js means', () => {
  const document = parse(new Source('query A($x: Int) {\n  a(x: $x)\n}', 'src/A.graphql'));
  const [error] = validate(buildSchema('type Query { a(x: Int!): Int }'), document);
  expect(error && formatProblem(problemOf(error, 'Fix it.'))).toBe(
    'src/A.graphql:1 error: Variable "$x" of type "Int" used in position expecting type "Int!". See also src/A.graphql:2. Fix it.',
  );
});
