import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { RestLink } from 'apollo-link-rest/index.js';
import { parse } from 'graphql';
import { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError';
import { createApolloClient } from '../client';
import {
  CATEGORIES,
  COURSE,
  course,
  COURSES,
  LOGIN,
  LOGOUT,
  operation,
  PROFILE,
  QUOTE,
} from '../testing/contract';
import { fakeApi, failure, json, never, type Answer } from '../testing/fakeApi';
import { plain } from './adapters/plain';
import { restLink } from './restLink';

const ours = (answer: Answer, options: { strict?: boolean; timeoutMs?: number } = {}) => {
  const api = fakeApi(answer);
  const client = createApolloClient({ apiUrl: '/api', fetch: api.fetch, ...options });
  return { ...api, client };
};

/** Unmodified apollo-link-rest, to show the fault that our link fixes. */
const bare = (answer: Answer, headers?: Record<string, string>) => {
  const api = fakeApi(answer);
  const link = new RestLink({ uri: '/api', customFetch: api.fetch as never, headers });
  return { ...api, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
};

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const BAD_ANSWER = 'Máy chủ trả lời không đúng định dạng. Vui lòng thử lại sau.';
const noBody: Answer = () => new Response(null, { status: 204 });

/** A required record, public so that no token is needed. */
const PROFILE_OF_ALL = operation(`{ companyInformation
  @rest(path: "/company-information") { documentId name } }`);

const bareCourse = parse(`query ($slug: String!) {
  course(slug: $slug) @rest(type: "Course", path: "/courses/{args.slug}") { documentId title category { documentId name } }
}`);

describe('apollo-link-rest', () => {
  it('is its ES module, with the one rxjs that Apollo has too', () => {
    const { client } = bare(() => json(course));
    expect(client.link).toBeInstanceOf(ApolloLink);
    const asked = ApolloLink.execute(client.link, { query: bareCourse }, { client });
    expect(asked).toBeInstanceOf(Observable);
  });
});

describe('a path', () => {
  it('of the bare link climbs to another endpoint', async () => {
    const { client, seen } = bare(() => json(course));
    await client.query({ query: bareCourse, variables: { slug: '../users/me' } });
    expect(seen[0]?.url).toBe('/api/courses/../users/me');
  });

  it('keeps a value within its segment', async () => {
    const { client, seen } = ours(() => json({ data: course }));
    await client.query({ query: COURSE, variables: { slug: '../users/me?x=1#y' } });
    expect(seen[0]?.url).toBe(
      '/api/courses/..%2Fusers%2Fme%3Fx%3D1%23y?fields=title,price,format&populate=category,instructors',
    );
  });

  it.each(['', '.', '..', undefined])('is refused before a request leaves for %j', async (slug) => {
    const { client, seen } = ours(() => json({ data: course }));
    const error = await failureOf(client.query({ query: COURSE, variables: { slug } }));
    expect(error).toMatchObject({ status: 0, code: 'BadPath' });
    expect(seen).toEqual([]);
  });

  it('may hold a colon, which the bare link takes for a parameter of old', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { client } = bare(() => json([]));
    const query = parse(
      `{ courseCategories @rest(type: "[CourseCategory]", path: "/c?sort=order:asc") { name } }`,
    );
    await expect(client.query({ query })).rejects.toThrow('Missing parameters');
    expect(warn).toHaveBeenCalled();
    warn.mockClear();
    const { client: hardened, seen } = ours(() => json({ data: [] }));
    await hardened.query({ query: CATEGORIES });
    expect(seen[0]?.url).toBe(
      '/api/course-categories?sort=order:asc&pagination[pageSize]=100&fields=name',
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

describe('an answer', () => {
  it('of the bare link leaves nested records without their type', async () => {
    const { client } = bare(() => json(course));
    const { data } = await client.query<{ course: typeof course }>({
      query: bareCourse,
      variables: { slug: 'a' },
    });
    expect(data?.course.category).not.toHaveProperty('__typename');
  });

  it('gives nested records their type, so that the cache knows them', async () => {
    const { client } = ours(() => json({ data: course }));
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(client.cache.extract()).toMatchObject({
      'Course:c1': { title: course.title, category: { __ref: 'CourseCategory:k1' } },
      'CourseCategory:k1': { name: 'Căn bản' },
    });
  });

  it('reads a list with its pagination as a page', async () => {
    const { client } = ours(() =>
      json({
        data: [course],
        meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: 1 } },
      }),
    );
    const { data } = await client.query({ query: COURSES, variables: { page: 1, pageSize: 12 } });
    expect(data).toMatchObject({
      courses: { items: [{ documentId: 'c1' }], pagination: { page: 1, total: 1 } },
    });
  });

  it('reads the records of Strapi 4 as those of Strapi 5', async () => {
    const { title, price, format, instructors, category } = course;
    const old = {
      data: {
        id: 7,
        attributes: {
          title,
          price,
          format,
          instructors,
          category: { data: { id: 3, attributes: { name: category.name } } },
        },
      },
    };
    const { client } = ours(() => json(old));
    const { data } = await client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(data).toMatchObject({
      course: {
        documentId: '7',
        title: course.title,
        category: { documentId: '3', name: 'Căn bản' },
      },
    });
  });

  it('may have no body where a thing was done', async () => {
    document.cookie = 'token=t';
    const { client } = ours(() => new Response(null, { status: 204 }));
    const { data } = await client.mutate({ mutation: LOGOUT });
    expect(data).toMatchObject({ logout: { ok: true } });
    document.cookie = 'token=; Max-Age=0';
  });

  it.each([
    ['HTML', '<html>', 'text/html', 200],
    ['JSON that breaks off', '{"data":{"documentId":"c1","ti', 'application/json', 200],
    ['nothing, where something must be', '', 'application/json', 200],
    ['JSON of another kind', '"ok"', 'application/json', 0],
    ['a list for a record', '{"data":[]}', 'application/json', 0],
  ])('that is %s is told as such', async (_what, text, type, status) => {
    for (const strict of [true, false]) {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { client } = ours(() => new Response(text, { headers: { 'content-type': type } }), {
        strict,
      });
      const error = await failureOf(client.query({ query: PROFILE_OF_ALL }));
      expect(error).toMatchObject({ code: 'BadAnswer', message: BAD_ANSWER });
      if (status && text) expect(error.details).toEqual({ contentType: type });
      log.mockRestore();
    }
  });

  it('that leads elsewhere is told as such, and is not followed', async () => {
    // How a browser reports a redirect it was told not to follow.
    const elsewhere = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    for (const answer of [elsewhere, new Response(null, { status: 302 })]) {
      const { client, seen } = ours(() => answer);
      const error = await failureOf(client.query({ query: PROFILE_OF_ALL }));
      expect(error).toMatchObject({ code: 'BadAnswer', message: BAD_ANSWER });
      expect(seen).toHaveLength(1);
      expect(seen[0]?.redirect).toBe('manual');
    }
  });

  it('may be null, or have no body, where nothing need be', async () => {
    for (const answer of [() => json(null), () => json({ data: null }), noBody]) {
      const { client } = ours(answer);
      const { data } = await client.query({ query: COURSE, variables: { slug: 'a' } });
      expect(data).toEqual({ course: null });
    }
  });

  it('that breaks off on its way is a failure of the network', async () => {
    const { client } = ours(() => {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')),
        pull: (stream) => stream.error(new TypeError('terminated')),
      });
      return new Response(body);
    });
    const error = await failureOf(client.mutate({ mutation: QUOTE, variables: { input: {} } }));
    expect(error).toMatchObject({ status: 0, code: 'NetworkError' });
  });

  it('that never ends is over when the time is', async () => {
    const { client } = ours(
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
          }),
        ),
      { timeoutMs: 20 },
    );
    const error = await failureOf(client.query({ query: COURSE, variables: { slug: 'a' } }));
    expect(error).toMatchObject({ status: 0, code: 'Timeout' });
  });

  it('of the bare link becomes null in silence where a field is missing', async () => {
    const { client } = bare(() => json({ documentId: 'c1', category: null }));
    const { data } = await client.query({ query: bareCourse, variables: { slug: 'a' } });
    expect(data).toMatchObject({ course: { title: null } });
  });

  it('without a required field is an error that names the place', async () => {
    const { client } = ours(() => json({ data: { ...course, category: { documentId: 'k1' } } }));
    const error = await failureOf(client.query({ query: COURSE, variables: { slug: 'a' } }));
    expect(error.details).toMatchObject({ path: 'course.category.name', found: 'missing' });
  });
});

