import { describe, expect, it, vi } from 'vitest';
import { COMPANY, COURSE, course, COURSES, LOGOUT, operation, QUOTE } from '../testing/courses';
import { failure, json, never, type Responder } from '../testing/fakeApi';
import { bare, bareCourse, failureOf, ours, visitor } from '../testing/client';

const INVALID_RESPONSE = 'The server sent an invalid response. Try again later.';
const noBody: Responder = () => new Response(null, { status: 204 });

describe('a response', () => {
  it('has no types of nested records with the stock link', async () => {
    const { client } = bare(() => json(course));
    const { data } = await client.query<{ course: typeof course }>({
      query: bareCourse,
      variables: { slug: 'a' },
    });
    expect(data?.course.category).not.toHaveProperty('__typename');
  });

  it('contains the types of nested records, so that the cache normalizes them', async () => {
    const { client } = ours(() => json({ data: course }));
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(client.cache.extract()).toMatchObject({
      'Course:{"documentId":"c1"}': {
        title: course.title,
        category: { __ref: 'Category:{"documentId":"k1"}' },
      },
      'Category:{"documentId":"k1"}': { name: 'Basics' },
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

  it('succeeds without a body for a mutation', async () => {
    visitor.token = 't';
    const { client } = ours(() => new Response(null, { status: 204 }));
    const { data } = await client.mutate({ mutation: LOGOUT });
    expect(data).toMatchObject({ logout: { ok: true } });
    visitor.token = null;
  });

  it.each([
    ['HTML', '<html>', 'text/html', 200],
    ['truncated JSON', '{"data":{"documentId":"c1","ti', 'application/json', 200],
    ['nothing for a required record', '', 'application/json', 200],
    ['JSON of another type', '"ok"', 'application/json', 0],
    ['a list for a record', '{"data":[]}', 'application/json', 0],
  ])('fails with InvalidResponse if it contains %s', async (_what, text, type, status) => {
    for (const strict of [true, false]) {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { client } = ours(() => new Response(text, { headers: { 'content-type': type } }), {
        strict,
      });
      const error = await failureOf(client.query({ query: COMPANY }));
      expect(error).toMatchObject({ code: 'InvalidResponse', message: INVALID_RESPONSE });
      if (status && text) expect(error.details).toEqual({ contentType: type });
      log.mockRestore();
    }
  });

  it('fails with InvalidResponse if it is a redirect, which is not followed', async () => {
    // How a browser reports a redirect that it does not follow.
    const elsewhere = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    for (const response of [elsewhere, new Response(null, { status: 302 })]) {
      const { client, seen } = ours(() => response);
      const error = await failureOf(client.query({ query: COMPANY }));
      expect(error).toMatchObject({ code: 'InvalidResponse', message: INVALID_RESPONSE });
      expect(seen).toHaveLength(1);
      expect(seen[0]?.redirect).toBe('manual');
    }
  });

  it('returns null for an empty response if the field is nullable', async () => {
    for (const response of [() => json(null), () => json({ data: null }), noBody]) {
      const { client } = ours(response);
      const { data } = await client.query({ query: COURSE, variables: { slug: 'a' } });
      expect(data).toEqual({ course: null });
    }
  });

  it('fails with NetworkError if the connection breaks', async () => {
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

  it('fails with Timeout if it never ends', async () => {
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

  it('becomes null without an error if a field is missing with the stock link', async () => {
    const { client } = bare(() => json({ documentId: 'c1', category: null }));
    const { data } = await client.query({ query: bareCourse, variables: { slug: 'a' } });
    expect(data).toMatchObject({ course: { title: null } });
  });

  it('fails with the path of a missing required field', async () => {
    const { client } = ours(() => json({ data: { ...course, category: { documentId: 'k1' } } }));
    const error = await failureOf(client.query({ query: COURSE, variables: { slug: 'a' } }));
    expect(error.details).toMatchObject({ path: 'course.category.name', found: 'nothing' });
  });
});

describe('a response under aliases', () => {
  const ALIASED = operation(`
    query AliasedCourse($slug: String!) {
      course(slug: $slug) @rest(path: "/courses/{args.slug}") {
        documentId
        amount: price
        isFeatured: featured
        group: category { documentId heading: name }
        authors { name title }
      }
    }`);

  it('preserves falsy values, and names the type of each nested record', async () => {
    const authors = [{ name: 'An', title: '' }];
    const { client } = ours(() =>
      json({ data: { ...course, price: 0, featured: false, authors } }),
    );
    const { data } = await client.query({ query: ALIASED, variables: { slug: 'a' } });
    expect(data).toMatchObject({
      course: {
        __typename: 'Course',
        amount: 0,
        isFeatured: false,
        group: { __typename: 'Category', documentId: 'k1', heading: 'Basics' },
        authors: [{ __typename: 'Author', name: 'An', title: '' }],
      },
    });
  });
});

describe('a failure', () => {
  it('becomes null for 404 with the stock link', async () => {
    const { client } = bare(() => failure(404, 'NotFoundError', 'Không có khoá học này.'));
    const { data } = await client.query({ query: bareCourse, variables: { slug: 'a' } });
    expect(data).toEqual({ course: null });
  });

  it('has a status, a code, a message and the paths of fields', async () => {
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

  it('covers 404 and a gateway that responds with HTML', async () => {
    const missing = ours(() => failure(404, 'NotFoundError', 'Not Found'));
    expect(
      await failureOf(missing.client.query({ query: COURSE, variables: { slug: 'a' } })),
    ).toMatchObject({
      status: 404,
      message: 'This was not found.',
    });
    const gateway = ours(() => new Response('<html>nginx</html>', { status: 413 }));
    expect(
      await failureOf(gateway.client.mutate({ mutation: QUOTE, variables: { input: {} } })),
    ).toMatchObject({
      status: 413,
      code: 'Http413',
      message: 'What was sent is too large.',
    });
  });

  it.each([
    ['an empty body', new Response('', { status: 500 }), 'Http500'],
    ['an error of another format', json({ type: 'x', title: 'Bad', status: 400 }, 400), 'Http400'],
    ['an error under status 200', json({ data: null, error: { status: 403, name: 'F' } }), 'F'],
  ])('has a code and a readable message for %s', async (_what, response, code) => {
    const { client } = ours(() => response);
    const error = await failureOf(client.mutate({ mutation: QUOTE, variables: { input: {} } }));
    expect(error).toMatchObject({ code, fields: {} });
    expect(error.message).toMatch(/^[A-Z].+\.$/);
    expect(error.status).toBeGreaterThanOrEqual(400);
  });

  it('occurs after the caller’s time limit', async () => {
    const { client } = ours(never);
    const result = client.query({
      query: COURSE,
      variables: { slug: 'a' },
      context: { timeoutMs: 20 },
    });
    expect(await failureOf(result)).toMatchObject({ code: 'Timeout', details: { timeoutMs: 20 } });
  });
});
