import { describe, expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { formatProblem } from './problem';

const problemsOf = (field: string) =>
  checkSchema(
    schemaOf(`type Query { a: Int @local } enum Kind { bus } scalar Upload @rule(kind: FILE) scalar Odd
      input Part { x: Int @constraint(label: "X") }
      input I { other: String @constraint(label: "B", maxLength: 9) count: Int @constraint(label: "C")
        ${field} }`),
  )
    .map(formatProblem)
    .join('\n');

describe('the rule of an input field', () => {
  it.each([
    'x: String! @constraint(label: "X", minLength: 2, maxLength: 2, pattern: "^a+$", message: "Sai.")',
    'x: String @constraint(label: "X", format: EMAIL, maxLength: 254)',
    'x: String @constraint(label: "X", sameAs: "other", message: "Không khớp.")',
    'x: String @constraint(label: "X", maxBytes: 72)',
    'kind: Kind! @constraint(label: "K") x: String @constraint(label: "X", maxLength: 9, neededWith: "kind: bus")',
    'x: Int @constraint(label: "X", min: 1, max: 1)',
    'x: Dong @constraint(label: "X", min: 0)',
    'x: Float @constraint(label: "X", min: 1, max: 2)',
    'x: String @constraint(label: "X", format: EMAIL, message: "Sai.")',
    'x: Boolean @constraint(label: "X", equals: "false")',
    'x: Boolean @constraint(label: "X", equals: "true", message: "Đồng ý.")',
    'x: [ID!]! @constraint(label: "X", minLength: 1, maxLength: 9)',
    'x: Kind @constraint(label: "X")',
    'x: Part @constraint(label: "X")',
    'x: Date @constraint(label: "X")',
    'x: DateTime! @constraint(label: "X")',
    'x: Upload! @constraint(label: "X")',
    'x: String! @constraint(label: "X", secret: true, maxLength: 72)',
    'x: String @constraint(label: "X", maxLength: 9, pattern: "^[a-z]+(-[a-z]+)*$")',
  ])('accepts %s', (field) => {
    expect(problemsOf(field)).toBe('');
  });

  it.each([
    ['x: Int', 'has no @constraint; give it at least a label'],
    ['x: Int @constraint(label: " ")', 'has an empty label'],
    ['x: Int @constraint(label: "X", min: 3, max: 2)', 'has min 3 above max 2'],
    [
      'x: Int @constraint(label: "X", maxLength: 2)',
      'the rule maxLength, which no number can have',
    ],
    ['x: Dong @constraint(label: "X", format: EMAIL)', 'the rule format, which no number can have'],
    ['x: String @constraint(label: "X", min: 1)', 'the rule min, which no text can have'],
    ['x: ID! @constraint(label: "X", equals: "true")', 'the rule equals, which no text can have'],
    ['x: Boolean @constraint(label: "X", min: 1)', 'the rule min, which no boolean can have'],
    ['x: [ID!] @constraint(label: "X", pattern: "a")', 'the rule pattern, which no list can have'],
    ['x: Kind @constraint(label: "X", maxLength: 3)', 'the rule maxLength, which no enum can have'],
    ['x: Part @constraint(label: "X", max: 3)', 'the rule max, which no input can have'],
    [
      'x: String @constraint(label: "X", minLength: 9, maxLength: 3)',
      'has minLength 9 above maxLength 3; nothing can pass it',
    ],
    ['x: String @constraint(label: "X", minLength: 1)', 'may be of any length; give it maxLength'],
    ['x: String @constraint(label: "X", pattern: "^a+$")', 'may be of any length'],
    ['x: [ID!]! @constraint(label: "X", minLength: 1)', 'may be of any length'],
    ['x: String @constraint(label: "X", maxLength: 0)', 'has a length that nothing can have'],
    ['x: String @constraint(label: "X", maxLength: -1)', 'has a length that nothing can have'],
    [
      'x: Float @constraint(label: "X", maxLength: 2)',
      'the rule maxLength, which no number can have',
    ],
    [
      'x: String @constraint(label: "X", maxLength: 9, pattern: "a+")',
      'has the pattern a+, which other text may surround; begin it with ^ and end it with $',
    ],
    ['x: String @constraint(label: "X", minLength: -1)', 'has a length that nothing can have'],
    ['x: String @constraint(label: "X", pattern: "[a")', 'which is not a valid regular expression'],
    ['x: Boolean @constraint(label: "X", equals: "yes")', 'write "true" or "false"'],
    ['x: String @constraint(label: "X", sameAs: "none")', 'repeats "none", which is no other text'],
    ['x: String @constraint(label: "X", sameAs: "x")', 'repeats "x", which is no other text of I'],
    ['x: String @constraint(label: "X", sameAs: "count")', 'repeats "count"'],
    ...['other: bus', 'kind: tram', 'the kind: bus', 'kind', 'none: bus'].map((choice) => [
      `kind: Kind @constraint(label: "K") x: String @constraint(label: "X", maxLength: 9, neededWith: "${choice}")`,
      `"I.x" is needed with "${choice}"; let it be optional and name a choice of I and its word`,
    ]),
    [
      'kind: Kind @constraint(label: "K") x: String! @constraint(label: "X", maxLength: 9, neededWith: "kind: bus")',
      'let it be optional',
    ],
    ['x: String @constraint(label: "X", message: "Sai.")', 'no rule that would say it'],
    ['x: Int = 3 @constraint(label: "X")', 'has a default, which no form fills in'],
    ['x: String @constraint(label: "X", maxLength: 9, message: "Sai.")', 'no rule that would say'],
    [
      'x: String @constraint(label: "X", maxLength: 9, pattern: "^(a+)+$")',
      'may backtrack for years',
    ],
    ['x: Int @constraint(label: "X", secret: true)', 'the rule secret, which no number can have'],
    ['x: Date @constraint(label: "X", maxLength: 9)', 'the rule maxLength, which no day can have'],
    ['x: Upload @constraint(label: "X", maxLength: 9)', 'which no file can have'],
    ['x: Odd @constraint(label: "X")', 'is Odd, which no rule holds; give the scalar its @rule'],
    ['x: [Odd!] @constraint(label: "X", maxLength: 9)', 'is Odd, which no rule holds'],
    ['x: Blocks @constraint(label: "X")', 'is Blocks, which no rule holds'],
    ['x: [String] @constraint(label: "X", maxLength: 9)', 'may be null; write [String!]'],
    ['x: [[ID!]!]! @constraint(label: "X", maxLength: 9)', 'is a list of lists'],
  ])('rejects %s', (field, sentence) => {
    expect(problemsOf(field)).toContain(`"I.x" `);
    expect(problemsOf(field)).toContain(sentence);
  });
});
