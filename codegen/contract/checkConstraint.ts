import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { constraintOf, type Constraint } from './constraints';
import { problemAt, type Problem } from './problem';

type Rule = Exclude<keyof Constraint, 'label'>;

/** Which rules a value of each kind can have. */
const RULES: Record<string, readonly Rule[]> = {
  text: ['minLength', 'maxLength', 'maxBytes', 'format', 'pattern', 'sameAs', 'message'],
  number: ['min', 'max'],
  boolean: ['equals', 'message'],
  list: ['minLength', 'maxLength'],
  enum: [],
  input: [],
};

function kindOf(given: GraphQLInputType): string {
  const type = getNullableType(given);
  if (isListType(type)) return 'list';
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  if (['Int', 'Float', 'Dong'].includes(type.name)) return 'number';
  return type.name === 'Boolean' ? 'boolean' : 'text';
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Holds the `@constraint` of one input field against its type, and its rules against each other. */
export function checkConstraint(
  schema: GraphQLSchema,
  input: GraphQLInputObjectType,
  field: GraphQLInputField,
): Problem[] {
  const name = `${input.name}.${field.name}`;
  const at = (message: string): Problem => problemAt(field.astNode, message);
  const problems: Problem[] = [];
  if (field.defaultValue !== undefined) {
    problems.push(
      at(`"${name}" has a default, which no form fills in; take it out, and let the form have it`),
    );
  }
  const rule = constraintOf(schema, field);
  if (!rule) {
    return [
      ...problems,
      at(`"${name}" has no @constraint; give it at least a label, which names it in messages`),
    ];
  }
  const kind = kindOf(field.type);
  const given = (Object.keys(rule) as (keyof Constraint)[]).filter((key) => key !== 'label');
  for (const key of given.filter((key) => !RULES[kind]?.includes(key))) {
    problems.push(
      at(
        `"${name}" is ${String(field.type)} and has the rule ${key}, which no ${kind} can have; take it out`,
      ),
    );
  }
  if (rule.label.trim() === '') {
    problems.push(at(`"${name}" has an empty label; write what a person calls it`));
  }
  for (const [least, most] of [
    ['min', 'max'],
    ['minLength', 'maxLength'],
  ] as const) {
    if ((rule[least] ?? -Infinity) <= (rule[most] ?? Infinity)) continue;
    problems.push(
      at(`"${name}" has ${least} ${rule[least]} above ${most} ${rule[most]}; nothing can pass it`),
    );
  }
  if ((rule.minLength ?? 0) < 0 || (rule.maxLength ?? 1) < 1) {
    problems.push(at(`"${name}" has a length that nothing can have; write 1 or more`));
  }
  const ends: readonly Rule[] =
    kind === 'text' ? ['maxLength', 'maxBytes', 'format', 'sameAs'] : ['maxLength'];
  if (['text', 'list'].includes(kind) && !ends.some((end) => rule[end] !== undefined)) {
    problems.push(at(`"${name}" may be of any length; give it maxLength`));
  }
  if (rule.pattern !== undefined && !isPattern(rule.pattern)) {
    problems.push(
      at(`"${name}" has the pattern ${rule.pattern}, which is no regular expression; mend it`),
    );
  }
  if (rule.equals !== undefined && !['true', 'false'].includes(rule.equals)) {
    problems.push(
      at(`"${name}" must equal "${rule.equals}", which no boolean does; write "true" or "false"`),
    );
  }
  const twin = rule.sameAs === undefined ? undefined : input.getFields()[rule.sameAs];
  if (rule.sameAs !== undefined && (!twin || twin === field || kindOf(twin.type) !== 'text')) {
    problems.push(
      at(
        `"${name}" repeats "${rule.sameAs}", which is no other text of ${input.name}; name the field whose value it repeats`,
      ),
    );
  }
  if (rule.message !== undefined && given.length === 1) {
    problems.push(
      at(`"${name}" has a message and no rule that would say it; add the rule or take it out`),
    );
  }
  return problems;
}
