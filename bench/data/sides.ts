/** The compared clients, bundled for production. */
import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { print, type DocumentNode } from 'graphql';
import { createCache } from '@/data/cache';
import { CourseListDocument } from '@/data/generated/operations/CourseList';
import { api } from '@/data/api';
import { fieldTypes } from '@/data/generated/fieldTypes';
import { restLink } from 'rest-contract';
import { PLUGIN_COURSES, STOCK_COURSES } from './operations';

export interface Target {
  url: string;
  fetch: typeof fetch;
}

/** Requests one page of courses and returns the records as the caller receives them. */
export type Query = (variables: { page: number; pageSize: number }) => Promise<readonly object[]>;

/** Created for each measurement, like a freshly opened page with an empty cache. */
export type Side = (target: Target) => Query;

export type SideName = keyof typeof candidates;

const SORT = 'code';
const FIELDS =
  'title,slug,summary,code,price,memberPrice,format,startAt,endAt,hours,cpeHours,level,capacity,featured';

export const restPath = (page: number, pageSize: number): string =>
  `/courses?sort=${SORT}&pagination[page]=${page}&pagination[pageSize]=${pageSize}&fields=${FIELDS}&populate=category`;

/** Includes the `__typename`s that Apollo Client would add. */
export const graphqlBody = (page: number, pageSize: number): string =>
  JSON.stringify({
    operationName: 'PluginCourses',
    query: print(new InMemoryCache().transformDocument(PLUGIN_COURSES)),
    variables: { page, pageSize },
  });

const plainRest: Side =
  ({ url, fetch }) =>
  async ({ page, pageSize }) => {
    const response = await fetch(`${url}/api${restPath(page, pageSize)}`);
    return (JSON.parse(await response.text()) as { data: object[] }).data;
  };

const plainGraphql: Side =
  ({ url, fetch }) =>
  async ({ page, pageSize }) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: graphqlBody(page, pageSize),
    });
    const { data } = JSON.parse(await response.text()) as {
      data: { courses_connection: { nodes: object[] } };
    };
    return data.courses_connection.nodes;
  };

type Policy = 'no-cache' | 'network-only';

/** `no-cache` returns what the link produces; `network-only` what the cache returns. */
const ours =
  (fetchPolicy: Policy): Side =>
  ({ url, fetch }) => {
    const link = restLink({
      apiUrl: `${url}/api`,
      adapter: api,
      fieldTypes,
      fetch,
      timeoutMs: 60_000,
      retries: 0,
      pauseMs: 1,
      strict: false,
    });
    const client = new ApolloClient({ cache: createCache(), link });
    return async ({ page, pageSize }) => {
      const variables = { sort: SORT, page, pageSize };
      const { data } = await client.query({ query: CourseListDocument, variables, fetchPolicy });
      return data?.courses.items ?? [];
    };
  };

const apollo =
  (fetchPolicy: Policy, query: DocumentNode, linkOf: (target: Target) => ApolloLink): Side =>
  (target) => {
    const client = new ApolloClient({ cache: keyedCache(), link: linkOf(target) });
    return async (page) => {
      const variables = { sort: SORT, ...page };
      const { data } = await client.query<{
        courses?: { items: object[] };
        courses_connection?: { nodes: object[] };
      }>({ query, variables, fetchPolicy });
      return data?.courses?.items ?? data?.courses_connection?.nodes ?? [];
    };
  };

const keyedCache = () =>
  new InMemoryCache({
    typePolicies: {
      Course: { keyFields: ['documentId'] },
      CourseCategory: { keyFields: ['documentId'] },
    },
  });

/** A RestLink as its documentation sets it up for Strapi: envelope and types by hand. */
const stockLink = ({ url, fetch }: Target): ApolloLink =>
  new RestLink({
    uri: `${url}/api`,
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
const httpLink = ({ url, fetch }: Target): ApolloLink =>
  new HttpLink({ uri: `${url}/graphql`, fetch });

export const candidates = {
  'plain fetch + parse': plainRest,
  'ours, no cache': ours('no-cache'),
  'ours, cache': ours('network-only'),
  'apollo-link-rest, no cache': apollo('no-cache', STOCK_COURSES, stockLink),
  'apollo-link-rest, cache': apollo('network-only', STOCK_COURSES, stockLink),
  'GraphQL plugin, plain fetch': plainGraphql,
  'GraphQL plugin, Apollo, no cache': apollo('no-cache', PLUGIN_COURSES, httpLink),
  'GraphQL plugin, Apollo, cache': apollo('network-only', PLUGIN_COURSES, httpLink),
} as const;
