import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { api } from '../../../src/data/api';
import { invalidationLink, restLink } from 'rest-contract';
import { fieldTypes } from '../../../src/data/generated/fieldTypes';
import type { Client, Course, Documents, Side, Surroundings } from '../Side';

export const API = 'https://courses.test';
const VARIABLES = { page: 1 };

interface Courses {
  courses: { items: Course[] };
}

const cacheOf = () =>
  new InMemoryCache({
    typePolicies: {
      Course: { keyFields: ['documentId'] },
      CourseCategory: { keyFields: ['documentId'] },
      CoursePage: { keyFields: false, fields: { items: { merge: false } } },
    },
  });

const client = (
  link: ApolloLink,
  { courses, rename, remove }: Documents,
  evict: boolean,
): Client => {
  const apollo = new ApolloClient({ cache: cacheOf(), link });
  const load = async (fetchPolicy: 'network-only' | 'cache-first') => {
    const query = { query: courses, variables: VARIABLES, fetchPolicy };
    return (await apollo.query<Courses>(query)).data?.courses.items ?? [];
  };
  return {
    read: () => load('network-only'),
    reread: () => load('cache-first'),
    watch(onList) {
      apollo
        .watchQuery<Courses>({ query: courses, variables: VARIABLES })
        .subscribe(({ data, dataState }) => {
          if (dataState === 'complete') onList(data.courses.items);
        });
    },
    rename: (documentId, title) =>
      apollo.mutate({ mutation: rename, variables: { input: { documentId, title } } }),
    remove: (documentId) =>
      apollo.mutate({
        mutation: remove,
        variables: { input: { documentId } },
        update(cache) {
          if (!evict) return;
          cache.evict({ id: cache.identify({ __typename: 'Course', documentId }) });
          cache.gc();
        },
      }),
  };
};

const ourLink = (
  { fetch }: Surroundings,
  invalidations: Surroundings['invalidations'],
): ApolloLink =>
  ApolloLink.from([
    invalidationLink({ invalidations, tabs: null }),
    restLink({
      apiUrl: API,
      adapter: api,
      fieldTypes,
      fetch,
      timeoutMs: 60_000,
      retries: 0,
      pauseMs: 1,
      strict: false,
    }),
  ]);

/** A removal is declared in the schema: `@stale(queriesReturning: ["Course"])`. */
export const ours: Side = (all) => client(ourLink(all, all.invalidations), all.rest, false);

/** The same, with nothing declared and the record evicted by hand. */
export const oursEvicting: Side = (all) => client(ourLink(all, {}), all.rest, true);

export const apolloGraphql: Side = ({ fetch, graphql }) =>
  client(new HttpLink({ uri: `${API}/graphql`, fetch }), graphql, true);
