import type * as apollo from '@apollo/client';
import { parse, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter } from '../link/adapter';
import type { ghost } from '../adapters/ghost';
import type { github } from '../adapters/github';
import type { stripe } from '../adapters/stripe';
import type { wordpress } from '../adapters/wordpress';
import type { Invalidation } from '../link/invalidations';
import type { invalidationLink } from '../link/invalidationLink';
import type { recordPolicies } from '../link/recordPolicies';
import type { FieldTypes } from '../link/typePatcher';
import type { restLink } from '../link/restLink';
import type { RequestRules, rulesLink } from '../link/rulesLink';
import type { ContractFile } from '../codegen/contract/parseContract';
import type { ContractTexts } from '../codegen/readContract';

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Each definition as a file named after it. */
const filesOf = (text: string): ContractFile[] =>
  parse(text).definitions.map((node) => ({
    file: `app/${'name' in node ? node.name?.value : ''}.graphql`,
    text: text.slice(node.loc?.start, node.loc?.end),
  }));

export const textsOf = (schema: string, operations: string): ContractTexts => ({
  schema: [{ file: 'schema/schema.graphql', text: schema }],
  operations: filesOf(operations),
  invalidationsTable: null,
  content: [],
});

/** The toolkit under test: its sources, or the package as it is installed. */
export interface Toolkit {
  apollo: Pick<typeof apollo, 'ApolloClient' | 'ApolloLink' | 'InMemoryCache'>;
  restLink: typeof restLink;
  rulesLink: typeof rulesLink;
  invalidationLink: typeof invalidationLink;
  recordPolicies: typeof recordPolicies;
  adapters: {
    ghost: typeof ghost;
    github: typeof github;
    stripe: typeof stripe;
    wordpress: typeof wordpress;
  };
  /** Generates the code of a contract of this folder. @returns where it is */
  generate: (name: string) => Promise<string>;
}

/** The TypeScript types of the contracts' own scalars. */
export const SCALARS = { Seconds: 'number', Number: 'number', Upload: 'File' };

interface Recorded {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Sent {
  method: string;
  /** Below the API's address. */
  path: string;
  headers: Headers;
  body: unknown;
}

const API = 'https://api.test';

/** The code that is generated for an API's contract, a client that speaks by its adapter, and its recorded answers. */
export async function foreignApi(toolkit: Toolkit, name: string, adapter: Adapter) {
  const { ApolloClient, ApolloLink, InMemoryCache } = toolkit.apollo;
  const folder = await toolkit.generate(name);
  const load = (file: string) => import(join(folder, file)) as Promise<Record<string, unknown>>;
  const made = [
    'cacheTypes.ts',
    'fieldTypes.ts',
    'invalidations.ts',
    'possibleTypes.ts',
    'requestRules.ts',
  ];
  const facts = await Promise.all(made.map(load));
  const { recordTypes, fieldTypes, invalidations, possibleTypes, requestRules } = Object.assign(
    {},
    ...facts,
  ) as {
    requestRules: RequestRules;
    recordTypes: Record<string, string[]>;
    fieldTypes: FieldTypes;
    invalidations: Record<string, Invalidation | null>;
    possibleTypes: Record<string, string[]>;
  };
  const recorded = JSON.parse(read(`${name}/recorded.json`)) as Record<string, Recorded>;
  const sent: Sent[] = [];
  let response = '';
  const link = toolkit.restLink({
    apiUrl: API,
    adapter,
    fieldTypes,
    timeoutMs: 1000,
    retries: 0,
    pauseMs: 1,
    strict: true,
    fetch: (url, init = {}) => {
      const { method = 'GET', body } = init;
      const path = String(url).slice(API.length);
      sent.push({ method, path, headers: new Headers(init.headers), body });
      const { status = 200, headers, body: reported } = recorded[response] ?? {};
      const text = reported === undefined ? null : JSON.stringify(reported);
      return Promise.resolve(new Response(text, { status, headers: headers ?? {} }));
    },
  });
  const cache = new InMemoryCache({
    typePolicies: toolkit.recordPolicies(recordTypes),
    possibleTypes,
  });
  const rules = toolkit.rulesLink(requestRules, adapter);
  const own = toolkit.invalidationLink({ invalidations });
  const client = new ApolloClient({ cache, link: ApolloLink.from([rules, own, link]) });
  const documentOf = async (operation: string): Promise<DocumentNode> =>
    (await load(`operations/${operation}.ts`))[`${operation}Document`] as DocumentNode;
  return {
    client,
    sent,
    stored: () => cache.extract() as Record<string, Record<string, unknown> | undefined>,
    types: (operation: string) => readFile(join(folder, `operations/${operation}.ts`), 'utf8'),
    /** Runs an operation, whose response is the recording of that name. */
    request: async (operation: string, as: string, variables = {}, context = {}) => {
      response = as;
      const document = await documentOf(operation);
      const isChange = document.definitions.some(
        (node) => node.kind === 'OperationDefinition' && node.operation === 'mutation',
      );
      const { data } = isChange
        ? await client.mutate({ mutation: document, variables, context })
        : await client.query({ query: document, variables, context, fetchPolicy: 'network-only' });
      return data as unknown;
    },
    forget: async () => {
      sent.length = 0;
      await client.clearStore();
    },
    close: () => client.stop(),
  };
}
