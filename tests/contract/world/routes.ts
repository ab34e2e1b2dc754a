import type { Endpoint } from '../../../codegen/contract/endpoints';

/** A route of the content server as it stands in `cms/src/api/<api>/routes`. */
export interface Route {
  method: string;
  /** Below `/api`, e.g. `/courses/:key`. */
  path: string;
  handler: string;
  config: { auth?: unknown; policies?: string[]; middlewares?: unknown[] };
  /** Where it is written. */
  file: string;
}

const files = import.meta.glob<{ routes: Omit<Route, 'file'>[] }>(
  '../../../cms/src/api/*/routes/*.ts',
  { eager: true, import: 'default' },
);

/** Every route of the content server, by method and path. */
export const routes: ReadonlyMap<string, Route> = new Map(
  Object.entries(files).flatMap(([file, { routes }]) =>
    routes.map((route) => [
      `${route.method} ${route.path}`,
      { ...route, file: file.replace('../../../', '') },
    ]),
  ),
);

/** Without what a route calls its parameters, which is the server's affair: `GET /courses/:`. */
const shapeOf = (name: string): string => name.replace(/:\w+/g, ':');

const names = new Map([...routes.keys()].map((name) => [shapeOf(name), name]));

/** The name of the route that answers an endpoint, `GET /courses/:key`; where there is none, what it would be. */
export function routeNameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const [pathname = ''] = path.split('?');
  const name = `${method} ${pathname.replace(/\{args\.(\w+)\}/g, ':$1')}`;
  return names.get(shapeOf(name)) ?? name;
}

/** The path of a route or endpoint with a value at each of its parameters that names nothing. */
export const pathToNothing = (path: string): string =>
  path.replace(/:\w+|\{args\.\w+\}/g, 'khong-co');

/** The actions that answer entries of a type. */
const ENTRIES = /^content\.|\.(certificateStatuses|userRenewRequests|userRenewPrice)$/;

/**
 * Who answers an endpoint in a Strapi without calls of ours: its content API, with entries of a type
 * (what is content here, and three lists of ours); its account calls, with users; or nobody: a call of ours
 * names its fields itself.
 */
export function strapiAnswers(endpoint: Endpoint): 'entries' | 'users' | null {
  const handler = routes.get(routeNameOf(endpoint))?.handler ?? '';
  if (ENTRIES.test(handler)) return 'entries';
  return /^account\.(me|updateMe|register)$/.test(handler) ? 'users' : null;
}
