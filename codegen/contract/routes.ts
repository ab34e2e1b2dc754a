import type { GraphQLSchema } from 'graphql';
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
      purges: first.parent === 'Mutation' ? purgesOf(schema, first.field) : [],
    };
  });
