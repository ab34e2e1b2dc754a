import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApiError, restLink, sessions } from 'rest-contract';
import { hostCacheOptions } from '@/data/cache';
import { api } from '@/data/api';
import { fieldTypes } from '@/data/generated/fieldTypes';
import type { TestApi } from '../../support/startApi';
import { operations } from '../../support/operations';
import type { Caller, Exchange, Outcome } from './Fixture';

interface Request {
  apiUrl: string;
  caller: Caller;
  variables: Record<string, unknown>;
  fetch?: typeof fetch;
  /** Requests without writing to a cache, for many reads: the cache of a client takes most of the time. */
  uncached?: boolean;
}

const shared = new InMemoryCache(hostCacheOptions);

/**
 * Calls an operation as the web app does, through the real link, which rejects responses that break the contract. It
 * sends no member operation without a token, so a visitor gets one that is removed on the wire: the server decides.
 */
export async function sendRequest(name: string, request: Request): Promise<Outcome> {
  const operation = operations.get(name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  let exchange: Exchange | null = null;
  const { apiUrl, caller, variables, uncached = false } = request;
  const recordingFetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (!caller) headers.delete('authorization');
    const response = await (request.fetch ?? fetch)(input, { ...init, headers });
    const text = await response.clone().text();
    exchange = {
      method: init?.method ?? 'GET',
      path: String(input).slice(apiUrl.length),
      status: response.status,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    return response;
  };
  const client = new ApolloClient({
    cache: uncached ? shared : new InMemoryCache(hostCacheOptions),
    link: restLink({
      apiUrl,
      adapter: api,
      fieldTypes,
      fetch: recordingFetch,
      timeoutMs: 15_000,
      retries: 0,
      pauseMs: 1,
      strict: true,
      sessions: sessions(() => ({
        readToken: () => caller?.token ?? 'nobody',
        renew: () => Promise.resolve(null),
        expire: () => undefined,
      })),
    }),
  });
  try {
    const { document } = operation;
    const fetchPolicy = uncached ? 'no-cache' : 'network-only';
    const { data } =
      operation.kind === 'mutation'
        ? await client.mutate({ mutation: document, variables })
        : await client.query({ query: document, variables, fetchPolicy });
    return { data: data ?? null, error: null, exchange };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: null, error, exchange };
  } finally {
    client.stop();
  }
}

/** The server's last log line after an internal failure: its response does not give the reason. */
const printed = ({ log }: TestApi, { exchange }: Outcome): string =>
  (exchange?.status ?? 0) >= 500 ? `\nThe server printed last:\n${log().slice(-2000)}` : '';

/** The response's data. @throws Error with all that is known of the failure. */
export function dataOf(outcome: Outcome, api: TestApi): Record<string, unknown> {
  const { data, error } = outcome;
  if (!error) return data ?? {};
  const { status, code, message, details } = error;
  throw new Error(
    `${status} ${code}: ${message} ${JSON.stringify(details)}${printed(api, outcome)}`,
    { cause: error },
  );
}
