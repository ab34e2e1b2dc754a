import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { CATEGORIES, COURSE, course, COURSES, LOGIN, PROFILE, QUOTE } from '../testing/courses';
import { fakeApi, json, never, type Responder } from '../testing/fakeApi';
import { bare, bareCourse, failureOf, ours, visitor } from '../testing/client';
import { plain } from '../adapters/plain';
import { fieldTypes } from '../testing/courses';
import type { Adapter } from './adapter';
import { restLink } from './restLink';
import type { FieldShape } from './shape';

describe('apollo-link-rest', () => {
  it('uses its ES module and the rxjs of Apollo', () => {
    const { client } = bare(() => json(course));
    expect(client.link).toBeInstanceOf(ApolloLink);
    const result = ApolloLink.execute(client.link, { query: bareCourse }, { client });
    expect(result).toBeInstanceOf(Observable);
  });
});

describe('a path', () => {
  it('climbs to another endpoint with the stock link', async () => {
    const { client, seen } = bare(() => json(course));
    await client.query({ query: bareCourse, variables: { slug: '../users/me' } });
    expect(seen[0]?.url).toBe('/api/courses/../users/me');
  });

  it('keeps a value within its segment', async () => {
    const { client, seen } = ours(() => json({ data: course }));
    await client.query({ query: COURSE, variables: { slug: '../users/me?x=1#y' } });
    expect(seen[0]?.url).toBe(
      '/api/courses/..%2Fusers%2Fme%3Fx%3D1%23y?fields=title,price,format&populate=category,authors',
    );
  });

  it.each(['', '.', '..', undefined])('rejects %j before a request is sent', async (slug) => {
    const { client, seen } = ours(() => json({ data: course }));
    const error = await failureOf(client.query({ query: COURSE, variables: { slug } }));
    expect(error).toMatchObject({ status: 0, code: 'BadPath' });
    expect(seen).toEqual([]);
  });

  it('accepts a colon, which the stock link reads as a parameter', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { client } = bare(() => json([]));
    const query = parse(
      `{ categories @rest(type: "[Category]", path: "/c?sort=order:asc") { name } }`,
    );
    await expect(client.query({ query })).rejects.toThrow('Missing parameters');
    expect(warn).toHaveBeenCalled();
    warn.mockClear();
    const { client: hardened, seen } = ours(() => json({ data: [] }));
    await hardened.query({ query: CATEGORIES });
    expect(seen[0]?.url).toBe(
      '/api/categories?sort=order%3Aasc&pagination[pageSize]=100&fields=name',
    );
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('drops a query pair whose argument is absent', async () => {
    const { client, seen } = ours(() =>
      json({ data: [], meta: { pagination: { page: 1, total: 0 } } }),
    );
    await client.query({
      query: COURSES,
      variables: { search: 'rủi ro & IT', page: 1, pageSize: 12 },
    });
    expect(seen[0]?.url).toBe(
      '/api/courses?_q=r%E1%BB%A7i%20ro%20%26%20IT&pagination[page]=1&pagination[pageSize]=12&fields=title,price',
    );
  });
});

describe('a request', () => {
  it('continues without subscribers with the stock link', async () => {
    const { client, seen } = bare(never);
    client
      .watchQuery({ query: bareCourse, variables: { slug: 'a' } })
      .subscribe({})
      .unsubscribe();
    await Promise.resolve();
    expect(seen[0]?.signal ?? null).toBeNull();
  });

  it('stops when its last subscriber leaves', async () => {
    const { client, seen } = ours(never);
    const subscription = client
      .watchQuery({ query: COURSE, variables: { slug: 'a' } })
      .subscribe({ next: () => undefined });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    subscription.unsubscribe();
    await vi.waitFor(() => expect(seen[0]?.signal?.aborted).toBe(true));
  });

  it('stops when newer variables replace it', async () => {
    const { client, seen } = ours(({ url, ...request }) =>
      url.includes('/a?') ? never({ url, ...request }) : json({ data: course }),
    );
    const query = client.watchQuery({ query: COURSE, variables: { slug: 'a' } });
    const subscription = query.subscribe({ next: () => undefined });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await query.setVariables({ slug: 'b' });
    await vi.waitFor(() => expect(seen[0]?.signal?.aborted).toBe(true));
    expect(seen[1]?.signal?.aborted).toBe(false);
    subscription.unsubscribe();
  });

  it('stops a mutation by its caller’s signal', async () => {
    const { client, seen } = ours(never);
    const controller = new AbortController();
    const failure = failureOf(
      client.mutate({
        mutation: QUOTE,
        variables: { input: {} },
        context: { signal: controller.signal },
      }),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    expect(await failure).toMatchObject({ code: 'Aborted' });
    expect(seen[0]?.signal?.aborted).toBe(true);
  });

  it('ignores a caller’s signal if the query is shared', async () => {
    const { client, seen } = ours(() => json({ data: course }));
    const controller = new AbortController();
    const variables = { slug: 'a' };
    const context = { signal: controller.signal };
    const result = client.query({ query: COURSE, variables, context });
    controller.abort();
    expect((await result).data).toMatchObject({ course: { documentId: 'c1' } });
    expect(seen).toHaveLength(1);
  });

  it('stops a query that is not shared by its caller’s signal', async () => {
    const { client, seen } = ours(never);
    const controller = new AbortController();
    const variables = { slug: 'a' };
    const context = { signal: controller.signal, unshared: true };
    const failure = failureOf(client.query({ query: COURSE, variables, context }));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    expect(await failure).toMatchObject({ code: 'Aborted' });
  });

  it('is not sent if its caller’s signal is already aborted', async () => {
    const { client, seen } = ours(() => json({ data: { total: 0, lines: [] } }));
    const context = { signal: AbortSignal.abort() };
    const variables = { input: {} };
    const failure = failureOf(client.mutate({ mutation: QUOTE, variables, context }));
    expect(await failure).toMatchObject({ code: 'Aborted' });
    expect(seen).toEqual([]);
  });

  it('joins two tokens into an invalid one with the stock link', async () => {
    const { client, seen } = bare(() => json(course), { authorization: 'Bearer A' });
    await client.query({
      query: bareCourse,
      variables: { slug: 'a' },
      context: { headers: { authorization: 'Bearer B' } },
    });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer A, Bearer B');
  });

  it('carries the one token of the session, except for public queries', async () => {
    visitor.token = 'A';
    const { client, seen } = ours(({ url }) =>
      url.includes('/users/me')
        ? json({ documentId: 'u1', fullName: 'An' })
        : json(url.includes('quote') ? { data: { total: 0, lines: [] } } : { data: course }),
    );
    const context = { headers: { authorization: 'Bearer B' } };
    await client.query({ query: PROFILE, context });
    await client.query({ query: COURSE, variables: { slug: 'a' }, context });
    await client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } });
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer A',
      null,
      'Bearer A',
    ]);
    visitor.token = null;
  });

  it('is not sent for members without a token', async () => {
    const { client, seen } = ours(() => json({}));
    expect(await failureOf(client.query({ query: PROFILE }))).toMatchObject({ status: 401 });
    expect(seen).toEqual([]);
  });

  it('sends its input as JSON, and requests the refresh token as an HttpOnly cookie', async () => {
    const { client, seen } = ours(() => json({ jwt: 'j', user: {} }));
    const input = { identifier: 'an@congty.vn', password: ' bí mật ' };
    const { data } = await client.mutate({ mutation: LOGIN, variables: { input } });
    expect(data).toMatchObject({ login: { jwt: 'j' } });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/auth/local', body: input });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[0]?.headers.get('x-strapi-refresh-cookie')).toBe('httpOnly');
  });
});

