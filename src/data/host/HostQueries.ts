import { ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import type { QueryClient } from '../queryClientContext';
import type { FetchJson } from '../rest/fetchJson';
import { hostClient } from './hostClient';
import { hostLink } from './hostLink';

type Data = Record<string, unknown>;

export interface AnsweredQuestion {
  query: DocumentNode;
  variables: OperationVariables;
  data: Data;
}

export interface ApiReply {
  status: number;
  /** Parsed JSON. */
  body: unknown;
}

/** Asks the API anonymously, for a path below `/api`: a visitor's identity never reaches the renderer. */
export type AskApi = (path: string) => Promise<ApiReply>;

type QueryOptions = Pick<AnsweredQuestion, 'query'> & { variables?: OperationVariables };

const headers = new Headers();

/** The questions of one page: each is asked once. */
export class HostQueries {
  readonly answered: AnsweredQuestion[] = [];
  readonly #asked = new Map<DocumentNode, Map<string, Promise<{ data: Data }>>>();
  readonly #askApi: AskApi;

  constructor(askApi: AskApi) {
    this.#askApi = askApi;
  }

  /** Of Apollo Client's options, those that matter to a page that is rendered once. */
  readonly query = (({ query, variables = {} }: QueryOptions) => {
    const asked = this.#asked.get(query) ?? new Map<string, Promise<{ data: Data }>>();
    this.#asked.set(query, asked);
    const key = JSON.stringify(variables);
    const answer = asked.get(key) ?? this.#ask(query, variables);
    asked.set(key, answer);
    return answer;
  }) as QueryClient['query'];

  async #ask(query: DocumentNode, variables: OperationVariables): Promise<{ data: Data }> {
    const fetchJson: FetchJson = async (path, { method }) => {
      if (method !== 'GET') throw new TypeError(`${method} ${path} does not read.`);
      return { ...(await this.#askApi(path)), headers };
    };
    const operation = { query, variables, context: { fetchJson } };
    const result = await firstValueFrom(
      ApolloLink.execute(hostLink, operation, { client: hostClient }),
    );
    const data = result.data ?? {};
    this.answered.push({ query, variables, data });
    return { data };
  }
}
