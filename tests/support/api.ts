import { connectTo, type DatabaseKind } from './database';
import type { Loan, Seed } from './lender';
import { readLog, startApi, withoutContradictions, type TestApi } from './startApi';

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

export interface Wanted {
  database: DatabaseKind;
  /** Variables that the server reads per request. Those that it reads at start, e.g. of the mail server, need `startApi`. */
  env?: Record<string, string>;
  seed?: Seed;
}

/**
 * An API in the state after a first start. Its process is shared by test files in turn (`lender.ts`): `stop` returns it,
 * which resets the database, the environment and the rate limits. For tests that change no tables' structure.
 */
export async function borrowApi({ database, env = {}, seed = 'off' }: Wanted): Promise<TestApi> {
  // Where nobody lends, as in mutation tests, whose mutants are chosen at a start.
  if (process.env.LENDER_URL === undefined) {
    const own = await startApi({ database, seed, hooks: true });
    await setEnvironment(own.url, env);
    return own;
  }
  const loan = await askLender('lend', `${database}/${seed}`);
  const { url, databaseEnv, logFile } = loan;
  const rows = connectTo(databaseEnv);
  let { pid } = loan;
  let before = readLog(logFile).length;
  await setEnvironment(url, env);
  return {
    url,
    database,
    databaseEnv,
    logFile,
    sql: rows.sql,
    log: () => readLog(logFile).slice(before),
    pid: () => pid,
    async kill() {
      await askLender('kill', loan.id);
    },
    async restart() {
      ({ pid } = await askLender('restart', loan.id));
      // A new process with an empty log.
      before = 0;
      await setEnvironment(url, env);
    },
    reset: () => Promise.reject(new Error('A borrowed API is reset when it is returned.')),
    async stop() {
      await rows.end();
      await askLender('return', loan.id);
    },
  };
}

async function askLender(action: string, parameter: string | number): Promise<Loan> {
  const response = await fetch(`${process.env.LENDER_URL}/${action}/${parameter}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Loan;
}

/** See `hooks.mjs`. Includes the active mutant of `npm run mutation`. */
async function setEnvironment(url: string, env: Record<string, string>): Promise<void> {
  const { __STRYKER_ACTIVE_MUTANT__ = '' } = process.env;
  const variables = { ...withoutContradictions(env), __STRYKER_ACTIVE_MUTANT__ };
  const response = await fetch(url, { headers: { 'X-Environment': JSON.stringify(variables) } });
  if (!response.ok) throw new Error(`The hook of the API failed:\n${await response.text()}`);
}

/** Runs a scheduled task now, on an API started with `hooks`. @throws Error if no task has this name */
export async function runTask(api: TestApi, name: string): Promise<void> {
  const response = await fetch(api.url, { headers: { 'X-Run-Task': name } });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}
