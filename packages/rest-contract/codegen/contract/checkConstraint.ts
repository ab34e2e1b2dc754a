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
    return [
      at(
        `"${name}" is a list of lists, which forms do not support; put the inner list in an input type`,
      ),
    ];
  }
  if (isListType(type) && !isNonNullType(type.ofType)) {
    return [at(`"${name}" is a list with nullable items; write [${item.name}!]`)];
  }
  return inputKindOf(schema, item) === undefined
    ? [at(`"${name}" is ${item.name}, which is not validated; add @rule(kind: …) to the scalar`)]
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
      at(
        `"${name}" has a default value, which forms do not apply; remove it, and set the initial value in the form`,
      ),
    );
  }
  const rule = constraintOf(schema, field);
  const kind = inputKindOf(schema, field.type);
  if (!rule) {
    problems.push(
      at(
        `"${name}" has no @constraint; add one with at least a label, which names the field in messages`,
      ),
    );
  }
  if (!rule || !kind) return problems;
  const constrained = { schema, input, field, name, rule, kind, at };
  return [...problems, ...constraintChecks.flatMap((check) => check(constrained) || [])];
}
