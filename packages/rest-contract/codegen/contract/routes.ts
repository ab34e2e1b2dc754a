import type { GraphQLSchema } from 'graphql';
import { isContentType } from './contentTypes';
import { purgesOf } from './invalidations';
import { endpointsOf, shortPathOf, type Endpoint } from './endpoints';
import { problemAt, type Problem } from './problem';

interface ContractRoute {
  method: string;
  /** In the server router's syntax: `/courses/:slug`. */
  path: string;
  /** The controller's action: the first field of this route. */
  action: string;
  access: Endpoint['access'];
  limited: boolean;
  fresh: boolean;
  /** The allowed query names; null for a content type, which parses its own. */
  query: string[] | null;
  /** The host cache tags that a call purges. */
  purges: string[];
}

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

/** Groups the endpoints by route (`GET /courses/{}`), in the order of the schema. */
export function endpointsByRoute(schema: GraphQLSchema): ReadonlyMap<string, readonly Endpoint[]> {
  const found = new Map<string, Endpoint[]>();
  for (const endpoint of endpointsOf(schema)) {
    const key = `${endpoint.method} ${shortPathOf(endpoint).replace(/\{[^}]*\}/g, '{}')}`;
    found.set(key, [...(found.get(key) ?? []), endpoint]);
  }
  return found;
}

/** `?filters[category][slug][$eq]={args.category}&page={args.page}` → `filters`, `page`. */
function queryNamesOf(endpoints: readonly Endpoint[]): string[] {
  const pairs = endpoints.flatMap(({ path }) => path.split(/\?(.*)/s)[1]?.split('&') ?? []);
  return [...new Set(pairs.flatMap((pair) => /^[^=[]+/.exec(pair) ?? []))];
}

export const contractRoutesOf = (schema: GraphQLSchema): ContractRoute[] =>
  [...endpointsByRoute(schema).values()].flatMap((endpoints) => {
    const [first] = endpoints;
    if (!first) return [];
    return {
      method: first.method,
      path: shortPathOf(first).replace(/\{args\.(\w+)\}/g, ':$1'),
      action: first.field.name,
      access: first.access,
      limited: endpoints.some(({ limited }) => limited),
      fresh: endpoints.some(({ fresh }) => fresh),
      query: isContentType(schema, first.field.type) ? null : queryNamesOf(endpoints),
      purges: first.parent === 'Mutation' ? purgesOf(schema, first.field) : [],
    };
  });
