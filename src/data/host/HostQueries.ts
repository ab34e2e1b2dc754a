import { ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import type { QueryClient } from '../queryClientContext';
import type { FetchJson } from 'rest-contract';
import { hostClient } from './hostClient';
import { hostLink } from './hostLink';

type Data = Record<string, unknown>;

export interface FetchedQuery {
  query: DocumentNode;
  variables: OperationVariables;
  data: Data;
}

export interface ParsedResponse {
  status: number;
  /** Parsed JSON. */
  body: unknown;
  /** Of the visitor's request, for a failure. */
  requestId?: string | undefined;
}

/** Reads a path below `/api` anonymously: a visitor's identity never reaches the renderer. */
export type ReadApi = (path: string) => Promise<ParsedResponse>;

type QueryOptions = Pick<FetchedQuery, 'query'> & { variables?: OperationVariables };

const noHeaders = new Headers();

/** The queries of one page; each is sent once. */
export class HostQueries {
  readonly fetched: FetchedQuery[] = [];
  readonly #results = new Map<DocumentNode, Map<string, Promise<{ data: Data }>>>();
  readonly #readApi: ReadApi;

  constructor(readApi: ReadApi) {
    this.#readApi = readApi;
  }

  /** Accepts those of Apollo Client's options that matter to a page that is rendered once. */
  readonly query = (({ query, variables = {} }: QueryOptions) => {
    const results = this.#results.get(query) ?? new Map<string, Promise<{ data: Data }>>();
    this.#results.set(query, results);
    const key = JSON.stringify(variables);
    const result = results.get(key) ?? this.#fetch(query, variables);
    results.set(key, result);
    return result;
  }) as QueryClient['query'];

  async #fetch(query: DocumentNode, variables: OperationVariables): Promise<{ data: Data }> {
    const fetchJson: FetchJson = async (path, { method }) => {
      if (method !== 'GET') throw new TypeError(`${method} ${path} does not read.`);
      const { status, body, requestId } = await this.#readApi(path);
      const headers =
        requestId === undefined ? noHeaders : new Headers({ 'x-request-id': requestId });
      return { status, body, headers };
    };
    const operation = { query, variables, context: { fetchJson } };
    const result = await firstValueFrom(
      ApolloLink.execute(hostLink, operation, { client: hostClient }),
    );
    const data = result.data ?? {};
    this.fetched.push({ query, variables, data });
    return { data };
  }
}
