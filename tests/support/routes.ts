import type { Endpoint } from 'rest-contract/contract';
import type { TestApi } from './startApi';

/** A content server route, from `cms/src/api/<api>/routes`. */
export interface Route {
  method: string;
  path: string;
  handler: string;
  config: { auth?: unknown; policies?: string[]; middlewares?: unknown[] };
  file: string;
}

const files = import.meta.glob<{ routes: Omit<Route, 'file'>[] }>(
  '../../cms/src/api/*/routes/*.ts',
  { eager: true, import: 'default' },
);

export const routes: ReadonlyMap<string, Route> = new Map(
  Object.entries(files).flatMap(([file, { routes }]) =>
    routes.map((route) => [
      `${route.method} ${route.path}`,
      { ...route, file: file.replace('../../', '') },
    ]),
  ),
);

/** A route without its parameter names, which are internal to the server: `GET /courses/:`. */
const shapeOf = (name: string): string => name.replace(/:\w+/g, ':');

const names = new Map([...routes.keys()].map((name) => [shapeOf(name), name]));

/** The name of an endpoint's route, `GET /courses/:key`, or what it would be if there is none. */
export function routeNameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const [pathname = ''] = path.split('?');
  const name = `${method} ${pathname.replace(/\{args\.(\w+)\}/g, ':$1')}`;
  return names.get(shapeOf(name)) ?? name;
}

/** A route's or endpoint's path with parameters that match no record. */
export const pathToNothing = (path: string): string =>
  path.replace(/:\w+|\{args\.\w+\}/g, 'khong-co');

/** The actions that return entries of a type. */
const ENTRIES = /^content\.|\.(certificateStatuses|userRenewRequests|userRenewPrice)$/;

/** What Strapi's own APIs return for an endpoint: entries (content), users (accounts), or null for calls of ours. */
export function strapiResponses(endpoint: Endpoint): 'entries' | 'users' | null {
  const handler = routes.get(routeNameOf(endpoint))?.handler ?? '';
  if (ENTRIES.test(handler)) return 'entries';
  return /^account\.(me|updateMe|register)$/.test(handler) ? 'users' : null;
}

export interface ServerRoute {
  type: 'admin' | 'content-api';
  method: string;
  path: string;
  handler: string;
  /** False if it is public; otherwise the authentication strategies that it accepts. */
  auth: false | string[];
  policies: { name: string; actions?: string[] }[];
}

export interface ServerRoutes {
  declared: ServerRoute[];
  served: { method: string; path: string }[];
  /** Registered ones, by the kind of route. */
  strategies: Record<string, string[]>;
}

/** What a server with hooks has registered (`hooks.mjs`). */
export const readServerRoutes = (api: TestApi): Promise<ServerRoutes> => readHook(api);

async function readHook<Answer>({ url }: TestApi): Promise<Answer> {
  const response = await fetch(url, { headers: { 'X-List-Routes': 'true' } });
  if (!response.ok) throw new Error(`The hook of the API failed:\n${await response.text()}`);
  return (await response.json()) as Answer;
}

export interface Attribute {
  type: string;
  private?: boolean;
  searchable?: boolean;
  target?: string;
  component?: string;
}

export interface ContentType {
  uid: string;
  kind: string;
  attributes: Record<string, Attribute>;
}

/** Content types and components of a server with hooks. */
export async function readContentTypes(api: TestApi): Promise<ContentType[]> {
  return (await readHook<{ types: ContentType[] }>(api)).types;
}

/** `POST /admin/users: admin::users.create`, or its access if it requires no permission. */
export function routeLine({ method, path, auth, policies }: ServerRoute): string {
  const rights = policies.flatMap(({ name, actions }) =>
    name === 'admin::isAuthenticatedAdmin' ? [] : (actions ?? name),
  );
  const callers = auth === false ? 'everyone' : `any ${auth.join(', ')} session`;
  return `${method} ${path}: ${rights.length > 0 ? rights.join(', ') : callers}`;
}