describe('a failure', () => {
  it('of the bare link is null for 404, as if nothing were wrong', async () => {
    const { client } = bare(() => failure(404, 'NotFoundError', 'Không có khoá học này.'));
    const { data } = await client.query({ query: bareCourse, variables: { slug: 'a' } });
    expect(data).toEqual({ course: null });
  });

  it('is one typed error with status, code, message and field paths', async () => {
    const details = { errors: [{ path: ['items', '0'], message: 'Khoá học này đã hết chỗ.' }] };
    const { client } = ours(() => failure(400, 'ValidationError', 'Giỏ hàng có lỗi.', details));
    const error = await failureOf(
      client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } }),
    );
    expect(error).toMatchObject({
      status: 400,
      code: 'ValidationError',
      message: 'Giỏ hàng có lỗi.',
      fields: { 'items.0': 'Khoá học này đã hết chỗ.' },
      details,
    });
  });

  it('is told for 404 and for a gateway that answers HTML', async () => {
    const missing = ours(() => failure(404, 'NotFoundError', 'Not Found'));
    expect(
      await failureOf(missing.client.query({ query: COURSE, variables: { slug: 'a' } })),
    ).toMatchObject({
      status: 404,
      message: 'Không tìm thấy nội dung.',
    });
    const gateway = ours(() => new Response('<html>nginx</html>', { status: 413 }));
    expect(
      await failureOf(gateway.client.mutate({ mutation: QUOTE, variables: { input: {} } })),
    ).toMatchObject({ status: 413, code: 'Http413', message: 'Dữ liệu gửi đi quá lớn.' });
  });

  it('of the network has status 0', async () => {
    const { client } = ours(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(client.mutate({ mutation: QUOTE, variables: { input: {} } }));
    expect(error).toMatchObject({ status: 0, code: 'NetworkError' });
  });

  it('of Strapi 4 and of Strapi 5 says what is wrong, in Vietnamese, field by field', async () => {
    const errors = [
      { path: ['email'], message: 'Email này đã được dùng.', name: 'ValidationError' },
      { path: ['customer', 'phone'], message: 'phone must match the following', name: 'V' },
      { path: 'invoice.taxCode', message: 'Mã số thuế không đúng.' },
      { path: [], message: 'of the whole' },
      { message: 'of nothing' },
    ];
    const body = { status: 400, name: 'ValidationError', message: '3 errors occurred' };
    const { client } = ours(() =>
      json({ data: null, error: { ...body, details: { errors } } }, 400),
    );
    const error = await failureOf(client.mutate({ mutation: QUOTE, variables: { input: {} } }));
    expect(error).toMatchObject({
      code: 'ValidationError',
      message: 'Thông tin gửi đi chưa hợp lệ. Vui lòng kiểm tra lại.',
    });
    expect(error.fields).toEqual({
      email: 'Email này đã được dùng.',
      'customer.phone': 'Giá trị này chưa hợp lệ.',
      'invoice.taxCode': 'Mã số thuế không đúng.',
    });
  });

  it.each([
    ['an empty body', new Response('', { status: 500 }), 'Http500'],
    ['plain text', new Response('upstream timed out', { status: 504 }), 'Http504'],
    ['a problem of another form', json({ type: 'x', title: 'Bad', status: 400 }, 400), 'Http400'],
    ['a body of null', json(null, 404), 'Http404'],
    ['an error in a list', json({ errors: [{ message: 'no' }] }, 400), 'Http400'],
    ['an error that is a word', json({ error: 'Bad Request', statusCode: 400 }, 400), 'Http400'],
    ['an error under status 200', json({ data: null, error: { status: 403, name: 'F' } }), 'F'],
  ])('with %s is typed and fit to show', async (_what, response, code) => {
    const { client } = ours(() => response);
    const error = await failureOf(client.mutate({ mutation: QUOTE, variables: { input: {} } }));
    expect(error).toMatchObject({ code, fields: {} });
    expect(error.message).toMatch(/[ạảấậệốộớừ]/);
    expect(error.status).toBeGreaterThanOrEqual(400);
  });

  it('comes when the time is over', async () => {
    const { client } = ours(never, { timeoutMs: 20 });
    const error = await failureOf(client.query({ query: COURSE, variables: { slug: 'a' } }));
    expect(error).toMatchObject({ status: 0, code: 'Timeout' });
  });

  it('comes when the caller’s own time is over', async () => {
    const { client } = ours(never);
    const asked = client.query({
      query: COURSE,
      variables: { slug: 'a' },
      context: { timeoutMs: 20 },
    });
    expect(await failureOf(asked)).toMatchObject({ code: 'Timeout', details: { timeoutMs: 20 } });
  });

  it('that may pass is tried again for a read, never for a change', async () => {
    let left = 1;
    const read = ours(() =>
      left-- > 0 ? new Response('', { status: 503 }) : json({ data: course }),
    );
    await read.client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(read.seen).toHaveLength(2);
    const change = ours(() => new Response('', { status: 503 }));
    await failureOf(change.client.mutate({ mutation: QUOTE, variables: { input: {} } }));
    expect(change.seen).toHaveLength(1);
  });
});