describe('an API of another kind', () => {
  const shape: FieldShape = [
    '[Book!]!',
    { id: 'ID!', 'plus_one:+1': 'Int!', 'media:wp:media': 'String' },
  ];
  const search = parse(`query Search($input: SearchInput!)
    @guard(access: "PUBLIC", shape: ${JSON.stringify(JSON.stringify(shape))}) {
      search(input: $input) @rest(type: "[Book]", method: "POST", path: "/search", bodyKey: "input") { id plus_one media }
    }`) as TypedDocumentNode<{ search: object[] }>;
  const query = { query: search, variables: { input: { words: ['audit'] } } };
  const plainly = (response: Responder, adapter: Adapter = plain) => {
    const { fetch, seen } = fakeApi(response);
    const api = {
      apiUrl: '/api',
      adapter,
      fieldTypes,
      fetch,
      retries: 1,
      pauseMs: 1,
      strict: true,
    };
    return { seen, client: new ApolloClient({ link: restLink(api), cache: new InMemoryCache() }) };
  };

  it('accepts an adapter that adds nothing to requests', async () => {
    const { prepare, ...adapter } = plain;
    expect(prepare).toBeDefined();
    const { client, seen } = plainly(() => json([{ documentId: 'k1', name: 'Basics' }]), adapter);
    await client.query({ query: CATEGORIES });
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ accept: 'application/json' });
  });

  it('reads by POST, retries like a read, and maps names that GraphQL does not allow', async () => {
    const responses = [json({}, 503), json([{ id: 7, '+1': 2, 'wp:media': 'm' }])];
    const { client, seen } = plainly(() => responses.shift()!);
    const { data } = await client.query(query);
    expect(data?.search).toMatchObject([{ id: '7', plus_one: 2, media: 'm' }]);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toMatchObject({ method: 'POST', body: { words: ['audit'] } });
  });

  it('reports failures of the link, and of a response without a message, in English', async () => {
    const unreachable = plainly(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(unreachable.client.query(query))).toMatchObject({
      code: 'NetworkError',
      message: 'The server cannot be reached. Check your connection and try again.',
    });
    const { client } = plainly(() => json({}, 400));
    expect(await failureOf(client.query(query))).toMatchObject({
      code: 'Http400',
      message: 'Something in what was sent is not valid. Check it and try again.',
    });
  });
});

describe('restLink in production', () => {
  it('drops an invalid item of a list and logs it once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = [
      { ...course, price: '4500000' },
      { ...course, documentId: 'c2' },
      { ...course, price: '1' },
    ];
    const { client } = ours(
      () => json({ data: broken, meta: { pagination: { page: 1, total: 3 } } }),
      { strict: false },
    );
    const { data } = await client.query({ query: COURSES, variables: { page: 1, pageSize: 12 } });
    expect(data).toMatchObject({ courses: { items: [{ documentId: 'c2' }] } });
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain('courses.items[0].price');
    error.mockRestore();
  });
});
