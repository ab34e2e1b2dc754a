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
    'x: Cents @constraint(label: "X", min: 0)',
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
    ['x: Int', 'has no @constraint; add one with at least a label'],
    ['x: Int @constraint(label: " ")', 'has an empty label'],
    ['x: Int @constraint(label: "X", min: 3, max: 2)', 'has min 3, which is greater than max 2'],
    [
      'x: Int @constraint(label: "X", maxLength: 2)',
      'the rule maxLength, which a value of kind "number" cannot have',
    ],
    [
      'x: Cents @constraint(label: "X", format: EMAIL)',
      'the rule format, which a value of kind "number" cannot have',
    ],
    [
      'x: String @constraint(label: "X", min: 1)',
      'the rule min, which a value of kind "text" cannot have',
    ],
    [
      'x: ID! @constraint(label: "X", equals: "true")',
      'the rule equals, which a value of kind "text" cannot have',
    ],
    [
      'x: Boolean @constraint(label: "X", min: 1)',
      'the rule min, which a value of kind "boolean" cannot have',
    ],
    [
      'x: [ID!] @constraint(label: "X", pattern: "a")',
      'the rule pattern, which a value of kind "list" cannot have',
    ],
    [
      'x: Kind @constraint(label: "X", maxLength: 3)',
      'the rule maxLength, which a value of kind "enum" cannot have',
    ],
    [
      'x: Part @constraint(label: "X", max: 3)',
      'the rule max, which a value of kind "input" cannot have',
    ],
    [
      'x: String @constraint(label: "X", minLength: 9, maxLength: 3)',
      'has minLength 9, which is greater than maxLength 3; correct one of them',
    ],
    ['x: String @constraint(label: "X", minLength: 1)', 'has no maximum length; add maxLength'],
    ['x: String @constraint(label: "X", pattern: "^a+$")', 'has no maximum length'],
    ['x: [ID!]! @constraint(label: "X", minLength: 1)', 'has no maximum length'],
    ['x: String @constraint(label: "X", maxLength: 0)', 'has an invalid length limit'],
    ['x: String @constraint(label: "X", maxLength: -1)', 'has an invalid length limit'],
    [
      'x: Float @constraint(label: "X", maxLength: 2)',
      'the rule maxLength, which a value of kind "number" cannot have',
    ],
    [
      'x: String @constraint(label: "X", maxLength: 9, pattern: "a+")',
      'has the pattern a+, which also matches part of a longer text; start it with ^ and end it with $',
    ],
    ['x: String @constraint(label: "X", minLength: -1)', 'has an invalid length limit'],
    ['x: String @constraint(label: "X", pattern: "[a")', 'which is not a valid regular expression'],
    ['x: Boolean @constraint(label: "X", equals: "yes")', 'write "true" or "false"'],
    [
      'x: String @constraint(label: "X", sameAs: "none")',
      'has sameAs: "none", but I has no other text field',
    ],
    [
      'x: String @constraint(label: "X", sameAs: "x")',
      'has sameAs: "x", but I has no other text field',
    ],
    ['x: String @constraint(label: "X", sameAs: "count")', 'has sameAs: "count"'],
    ...['other: bus', 'kind: tram', 'the kind: bus', 'kind', 'none: bus'].map((choice) => [
      `kind: Kind @constraint(label: "K") x: String @constraint(label: "X", maxLength: 9, neededWith: "${choice}")`,
      `"I.x" has the invalid neededWith: "${choice}"; make the field nullable, and name an enum field of I and one of its values`,
    ]),
    [
      'kind: Kind @constraint(label: "K") x: String! @constraint(label: "X", maxLength: 9, neededWith: "kind: bus")',
      'make the field nullable',
    ],
    ['x: String @constraint(label: "X", message: "Sai.")', 'no rule that uses it'],
    ['x: Int = 3 @constraint(label: "X")', 'has a default value, which forms do not apply'],
    ['x: String @constraint(label: "X", maxLength: 9, message: "Sai.")', 'no rule that uses'],
    [
      'x: String @constraint(label: "X", maxLength: 9, pattern: "^(a+)+$")',
      'can take exponential time',
    ],
    [
      'x: Int @constraint(label: "X", secret: true)',
      'the rule secret, which a value of kind "number" cannot have',
    ],
    [
      'x: Date @constraint(label: "X", maxLength: 9)',
      'the rule maxLength, which a value of kind "day" cannot have',
    ],
    ['x: Upload @constraint(label: "X", maxLength: 9)', 'which a value of kind "file" cannot have'],
    ['x: Odd @constraint(label: "X")', 'is Odd, which is not validated; add @rule'],
    ['x: [Odd!] @constraint(label: "X", maxLength: 9)', 'is Odd, which is not validated'],
    ['x: Blocks @constraint(label: "X")', 'is Blocks, which is not validated'],
    ['x: [String] @constraint(label: "X", maxLength: 9)', 'with nullable items; write [String!]'],
    ['x: [[ID!]!]! @constraint(label: "X", maxLength: 9)', 'is a list of lists'],
  ])('rejects %s', (field, sentence) => {
    expect(problemsOf(field)).toContain(`"I.x" `);
    expect(problemsOf(field)).toContain(sentence);
  });
});