describe('a request', () => {
  it('of the bare link goes on though nobody listens', async () => {
    const { client, seen } = bare(never);
    client
      .watchQuery({ query: bareCourse, variables: { slug: 'a' } })
      .subscribe({})
      .unsubscribe();
    await Promise.resolve();
    expect(seen[0]?.signal ?? null).toBeNull();
  });

  it('is aborted when nobody listens any more', async () => {
    const { client, seen } = ours(never);
    const subscription = client
      .watchQuery({ query: COURSE, variables: { slug: 'a' } })
      .subscribe({ next: () => undefined });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    subscription.unsubscribe();
    await vi.waitFor(() => expect(seen[0]?.signal?.aborted).toBe(true));
  });

  it('is aborted when newer variables take its place', async () => {
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

  it('that changes something is aborted by its caller’s signal', async () => {
    const { client, seen } = ours(never);
    const controller = new AbortController();
    const failed = failureOf(
      client.mutate({
        mutation: QUOTE,
        variables: { input: {} },
        context: { signal: controller.signal },
      }),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    expect(await failed).toMatchObject({ code: 'Aborted' });
    expect(seen[0]?.signal?.aborted).toBe(true);
  });

  it('that reads and is shared is not aborted by the signal of one who asks', async () => {
    const { client, seen } = ours(() => json({ data: course }));
    const controller = new AbortController();
    const variables = { slug: 'a' };
    const context = { signal: controller.signal };
    const asked = client.query({ query: COURSE, variables, context });
    controller.abort();
    expect((await asked).data).toMatchObject({ course: { documentId: 'c1' } });
    expect(seen).toHaveLength(1);
  });

  it('that reads and is shared with nobody is aborted by its caller’s signal', async () => {
    const { client, seen } = ours(never);
    const controller = new AbortController();
    const variables = { slug: 'a' };
    const context = { signal: controller.signal, unshared: true };
    const failed = failureOf(client.query({ query: COURSE, variables, context }));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    expect(await failed).toMatchObject({ code: 'Aborted' });
  });

  it('does not leave once its caller’s signal is aborted', async () => {
    const { client, seen } = ours(() => json({ data: { total: 0, lines: [] } }));
    const context = { signal: AbortSignal.abort() };
    const variables = { input: {} };
    const failed = failureOf(client.mutate({ mutation: QUOTE, variables, context }));
    expect(await failed).toMatchObject({ code: 'Aborted' });
    expect(seen).toEqual([]);
  });

  it('of the bare link joins two tokens to one that is none', async () => {
    const { client, seen } = bare(() => json(course), { authorization: 'Bearer A' });
    await client.query({
      query: bareCourse,
      variables: { slug: 'a' },
      context: { headers: { authorization: 'Bearer B' } },
    });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer A, Bearer B');
  });

  it('carries the one token of the session, and public reads carry none', async () => {
    document.cookie = 'token=A';
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
    document.cookie = 'token=; Max-Age=0';
  });

  it('for members alone does not leave without a token', async () => {
    const { client, seen } = ours(() => json({}));
    expect(await failureOf(client.query({ query: PROFILE }))).toMatchObject({ status: 401 });
    expect(seen).toEqual([]);
  });

  it('sends its input as JSON, and asks for the refresh token in an HttpOnly cookie', async () => {
    const { client, seen } = ours(() => json({ jwt: 'j', user: {} }));
    const input = { identifier: 'an@congty.vn', password: ' bí mật ' };
    const { data } = await client.mutate({ mutation: LOGIN, variables: { input } });
    expect(data).toMatchObject({ login: { jwt: 'j' } });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/auth/local', body: input });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[0]?.headers.get('x-strapi-refresh-cookie')).toBe('httpOnly');
  });
});

describe('an API without sessions', () => {
  it('may have an adapter that adds nothing to requests', async () => {
    const { prepare, ...adapter } = plain;
    expect(prepare).toBeDefined();
    const { fetch, seen } = fakeApi(() => json([{ documentId: 'k1', name: 'Căn bản' }]));
    const options = { apiUrl: '/api', adapter, fetch, timeoutMs: 1000, retries: 0, pauseMs: 1 };
    const link = restLink({ ...options, strict: true });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    await client.query({ query: CATEGORIES });
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ accept: 'application/json' });
  });
});

describe('an input with files', () => {
  const photo = new File(['ảnh'], 'anh.png', { type: 'image/png' });
  const papers = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];
  const sent = async (input: object): Promise<RequestInit> => {
    let init: RequestInit = {};
    const client = createApolloClient({
      apiUrl: '/api',
      fetch: (_url, given) => {
        init = given ?? {};
        return Promise.resolve(json({ data: { total: 1, lines: [] } }));
      },
    });
    await client.mutate({ mutation: QUOTE, variables: { input } });
    return init;
  };

  it('is sent as Strapi’s form, whose content type the browser sets', async () => {
    const { body, headers } = await sent({
      name: 'An',
      photo,
      papers,
      parts: [{ title: 'x' }, { title: 'y', image: photo }],
      nothing: null,
      tags: ['a'],
      at: new Date(0),
    });
    expect(new Headers(headers).has('content-type')).toBe(false);
    const form = body as FormData;
    expect(JSON.parse(form.get('data') as string)).toEqual({
      name: 'An',
      parts: [{ title: 'x' }, { title: 'y' }],
      nothing: null,
      tags: ['a'],
      at: '1970-01-01T00:00:00.000Z',
    });
    expect([...form.keys()]).toEqual([
      'data',
      'files.photo',
      'files.papers',
      'files.papers',
      'files.parts.1.image',
    ]);
    expect(form.get('files.photo')).toMatchObject({ name: 'anh.png', type: 'image/png' });
  });

  it('but none in it is sent as JSON', async () => {
    const { body, headers } = await sent({ items: [] });
    expect(body).toBe('{"items":[]}');
    expect(new Headers(headers).get('content-type')).toBe('application/json');
  });
});

describe('in production', () => {
  it('an item that cannot be used is left out of its list and told once', async () => {
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
