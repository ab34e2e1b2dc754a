import { expect, it } from 'vitest';
import { formatProblem } from '../contract/problem';
import { schemaOf } from '../testing/schemas';
import { checkCycles } from './checkCycles';

const problemsOf = (inputs: string) =>
  checkCycles(schemaOf(`type Query { a: Int @local } ${inputs}`)).map(formatProblem);

it('rejects inputs that contain each other, each cycle once', () => {
  expect(
    problemsOf('input A { x: Int b: B! } input B { c: [C!] } input C { a: A } input D { a: A }'),
  ).toEqual([expect.stringContaining('The inputs A → B → C → A contain each other')]);
  expect(problemsOf('input A { a: A }')).toEqual([expect.stringContaining('A → A')]);
});

it('accepts two inputs that contain the same one', () => {
  expect(problemsOf('input A { x: C y: C } input B { x: C } input C { x: Int }')).toEqual([]);
});
