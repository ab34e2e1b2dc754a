import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { acceptPurges } from './purge';

const SECRET = 'a-secret-of-the-tests-only';

async function call(body: object | null, authorization: string | null, secret: string | null) {
  const app = fastify();
  const purge = vi.fn((_tags?: readonly string[]) => 3);
  acceptPurges(app, { secret, purge });
  const { statusCode, headers, json } = await app.inject({
    method: 'POST',
    url: '/_host/purge',
    ...(body && { payload: body }),
    headers: authorization === null ? {} : { authorization },
  });
  return { status: statusCode, keep: headers['cache-control'], response: json(), purge };
}

it.each([
  [{ tags: ['courses', 'documents'] }, ['courses', 'documents']],
  [{}, undefined],
  [null, undefined],
])('purges the tags of the body, or everything: %j', async (body, tags) => {
  const { status, keep, response, purge } = await call(body, `Bearer ${SECRET}`, SECRET);
  expect({ status, keep, response }).toEqual({
    status: 200,
    keep: 'no-store',
    response: { purged: 3 },
  });
  expect(purge.mock.calls).toEqual([[tags]]);
});

it.each<[string, unknown]>([
  ['an object', { all: true }],
  ['a list of objects', [{}]],
  ['more tags than there are', Array<string>(101).fill('courses')],
  ['a tag that is too long', ['x'.repeat(16_384)]],
])('rejects %s as tags', async (_, tags) => {
  const { status, purge } = await call({ tags }, `Bearer ${SECRET}`, SECRET);
  expect(status).toBeOneOf([400, 413]);
  expect(purge).not.toHaveBeenCalled();
});

it.each([
  [SECRET, null],
  [SECRET, ''],
  [SECRET, 'Bearer '],
  [SECRET, SECRET],
  [SECRET, `Bearer ${SECRET}x`],
  [null, null],
  [null, 'Bearer null'],
  [null, 'Bearer '],
])('is refused if the secret is %s and the call has %s', async (secret, authorization) => {
  const { status, response, purge } = await call({}, authorization, secret);
  expect(status).toBe(401);
  expect(response).toEqual({ error: 'Invalid purge secret.' });
  expect(purge).not.toHaveBeenCalled();
});
