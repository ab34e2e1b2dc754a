import { ApolloClient, InMemoryCache, type OperationVariables } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { getOperationAST, Kind, type DocumentNode, type TypeNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApolloClient } from './client';

const modules = import.meta.glob<Record<string, DocumentNode>>('./generated/operations/**/*.ts', {
  eager: true,
});
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((document) => JSON.stringify(document).includes('"rest"'))
  .map((document) => [getOperationAST(document)?.name?.value ?? '', document] as const);

function sampleOf(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return sampleOf(type.type);
  if (type.kind === Kind.LIST_TYPE) return [sampleOf(type.type), sampleOf(type.type)];
  const { value: name } = type.name;
  if (name === 'Int' || name === 'Float' || name === 'Dong') return 7;
  if (name === 'Boolean') return true;
  return name.endsWith('Input') ? { text: 'Rủi ro & kiểm soát', items: [{ count: 2 }] } : 'cia-1';
}

const samplesFor = (document: DocumentNode): OperationVariables =>
  Object.fromEntries(
    getOperationAST(document)?.variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      sampleOf(type),
    ]) ?? [],
  );

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
}

type Fetch = typeof globalThis.fetch;

const stockClient = (fetch: Fetch): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new RestLink({ uri: '/api', customFetch: fetch as never }),
  });

const ourClient = (fetch: Fetch): ApolloClient => createApolloClient({ apiUrl: '/api', fetch });

/** The request that a client sends for a document. */
async function requestOf(
  document: DocumentNode,
  createClient: (fetch: Fetch) => ApolloClient,
): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  const client = createClient((url, { method, body } = {}) => {
    sent = { url: String(url), method, body };
    return Promise.resolve(new Response('{}', { status: 400 }));
  });
  const variables = samplesFor(document);
  const call =
    getOperationAST(document)?.operation === 'mutation'
      ? client.mutate({ mutation: document, variables })
      : client.query({ query: document, variables });
  await call.catch(() => undefined);
  return sent;
}

beforeEach(() => void (globalThis.document.cookie = 'token=A'));
afterEach(() => void (globalThis.document.cookie = 'token=; Max-Age=0'));

describe('a generated document', () => {
  it('exists for every operation', () => {
    expect(documents.length).toBeGreaterThan(180);
  });

  it.each(documents)(
    'sends the same request through a stock RestLink as through our client: %s',
    async (_name, document) => {
      const stock = await requestOf(document, stockClient);
      expect(stock?.url).toMatch(/^\/api\/[a-z]/);
      expect(await requestOf(document, ourClient)).toEqual(stock);
    },
  );
});
