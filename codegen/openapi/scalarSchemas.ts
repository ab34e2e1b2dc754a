import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import { described, type JsonSchema } from './jsonSchema';

/** Whole numbers of ours are safe integers, with more than 32 bits. */
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

/** A scalar of the contract by its `@rule`; one without says only what it is for. */
export function scalarSchema(schema: GraphQLSchema, type: GraphQLScalarType): JsonSchema {
  const kind = directiveValues(schema, 'rule', type.astNode)?.kind;
  return described(BY_KIND[String(kind)] ?? {}, type.description ?? undefined);
}
