import { getNullableType, isObjectType, type GraphQLOutputType } from 'graphql';
import type { JsonSchema } from './jsonSchema';
import type { Schemas } from './Schemas';

const envelope = (data: JsonSchema, meta?: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { data, meta: meta ?? { type: 'object' } },
  required: meta ? ['data', 'meta'] : ['data'],
});

/** A page's items are the data, and whatever else it has is in `meta`; other lists are records with items. */
function pageResponse(schemas: Schemas, type: GraphQLOutputType): JsonSchema | null {
  const named = getNullableType(type);
  if (!isObjectType(named) || !('pagination' in named.getFields())) return null;
  const { properties = {}, required = [] } = schemas.record(named);
  const { items: data = {}, ...meta } = properties;
  const known = required.filter((name) => name !== 'items');
  return envelope(data, { type: 'object', properties: meta, required: known });
}

/** The body of an answer: Strapi's envelope, or for the fields named `bare` the value itself. */
export function responseSchema(
  schemas: Schemas,
  type: GraphQLOutputType,
  isBare: boolean,
): JsonSchema {
  if (isBare) return schemas.of(type);
  return pageResponse(schemas, type) ?? envelope(schemas.of(type));
}

/** How every failure is told. */
export const ERROR_RESPONSE: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        name: { type: 'string', description: 'For programs, e.g. `PriceChanged`.' },
        message: { type: 'string', description: 'For people, in Vietnamese.' },
        details: {
          type: 'object',
          description: 'What else is known of the failure.',
          properties: {
            errors: {
              type: 'array',
              description: 'The fields at fault.',
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
