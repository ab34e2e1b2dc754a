import { QueryClient, QueryObserver } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { API } from './apollo';
import type { Course, Side } from '../Side';

interface List {
  data: Course[];
}
interface Changed {
  data: { documentId: string; title: string };
}
interface Json<Body> {
  content: { 'application/json': Body };
}
interface Post<Input, Body> {
  post: { requestBody: Json<Input>; responses: { 200: Json<Body> & { headers: object } } };
}

/** As openapi-typescript writes it. */
interface Paths {
  '/courses': {
    get: {
      parameters: { query: { page: number } };
      responses: { 200: Json<List> & { headers: object } };
    };
  };
  '/courses/rename': Post<{ documentId: string; title: string }, Changed>;
  '/courses/remove': Post<{ documentId: string }, { data: { ok: boolean } }>;
}

const KEY = ['courses', { page: 1 }];

/** No normalized records: a change is written into each list by hand, or the lists are fetched again. */
export const tanstackOpenapi: Side = ({ fetch }) => {
  const api = createClient<Paths>({ baseUrl: API, fetch: (request) => fetch(request) });
  const queries = new QueryClient();
  const query = {
    queryKey: KEY,
    async queryFn(): Promise<Course[]> {
      const { data } = await api.GET('/courses', { params: { query: { page: 1 } } });
      if (!data) throw new Error('The list did not come.');
      return data.data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
  return {
    read: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    reread: () => queries.fetchQuery(query),
    watch(onList) {
      new QueryObserver(queries, query).subscribe(({ data }) => {
        if (data) onList(data);
      });
    },
    async rename(documentId, title) {
      const { data } = await api.POST('/courses/rename', { body: { documentId, title } });
      queries.setQueryData<Course[]>(KEY, (list) =>
        list?.map((one) => (one.documentId === documentId ? { ...one, ...data?.data } : one)),
      );
    },
    async remove(documentId) {
      await api.POST('/courses/remove', { body: { documentId } });
      await queries.invalidateQueries({ queryKey: ['courses'] });
    },
  };
};
