import type { TestApi } from './startApi';

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
