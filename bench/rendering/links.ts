/** One request for courses through a fresh client and its cache: by our link, and by a stock `RestLink`. Bundled for production. */
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { Kind, visit, type DocumentNode } from 'graphql';
import { api } from '@/data/api';
import { createCache } from '@/data/cache';
import { fieldTypes } from '@/data/generated/fieldTypes';
import { CourseListDocument } from '@/data/generated/operations/pages/course-list';
import { restLink } from 'rest-contract';

/** The number of courses in the response that `fetch` gives. */
export type Request = (fetch: typeof globalThis.fetch) => Promise<number>;

const apiUrl = 'https://api.example/api';
const variables = { sort: 'code', page: 1, pageSize: 100 };
const fetchPolicy = 'network-only';

/** Arguments without a value, of which our link drops the query pairs and a stock one would send `undefined`. */
const ABSENT = ['category', 'search'];

const isAbsent = (name: string): boolean => ABSENT.includes(name);

/** The page's own document, as a stock link executes it without these arguments. */
const stockDocument: DocumentNode = visit(CourseListDocument as DocumentNode, {
  VariableDefinition: ({ variable }) => (isAbsent(variable.name.value) ? null : undefined),
  Argument: ({ name, value }) => {
    if (isAbsent(name.value)) return null;
    if (name.value !== 'path' || value.kind !== Kind.STRING) return undefined;
    const [path = '', query = ''] = value.value.split('?');
    const pairs = query
      .split('&')
      .filter((pair) => !ABSENT.some((each) => pair.includes(`{args.${each}}`)));
    return {
      kind: Kind.ARGUMENT,
      name,
      value: { ...value, value: `${path}?${pairs.join('&')}` },
    };
  },
});

const ours: Request = async (fetch) => {
  const link = restLink({
    apiUrl,
    adapter: api,
    fieldTypes,
    fetch,
    timeoutMs: 60_000,
    retries: 0,
    pauseMs: 1,
    strict: false,
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const { data } = await client.query({ query: CourseListDocument, variables, fetchPolicy });
  return data?.courses.items.length ?? 0;
};

const keyFields = ['documentId'];

/** As the documentation of `apollo-link-rest` sets it up for Strapi: envelope and types by hand. */
const stock: Request = async (fetch) => {
  const link = new RestLink({
    uri: apiUrl,
    customFetch: (input, init) => fetch(input, init),
    responseTransformer: async (response: Response) => {
      const { data, meta } = (await response.json()) as { data: object[]; meta: object };
      return { items: data, ...meta };
    },
    typePatcher: {
      CoursePage: (
        { items, pagination }: { items: object[]; pagination: object },
        _type,
        patch,
        context,
      ) => ({
        items: patch(items, 'Course', patch, context) as unknown,
        pagination: patch(pagination, 'Pagination', patch, context) as unknown,
      }),
      Course: (course: { category: object; cover?: object | null }, _type, patch, context) => ({
        ...course,
        category: patch(course.category, 'CourseCategory', patch, context) as unknown,
        ...(course.cover && { cover: patch(course.cover, 'Image', patch, context) as unknown }),
      }),
    },
  });
  const typePolicies = { Course: { keyFields }, CourseCategory: { keyFields } };
  const client = new ApolloClient({ cache: new InMemoryCache({ typePolicies }), link });
  const { data } = await client.query<{ courses: { items: object[] } }>({
    query: stockDocument,
    variables,
    fetchPolicy,
  });
  return data?.courses.items.length ?? 0;
};

export const links = { ours, stock };
