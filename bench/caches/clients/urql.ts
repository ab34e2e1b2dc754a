import { cacheExchange, type Data } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from 'urql';
import { API } from './apollo';
import type { Course, Side } from '../Side';

const VARIABLES = { page: 1 };
const key = ({ documentId }: Data): string | null =>
  typeof documentId === 'string' ? documentId : null;

interface Courses {
  courses: { items: Course[] };
}

export const urqlGraphcache: Side = ({ fetch, graphql }) => {
  const client = new Client({
    url: `${API}/graphql`,
    fetch,
    preferGetMethod: false,
    exchanges: [
      cacheExchange({
        keys: {
          Course: key,
          CourseCategory: key,
          CoursePage: () => null,
          Pagination: () => null,
          Done: () => null,
        },
        updates: {
          Mutation: {
            remove(_result, { input }, cache) {
              const { documentId } = input as { documentId: string };
              cache.invalidate({ __typename: 'Course', documentId });
            },
          },
        },
      }),
      fetchExchange,
    ],
  });
  const load = async (requestPolicy: 'network-only' | 'cache-first') => {
    const result = client.query<Courses>(graphql.courses, VARIABLES, { requestPolicy });
    return (await result.toPromise()).data?.courses.items ?? [];
  };
  return {
    read: () => load('network-only'),
    reread: () => load('cache-first'),
    watch(onList) {
      client.query<Courses>(graphql.courses, VARIABLES).subscribe(({ data, stale }) => {
        if (data && !stale) onList(data.courses.items);
      });
    },
    rename: (documentId, title) =>
      client.mutation(graphql.rename, { input: { documentId, title } }).toPromise(),
    remove: (documentId) => client.mutation(graphql.remove, { input: { documentId } }).toPromise(),
  };
};
