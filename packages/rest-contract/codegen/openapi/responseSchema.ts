import { getNullableType, isObjectType, type GraphQLOutputType } from 'graphql';
import type { JsonSchema } from './jsonSchema';
import type { Schemas } from './Schemas';

const envelope = (data: JsonSchema, meta?: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { data, meta: meta ?? { type: 'object' } },
  required: meta ? ['data', 'meta'] : ['data'],
});

/** Returns the envelope of a page: its items are the data, its other fields `meta`. Null for other types. */
function pageResponse(schemas: Schemas, type: GraphQLOutputType): JsonSchema | null {
  const named = getNullableType(type);
  if (!isObjectType(named) || !('pagination' in named.getFields())) return null;
  const { properties = {}, required = [] } = schemas.record(named);
  const { items: data = {}, ...meta } = properties;
  const known = required.filter((name) => name !== 'items');
  return envelope(data, { type: 'object', properties: meta, required: known });
}

/** Returns the schema of a response body: Strapi's envelope, or the value itself for the `bare` fields. */
export function responseSchema(
  schemas: Schemas,
  type: GraphQLOutputType,
  isBare: boolean,
): JsonSchema {
  if (isBare) return schemas.of(type);
  return pageResponse(schemas, type) ?? envelope(schemas.of(type));
}

/** The body of every error response. */
export const ERROR_RESPONSE: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        name: { type: 'string', description: 'Machine-readable, e.g. `PriceChanged`.' },
        message: { type: 'string', description: 'Human-readable, in Vietnamese.' },
        details: {
          type: 'object',
          description: 'Details of the error.',
          properties: {
            errors: {
              type: 'array',
              description: 'The invalid fields.',
              items: {
                type: 'object',
                properties: {
                  path: { type: 'array', items: { type: 'string' } },
                  message: { type: 'string' },
                },
                required: ['path', 'message'],
              },
            },
          },
        },
      },
      required: ['status', 'name', 'message', 'details'],
    },
  },
  required: ['data', 'error'],
};
