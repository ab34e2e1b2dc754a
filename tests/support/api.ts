import type { DatabaseKind } from './database';
import { responds, startApi, type TestApi } from './startApi';

export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Failure {
  data: null;
  error: {
    status: number;
    name: string;
    message: string;
    details: { errors?: { path: string[]; message: string }[] } & Record<string, unknown>;
  };
}

interface CallOptions {
  method?: string | undefined;
  token?: string | undefined;
  json?: unknown;
  /** Sent instead of `json`. */
  form?: FormData;
  headers?: Record<string, string>;
}

/** Calls a path below `/api`, e.g. `/courses`. */
export const callApi = <Body = unknown>(
  { url }: { url: string },
  path: string,
  options?: CallOptions,
): Promise<ApiResponse<Body>> => callServer({ url: `${url}/api` }, path, options);

/** Calls any path of the server, e.g. `/admin/login`. */
export async function callServer<Body = unknown>(
  { url }: { url: string },
  path: string,
  { method, token, json, form, headers }: CallOptions = {},
): Promise<ApiResponse<Body>> {
  const body = json === undefined ? form : JSON.stringify(json);
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
  };
}

/** Emails and other work that a response does not wait for. */
const afterwardsMs = 500;

/** APIs that are not in use. The files of a worker run one after the other. */
const idle = new Map<DatabaseKind, TestApi>();

interface Loan {
  database: DatabaseKind;
  /** Variables that the server reads per request. Those that it reads at start, e.g. of the mail server, need `startApi`. */
  env?: Record<string, string>;
}

/**
 * An API in the state after a first start. Its process is shared by test files in turn, because a start takes longer than
 * most of them: `stop` resets the database, the environment and the rate limits. For tests that change no tables' structure.
 */
export async function borrowApi({ database, env = {} }: Loan): Promise<TestApi> {
  // A process may have ended since.
  const known = idle.get(database);
  idle.delete(database);
  const api =
    known && (await responds(`${known.url}/_health`))
      ? known
      : await startApi({ database, hooks: true, reusable: true });
  let before = api.log().length;
  await setEnvironment(api, env);
  return {
    ...api,
    log: () => api.log().slice(before),
    async restart() {
      await api.restart();
      // A new process with an empty log.
      before = 0;
      await setEnvironment(api, env);
    },
    async stop() {
      await new Promise((resolve) => setTimeout(resolve, afterwardsMs));
      await api.reset();
      await setEnvironment(api, {});
      await useHook(api, { 'X-Forget-Limits': 'true' });
      idle.set(database, api);
    },
  };
}

const setEnvironment = (api: TestApi, variables: Record<string, string>): Promise<void> =>
  useHook(api, { 'X-Environment': JSON.stringify(variables) });

/** See `hooks.mjs`. */
async function useHook({ url }: TestApi, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`The hook of the API failed:\n${await response.text()}`);
}

/** Runs a scheduled task now, on an API started with `hooks`. @throws Error if no task has this name */
export async function runTask(api: TestApi, name: string): Promise<void> {
  const response = await fetch(api.url, { headers: { 'X-Run-Task': name } });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}
