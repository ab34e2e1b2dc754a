import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import { described, type JsonSchema } from './jsonSchema';

/** Int allows safe integers, beyond 32 bits. */
const BUILT_IN: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

const BY_KIND: Readonly<Record<string, JsonSchema>> = {
  TEXT: { type: 'string' },
  WHOLE: { type: 'integer' },
  DECIMAL: { type: 'number' },
  FLAG: { type: 'boolean' },
  DAY: { type: 'string', format: 'date' },
  MOMENT: { type: 'string', format: 'date-time' },
  FILE: { type: 'string', contentEncoding: 'binary' },
};

export const builtInSchema = ({ name }: GraphQLScalarType): JsonSchema | undefined =>
  BUILT_IN[name];

/** Converts a scalar by its `@rule`; without one, only its description is known. */
export function scalarSchema(schema: GraphQLSchema, type: GraphQLScalarType): JsonSchema {
  const kind = directiveValues(schema, 'rule', type.astNode)?.kind;
  return described(BY_KIND[String(kind)] ?? {}, type.description ?? undefined);
}
