import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import { constraintOf } from './constraints';
import { bodyOf, type Endpoint } from './endpoints';
import { problemAt, type Problem } from './problem';

/** `fresh` requires a session. */
export const checkFreshness = ({ field, fresh, access }: Endpoint): Problem[] =>
  fresh && access === 'PUBLIC'
    ? [
        problemAt(
          field.astNode,
          `"${field.name}" says "fresh: true", and anyone may call it without a session; write access: MEMBER in its @endpoint`,
        ),
      ]
    : [];

/** Passwords and codes can be guessed unless the endpoint is rate-limited. */
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
      `"${endpoint.field.name}" takes ${input.name}.${secret.name}, which is secret and could be guessed; write limited: true in its @endpoint`,
    ),
  ];
}
