import { ApolloClient, InMemoryCache } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { parse } from 'graphql';
import { expect } from 'vitest';
import { ApiError } from 'rest-contract';
import { createApolloClient } from '../client';

import { fakeApi, type Responder } from './fakeApi';

export const ours = (
  respond: Responder,
  options: { strict?: boolean; timeoutMs?: number } = {},
) => {
  const api = fakeApi(respond);
  const client = createApolloClient({ apiUrl: '/api', fetch: api.fetch, ...options });
  return { ...api, client };
};

/** A client with the stock apollo-link-rest, to demonstrate the bug that our link fixes. */
export const bare = (respond: Responder, headers?: Record<string, string>) => {
  const api = fakeApi(respond);
  const link = new RestLink({ uri: '/api', customFetch: api.fetch as never, headers });
  return { ...api, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
};

export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

export const bareCourse = parse(`query ($slug: String!) {
  course(slug: $slug) @rest(type: "Course", path: "/courses/{args.slug}") { documentId title category { documentId name } }
}`);
