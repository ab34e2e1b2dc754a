import { chunksOf, gzip } from '../data/bundle';

/** What an app with React imports of each client; React itself and operations count for none. */
const clients = {
  'ours: Apollo through this link': `
    export { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
    export { ApolloProvider, useMutation, useQuery } from '@apollo/client/react';
    export { api } from '@/data/api';
    export { invalidationLink } from 'rest-contract';
    export { restLink } from 'rest-contract';`,
  'Apollo with GraphQL': `
    export { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
    export { ApolloProvider, useMutation, useQuery } from '@apollo/client/react';`,
  'urql with Graphcache': `
    export { Client, Provider, fetchExchange, gql, useMutation, useQuery } from 'urql';
    export { cacheExchange } from '@urql/exchange-graphcache';`,
  'TanStack Query with openapi-fetch': `
    export { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
    export { default as createClient } from 'openapi-fetch';`,
};

/** Of each client's code, minified and compressed with gzip. */
export const bytesOf = async (folder: string): Promise<[client: string, bytes: number][]> =>
  Promise.all(
    Object.entries(clients).map(async ([name, text]) => {
      const chunks = await chunksOf(text, [], { folder });
      return [name, gzip([...chunks.values()].join(''))] as [string, number];
    }),
  );
