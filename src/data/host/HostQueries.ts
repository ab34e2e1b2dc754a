import { ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { lastValueFrom } from 'rxjs';
import { api } from '../api';
import type { Asker } from '../askerContext';
import { restLink } from '../rest/restLink';
import { sessions } from '../rest/sessions';
import { hostClient } from './hostClient';

type Data = Record<string, unknown>;

export interface AnsweredQuestion {
  query: DocumentNode;
  variables: OperationVariables;
  data: Data;
}

interface HostQueriesOptions {
  apiUrl: string;
  fetch: typeof fetch;
}

type QueryOptions = Pick<AnsweredQuestion, 'query'> & { variables?: OperationVariables };

const TIMEOUT_MS = 15_000;

/** The host renders for nobody. */
const anonymous = sessions(() => ({
  readToken: () => null,
  renew: async () => null,
  expire: () => undefined,
}));

/** The questions of one page: each is asked once. */
export class HostQueries {
  readonly answered: AnsweredQuestion[] = [];
  readonly #asked = new Map<DocumentNode, Map<string, Promise<{ data: Data }>>>();
  readonly #link: ApolloLink;

  constructor({ apiUrl, fetch }: HostQueriesOptions) {
    this.#link = restLink({
      ...{ apiUrl, fetch, adapter: api, sessions: anonymous },
      ...{ timeoutMs: TIMEOUT_MS, retries: 0, pauseMs: 0, strict: !import.meta.env.PROD },
    });
  }

  /** Of Apollo Client's options, those that matter to a page that is rendered once. */
  readonly query = (({ query, variables = {} }: QueryOptions) => {
    const asked = this.#asked.get(query) ?? new Map<string, Promise<{ data: Data }>>();
    this.#asked.set(query, asked);
    const key = JSON.stringify(variables);
    const answer = asked.get(key) ?? this.#ask(query, variables);
    asked.set(key, answer);
    return answer;
  }) as Asker['query'];

  async #ask(query: DocumentNode, variables: OperationVariables): Promise<{ data: Data }> {
    const request = { query, variables };
    const result = await lastValueFrom(
      ApolloLink.execute(this.#link, request, { client: hostClient }),
    );
    const data = result.data as Data;
    this.answered.push({ query, variables, data });
    return { data };
  }
}
