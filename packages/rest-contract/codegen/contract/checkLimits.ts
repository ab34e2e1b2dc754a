import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import { constraintOf } from './constraints';
import { bodyOf, type Endpoint } from './endpoints';
import { problemAt, type Problem } from './problem';

/** Rejects `fresh` on a public endpoint, which has no session. */
export const checkFreshness = ({ field, fresh, access }: Endpoint): Problem[] =>
  fresh && access === 'PUBLIC'
    ? [
        problemAt(
          field.astNode,
          `"${field.name}" has "fresh: true" but can be called without a session; add access: MEMBER to its @endpoint`,
        ),
      ]
    : [];

/** Requires a rate limit for endpoints that accept passwords or codes, which could be guessed otherwise. */
export function checkLimits(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const body = bodyOf(endpoint);
  const input = body && getNamedType(body.type);
  if (endpoint.limited || !isInputObjectType(input)) return [];
  const secret = Object.values(input.getFields()).find(
    (field) => constraintOf(schema, field)?.secret,
  );
  if (!secret) return [];
  return [
    problemAt(
      endpoint.field.astNode,
      `"${endpoint.field.name}" accepts ${input.name}.${secret.name}, a secret that could be guessed by repeated calls; add limited: true to its @endpoint`,
    ),
  ];
}
