import { ApolloClient, InMemoryCache } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { parse } from 'graphql';
import { expect } from 'vitest';
import { strapi } from '../adapters/strapi';
import type { Adapter } from '../link/adapter';
import { ApiError } from '../link/ApiError';
import { english } from '../link/messages/english';
import { recordPolicies } from '../link/recordPolicies';
import { restLink, type RestOptions } from '../link/restLink';
import { sessions } from '../link/sessions';
import { fieldTypes } from './courses';
import { fakeApi, type Responder } from './fakeApi';

/** Its own messages are Vietnamese, those of its framework are not. */
export const api: Adapter = {
  ...strapi({
    ...english,
    isReadable: (text) => /[\u00c0-\u1ef9]/.test(text.replace(/(["'`]).*?\1|“.*?”/gs, '')),
  }),
  scalars: { Cents: (value) => (Number.isSafeInteger(value) ? value : undefined) },
};

/** Whose token the client sends. */
export const visitor: { token: string | null } = { token: null };

const recordTypes = { documentId: ['Course', 'Category', 'Company', 'Profile', 'Line'] };

export function clientFor(fetch: typeof globalThis.fetch, options: Partial<RestOptions> = {}) {
  const link = restLink({
    apiUrl: '/api',
    adapter: api,
    fieldTypes,
    fetch,
    strict: true,
    pauseMs: 1,
    sessions: sessions(() => ({
      readToken: () => visitor.token,
      renew: () => Promise.resolve(null),
      expire: () => undefined,
    })),
    ...options,
  });
  const cache = new InMemoryCache({ typePolicies: recordPolicies(recordTypes) });
  return new ApolloClient({ cache, link });
}

/** A client with our link, and the requests it sent. */
export const ours = (respond: Responder, options: Partial<RestOptions> = {}) => {
  const server = fakeApi(respond);
  return { ...server, client: clientFor(server.fetch, options) };
};

/** A client with the stock apollo-link-rest, to demonstrate the bug that our link fixes. */
export const bare = (respond: Responder, headers?: Record<string, string>) => {
  const server = fakeApi(respond);
  const link = new RestLink({ uri: '/api', customFetch: server.fetch as never, headers });
  return { ...server, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
};

export const bareCourse = parse(`query ($slug: String!) {
  course(slug: $slug) @rest(type: "Course", path: "/courses/{args.slug}") { documentId title category { documentId name } }
}`);

export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
