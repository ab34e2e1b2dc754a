import type { DocumentNode, OperationVariables } from '@apollo/client';
import { api } from '../api';
import type { Asker } from '../askerContext';
import { readOperation } from '../rest/readOperation';

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
  }) as Asker['query'];

  async #ask(query: DocumentNode, variables: OperationVariables): Promise<{ data: Data }> {
    const data = await readOperation(query, variables, {
      ask: async (path) => ({ ...(await this.#askApi(path)), headers }),
      ...{ adapter: api, strict: !import.meta.env.PROD },
    });
    this.answered.push({ query, variables, data });
    return { data };
  }
}
