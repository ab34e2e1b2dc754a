import { contractRoutes as endpoints, type ContractRoute } from '../generated/routes';

const policies: Readonly<Record<ContractRoute['access'], readonly string[]>> = {
  PUBLIC: [],
  MEMBER: ['global::member'],
  STAFF: ['global::staff'],
};

/** Permissions are declared here: docs/decisions/0010. */
export interface Route {
  method: string;
  path: string;
  handler: string;
  config: { auth: false; policies: string[]; middlewares: (string | object)[] };
}

function routeOf(controller: string, endpoint: ContractRoute): Route {
  const { method, path, action, access, limited, fresh, query: names, purges: tags } = endpoint;
  // It reads the refresh cookie: the token may have expired.
  const isLogout = path === '/auth/logout';
  return {
    method,
    path,
    handler: `${controller}.${action}`,
    config: {
      auth: false,
      policies: isLogout ? [] : [...policies[access], ...(fresh ? ['global::fresh'] : [])],
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

/** Endpoints by first path segment: `order` matches `/order/quote`. */
const endpointsAt = (segments: readonly string[]): ContractRoute[] =>
  endpoints.filter(({ path }) => segments.includes(path.split('/')[1] ?? ''));

export const contractRoutes = (controller: string, segments: readonly string[]): Route[] =>
  endpointsAt(segments).map((endpoint) => routeOf(controller, endpoint));

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/** Calls below content paths other than reads: `POST /courses/:slug/vote` goes to the course controller. */
export function callsBelow(reads: readonly { path: string; view: { uid: string } }[]): Route[] {
  const read = new Set(reads.map(({ path }) => shapeOf(path)));
  const controllers = new Map(reads.map(({ path, view }) => [path.split('/')[1] ?? '', view.uid]));
  return [...controllers].flatMap(([word, uid]) =>
    endpointsAt([word])
      .filter(({ method, path }) => method !== 'GET' || !read.has(shapeOf(path)))
      .map((endpoint) => routeOf(uid, endpoint)),
  );
}
