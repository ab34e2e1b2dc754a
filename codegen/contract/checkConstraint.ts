import {
  getNullableType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { constraintChecks } from './constraintChecks';
import { constraintOf } from './constraints';
import { inputKindOf } from './inputKinds';
import { problemAt, type Problem } from './problem';

function checkType(schema: GraphQLSchema, name: string, field: GraphQLInputField): Problem[] {
  const at = (message: string): Problem => problemAt(field.astNode, message);
  const type = getNullableType(field.type);
  const item = isListType(type) ? getNullableType(type.ofType) : type;
  if (isListType(item)) {
    return [at(`"${name}" is a list of lists, which no form has; put the inner one in an input`)];
  }
  if (isListType(type) && !isNonNullType(type.ofType)) {
    return [at(`"${name}" is a list whose items may be null; write [${item.name}!]`)];
  }
  return inputKindOf(schema, item) === undefined
    ? [at(`"${name}" is ${item.name}, which no rule holds; give the scalar its @rule(kind: …)`)]
    : [];
}

/** Checks a field's `@constraint` against its type, and its rules against each other. */
export function checkConstraint(
  schema: GraphQLSchema,
  input: GraphQLInputObjectType,
  field: GraphQLInputField,
): Problem[] {
  const name = `${input.name}.${field.name}`;
  const at = (message: string): Problem => problemAt(field.astNode, message);
  const problems = checkType(schema, name, field);
  if (field.defaultValue !== undefined) {
    problems.push(
      at(`"${name}" has a default, which no form fills in; take it out, and let the form have it`),
    );
  }
  const rule = constraintOf(schema, field);
  const kind = inputKindOf(schema, field.type);
  if (!rule) {
    problems.push(
      at(`"${name}" has no @constraint; give it at least a label, which names it in messages`),
    );
  }
  if (!rule || !kind) return problems;
  const constrained = { schema, input, field, name, rule, kind, at };
  return [...problems, ...constraintChecks.flatMap((check) => check(constrained) || [])];
}
