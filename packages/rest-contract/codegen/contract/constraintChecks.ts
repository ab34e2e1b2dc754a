import {
  getNullableType,
  isEnumType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { isAnchored, hasNestedQuantifiers } from './patterns';
import type { Constraint } from './constraints';
import { inputKindOf, type InputKind } from './inputKinds';
import type { Problem } from './problem';
import { wireValuesOf } from './directiveValues';

type Rule = Exclude<keyof Constraint, 'label'>;

const RULES: Record<InputKind, readonly Rule[]> = {
  text: [
    ...(['minLength', 'maxLength', 'maxBytes', 'format', 'pattern', 'sameAs'] as const),
    ...(['neededWith', 'secret', 'message'] as const),
  ],
  whole: ['min', 'max'],
  decimal: ['min', 'max'],
  flag: ['equals', 'message'],
  list: ['minLength', 'maxLength'],
  day: [],
  moment: [],
  file: [],
  enum: [],
  input: [],
};

const KIND_NAMES: Partial<Record<InputKind, string>> = {
  whole: 'number',
  decimal: 'number',
  flag: 'boolean',
};

/** The rules whose message `message` overrides. */
const CUSTOM_MESSAGE_RULES: readonly Rule[] = ['pattern', 'format', 'equals', 'sameAs'];

const UPPER_BOUNDS: Partial<Record<InputKind, readonly Rule[]>> = {
  text: ['maxLength', 'maxBytes', 'format', 'sameAs'],
  list: ['maxLength'],
};

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

export interface ConstrainedField {
  schema: GraphQLSchema;
  input: GraphQLInputObjectType;
  field: GraphQLInputField;
  /** `LoginInput.password` */
  name: string;
  rule: Constraint;
  kind: InputKind;
  at: (message: string) => Problem;
}
type Check = (constrained: ConstrainedField) => readonly Problem[] | Problem | false;

const given = (rule: Constraint, rules: readonly Rule[]): boolean =>
  rules.some((one) => rule[one] !== undefined);

function repeatedFieldOf({
  schema,
  input,
  field,
  rule,
}: ConstrainedField): GraphQLInputField | undefined {
  const sameField = input.getFields()[rule.sameAs ?? ''];
  return sameField && sameField !== field && inputKindOf(schema, sameField.type) === 'text'
    ? sameField
    : undefined;
}

/** Whether `neededWith` names an enum field of the same input and one of its values, and the field is optional. */
function isValidNeededWith({ schema, input, field, rule }: ConstrainedField): boolean {
  const [, choice = '', word = ''] = /^(\w+): (.+)$/.exec(rule.neededWith ?? '') ?? [];
  const type = getNullableType(input.getFields()[choice]?.type);
  const isValue = isEnumType(type) && Object.values(wireValuesOf(schema, type)).includes(word);
  return isValue && !isNonNullType(field.type);
}

export const constraintChecks: readonly Check[] = [
  ({ name, field, rule, kind, at }) =>
    (Object.keys(rule) as (keyof Constraint)[])
      .filter((key): key is Rule => key !== 'label')
      .filter((key) => !RULES[kind].includes(key))
      .map((key) =>
        at(
          `"${name}" is ${String(field.type)} and has the rule ${key}, which a value of kind "${KIND_NAMES[kind] ?? kind}" cannot have; remove it`,
        ),
      ),
  ({ name, rule, at }) =>
    rule.label.trim() === '' && at(`"${name}" has an empty label; write the name that users see`),
  ({ name, rule, at }) =>
    (
      [
        ['min', 'max'],
        ['minLength', 'maxLength'],
      ] as const
    )
      .filter(([least, most]) => (rule[least] ?? -Infinity) > (rule[most] ?? Infinity))
      .map(([least, most]) =>
        at(
          `"${name}" has ${least} ${rule[least]}, which is greater than ${most} ${rule[most]}; correct one of them`,
        ),
      ),
  ({ name, rule, at }) =>
    ((rule.minLength ?? 0) < 0 || (rule.maxLength ?? 1) < 1) &&
    at(`"${name}" has an invalid length limit; use a length of at least 1`),
  ({ name, rule, kind, at }) =>
    UPPER_BOUNDS[kind] !== undefined &&
    !given(rule, UPPER_BOUNDS[kind]) &&
    at(`"${name}" has no maximum length; add maxLength`),
  ({ name, rule: { pattern }, at }) =>
    pattern !== undefined &&
    !isPattern(pattern) &&
    at(`"${name}" has the pattern ${pattern}, which is not a valid regular expression; correct it`),
  ({ name, rule: { pattern }, at }) =>
    pattern !== undefined &&
    isPattern(pattern) &&
    hasNestedQuantifiers(pattern) &&
    at(
      `"${name}" has the pattern ${pattern}, which has nested quantifiers and can take exponential time; use a single quantifier`,
    ),
  ({ name, rule: { pattern }, at }) =>
    pattern !== undefined &&
    isPattern(pattern) &&
    !isAnchored(pattern) &&
    at(
      `"${name}" has the pattern ${pattern}, which also matches part of a longer text; start it with ^ and end it with $`,
    ),
  ({ name, rule: { equals }, at }) =>
    equals !== undefined &&
    !['true', 'false'].includes(equals) &&
    at(`"${name}" has equals: "${equals}", which is not a boolean; write "true" or "false"`),
  ({ at, ...constrained }) =>
    constrained.rule.sameAs !== undefined &&
    !repeatedFieldOf({ at, ...constrained }) &&
    at(
      `"${constrained.name}" has sameAs: "${constrained.rule.sameAs}", but ${constrained.input.name} has no other text field of this name; name the field whose value it must repeat`,
    ),
  ({ at, ...constrained }) =>
    constrained.rule.neededWith !== undefined &&
    !isValidNeededWith({ at, ...constrained }) &&
    at(
      `"${constrained.name}" has the invalid neededWith: "${constrained.rule.neededWith}"; make the field nullable, and name an enum field of ${constrained.input.name} and one of its values, e.g. "buyer: company"`,
    ),
  ({ name, rule, at }) =>
    rule.message !== undefined &&
    !given(rule, CUSTOM_MESSAGE_RULES) &&
    at(`"${name}" has a message but no rule that uses it; add the rule, or remove the message`),
];
