import {
  isAbstractType,
  isEnumType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLAbstractType,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { componentUid, discriminatorOf, wireNameOf } from './apiSettings';
import { problemAt, type Problem } from './problem';
import { wireValuesOf, directiveValues } from './directiveValues';
import { rootsOf } from './endpoints';

function checkType(schema: GraphQLSchema, type: GraphQLObjectType): Problem[] {
  const seen = new Map<string, string>();
  return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
    const at = (message: string): Problem => problemAt(astNode, message);
    const word = wireNameOf(schema, type, name);
    const isWritten = directiveValues(schema, 'wire', astNode) !== undefined;
    if (isWritten && rootsOf(schema).includes(type)) {
      return at(`"${type.name}.${name}" has @wire but is not a response field; remove @wire`);
    }
    if (word === '') {
      return at(`"${type.name}.${name}" has the invalid wire name ""; write its name in @wire`);
    }
    const first = seen.get(word);
    seen.set(word, first ?? name);
    if (first === undefined) return [];
    return at(
      `"${first}" and "${name}" of "${type.name}" are both "${word}" on the wire; keep one field, and select it twice with an alias`,
    );
  });
}

export const checkWireNames = (schema: GraphQLSchema): Problem[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => checkType(schema, type));

/** Requires a unique discriminator value for each type of a union or interface. */
function checkMembers(schema: GraphQLSchema, abstract: GraphQLAbstractType): Problem[] {
  const [named, argument] = schema.getDirective('component')
    ? ['@component', 'uid']
    : ['@wire', 'value'];
  const seen = new Map<string, GraphQLObjectType>();
  return schema.getPossibleTypes(abstract).flatMap((type) => {
    const uid = componentUid(schema, type);
    if (uid === null) {
      return problemAt(
        type.astNode,
        `"${type.name}" is one of the types of "${abstract.name}" but has no ${named}; add ${named}(${argument}: "…") with the value that "${discriminatorOf(schema, abstract)}" has in a response for this type`,
      );
    }
    const first = seen.get(uid);
    seen.set(uid, first ?? type);
    if (!first) return [];
    return problemAt(
      type.astNode,
      `"${first.name}" and "${type.name}" are both "${uid}" in a response of "${abstract.name}"; use a different value in ${named}`,
    );
  });
}

/** Rejects enum values with the same wire value, which would be indistinguishable. */
function checkWireValues(schema: GraphQLSchema, type: GraphQLEnumType): Problem[] {
  const words = wireValuesOf(schema, type);
  const seen = new Map<string, string>();
  return type.getValues().flatMap(({ name, astNode }) => {
    const word = words[name] ?? name;
    const first = seen.get(word);
    seen.set(word, first ?? name);
    // The guard's shape joins the values with |.
    if (word === '' || word.includes('|')) {
      return problemAt(
        astNode,
        `"${name}" of "${type.name}" has the invalid wire value "${word}"; write a value without "|" in @wire`,
      );
    }
    if (first === undefined) return [];
    return problemAt(
      astNode,
      `"${first}" and "${name}" of "${type.name}" are both "${word}" on the wire; use a different value in @wire`,
    );
  });
}

export function checkTypes(
  schema: GraphQLSchema,
  scalars?: Readonly<Record<string, unknown>>,
): Problem[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isAbstractType(type)) return checkMembers(schema, type);
    if (isEnumType(type)) return checkWireValues(schema, type);
    if (!isScalarType(type) || isSpecifiedScalarType(type) || !scalars) return [];
    if (type.name in scalars) return [];
    return problemAt(
      type.astNode,
      `the scalar "${type.name}" has no TypeScript type; add it to scalars in codegen.ts, and its parser to the adapter's scalars`,
    );
  });
}
