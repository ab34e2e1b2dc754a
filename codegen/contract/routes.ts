import type { GraphQLSchema } from 'graphql';
import { isContentType } from './contentTypes';
import { purgesOf } from './effects';
import { endpointsOf, shortPathOf, type Endpoint } from './endpoints';

/** One route of the server: what answers a method and path, whatever the query. */
export interface ContractRoute {
  method: string;
  /** As the server's router writes it: `/courses/:slug`. */
  path: string;
  /** The field that names the controller's action: the first that is answered there. */
  action: string;
  access: Endpoint['access'];
  limited: boolean;
  /** The names that a query may hold; null where it is a content type's, which reads its own. */
  query: string[] | null;
  /** The host's tags of the pages that a call changes. */
  purges: string[];
}

/** The endpoints that one route answers, by `GET /courses/{}`, in the order of the schema. */
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

/** Every route that the schema asks of the server. */
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
      query: isContentType(schema, first.field.type) ? null : queryNamesOf(endpoints),
      purges: first.parent === 'Mutation' ? purgesOf(schema, first.field) : [],
    };
  });
