import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { directiveValues } from '../contract/directiveValues';

/** The part of JSON Schema 2020-12 that the contract can express. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  contentEncoding?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  examples?: readonly unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

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

export const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** Makes a schema nullable. A reference has no `type` to extend, so it needs `anyOf`. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string' && !schema.enum && schema.const === undefined) {
    return { ...schema, type: [schema.type, 'null'] };
  }
  const { description, ...rest } = schema;
  return { ...(description !== undefined && { description }), anyOf: [rest, { type: 'null' }] };
}

export const described = (schema: JsonSchema, description: string | undefined): JsonSchema =>
  description === undefined || description === '' ? schema : { description, ...schema };
