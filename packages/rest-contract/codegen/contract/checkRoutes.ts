import type { GraphQLSchema } from 'graphql';
import { endpointsByRoute } from './routes';
import { problemAt, type Problem } from './problem';

/** Requires the same access for all fields of a route, which has a single permission check. */
export const checkRoutes = (schema: GraphQLSchema): Problem[] =>
  [...endpointsByRoute(schema)].flatMap(([route, [first, ...others]]) =>
    others
      .filter(({ access }) => access !== first?.access)
      .map(({ field, access }) =>
        problemAt(
          field.astNode,
          `"${field.name}" has access ${access} and "${first?.field.name}" has access ${first?.access}, but both have the route ${route}; give them the same access, or different paths`,
        ),
      ),
  );
