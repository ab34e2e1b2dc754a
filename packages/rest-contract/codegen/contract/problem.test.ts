import { buildSchema, GraphQLError, parse, Source, validate } from 'graphql';
import { expect, it } from 'vitest';
import { ContractError, problemAt, problemOf, formatProblem, type Problem } from './problem';

const problem: Problem = { file: 'schema/a.graphql', line: 2, message: 'x is y', level: 'error' };

it('reports a problem once, whatever the number of times it was found', () => {
  const { message, problems } = new ContractError([
    problem,
    { ...problem },
    { ...problem, line: 3 },
  ]);
  expect(message).toBe('schema/a.graphql:2 error: x is y\nschema/a.graphql:3 error: x is y');
  expect(problems).toHaveLength(2);
});

it('throws its own error class', () => {
  expect(new ContractError([problem])).toMatchObject({ name: 'ContractError' });
});

it('locates the name of a definition with a description', () => {
  const text = '"""\nWords.\n"""\ntype A {\n  a: Int\n}\ntype B { a: Int }';
  const [a, b] = parse(new Source(text, 'schema/a.graphql')).definitions;
  expect(problemAt(a, 'x').line).toBe(4);
  expect(problemAt(b, 'x').line).toBe(7);
  expect(problemAt(null, 'x', { file: 'codegen.ts' })).toMatchObject({
    file: 'codegen.ts',
    line: 1,
  });
  const file = `${process.cwd()}/schema/b.graphql`;
  const [node] = parse(new Source('type A { a: Int }', file)).definitions;
  expect(problemAt(node, 'x').file).toBe('schema/b.graphql');
});

it('lists the other locations of a problem', () => {
  const document = parse(
    new Source('query A { a }\nquery A { b }\nquery A { c }', 'src/A.graphql'),
  );
  const error = new GraphQLError('Three', { nodes: document.definitions });
  expect(problemOf(error, 'Fix it.').message).toBe(
    'Three. See also src/A.graphql:2, src/A.graphql:3. Fix it.',
  );
});

it('lists no location twice', () => {
  const { definitions } = parse(new Source('query A { a } query A { b }', 'src/A.graphql'));
  const error = new GraphQLError('Two', { nodes: definitions });
  expect(problemOf(error, 'Fix it.').message).toBe('Two. Fix it.');
});

it('has no location without a node', () => {
  expect(problemAt(undefined, 'x')).toMatchObject({ file: '', line: 1 });
});

it('lists every location of a graphql-js error', () => {
  const document = parse(new Source('query A($x: Int) {\n  a(x: $x)\n}', 'src/A.graphql'));
  const [error] = validate(buildSchema('type Query { a(x: Int!): Int }'), document);
  expect(error && formatProblem(problemOf(error, 'Fix it.'))).toBe(
    'src/A.graphql:1 error: Variable "$x" of type "Int" used in position expecting type "Int!". See also src/A.graphql:2. Fix it.',
  );
});
