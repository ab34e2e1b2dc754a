import { contractRoutes as endpoints, type ContractRoute } from '../generated/routes';

const policies: Readonly<Record<ContractRoute['access'], readonly string[]>> = {
  PUBLIC: [],
  MEMBER: ['global::member'],
  STAFF: ['global::staff'],
};

/** A route as Strapi reads it. Rights stand in the route: docs/decisions/0010-rights-stand-in-the-routes.md. */
export interface Route {
  method: string;
  path: string;
  handler: string;
  config: { auth: false; policies: string[]; middlewares: (string | object)[] };
}

function routeOf(controller: string, endpoint: ContractRoute): Route {
  const { method, path, action, access, limited, query: names, purges: tags } = endpoint;
  return {
    method,
    path,
    handler: `${controller}.${action}`,
    config: {
      auth: false,
      policies: [...policies[access]],
      middlewares: [
        ...(limited
          ? [{ name: 'global::auth-rate-limit', config: { call: `${method} ${path}` } }]
          : []),
        ...(names ? [{ name: 'global::known-query', config: { names } }] : []),
        ...(tags.length > 0 ? [{ name: 'global::purge-stale', config: { tags } }] : []),
      ],
    },
  };
}

/** The schema's endpoints whose paths begin with one of these words: `order` is that of `/order/quote`. */
const endpointsAt = (words: readonly string[]): ContractRoute[] =>
  endpoints.filter(({ path }) => words.includes(path.split('/')[1] ?? ''));

/**
 * The routes of the schema's endpoints that a controller answers: those whose paths begin with its
 * name, or with one of the given words. Each action has the name of the schema's field.
 */
export const contractRoutes = (controller: string, words: readonly string[] = [controller]) => ({
  type: 'content-api',
  routes: endpointsAt(words).map((endpoint) => routeOf(controller, endpoint)),
});

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * What the schema has below the paths of content besides its reads: `POST /courses/:slug/vote` is
 * answered by the controller of the content type of `/courses`.
 */
export function contentCalls(reads: readonly { path: string; view: { uid: string } }[]): Route[] {
  const read = new Set(reads.map(({ path }) => shapeOf(path)));
  const controllers = new Map(reads.map(({ path, view }) => [path.split('/')[1] ?? '', view.uid]));
  return [...controllers].flatMap(([word, uid]) =>
    endpointsAt([word])
      .filter(({ method, path }) => method !== 'GET' || !read.has(shapeOf(path)))
      .map((endpoint) => routeOf(uid, endpoint)),
  );
}
