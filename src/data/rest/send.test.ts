import { describe, expect, it } from 'vitest';
import { plain } from './adapters/plain';
import { send } from './send';

const sent = (response: Response | Error) =>
  send(
    'https://api.test/books',
    {},
    {
      adapter: plain,
      fetch: () =>
        response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
      timeoutMs: 1000,
      signal: new AbortController().signal,
    },
  );

describe('an answer', () => {
  it.each([
    [200, '{"id":1}', { id: 1 }],
    [299, '', undefined],
    [204, null, undefined],
  ])('of status %i with %j has the body %j', async (status, text, body) => {
    expect(await sent(new Response(text, { status }))).toMatchObject({ status, body });
  });

  it.each([300, 302, 307, 399])('is none that a proxy sends elsewhere: %i', async (status) => {
    await expect(sent(new Response('', { status }))).rejects.toMatchObject({
      code: 'BadAnswer',
      status,
      details: { redirected: true },
    });
  });

  it('is none that a browser was told not to follow', async () => {
    await expect(sent(Response.error())).rejects.toMatchObject({
      code: 'BadAnswer',
      status: 0,
      details: { redirected: true },
    });
  });

  it('that never comes is told with its cause', async () => {
    await expect(sent(new TypeError('fetch failed'))).rejects.toMatchObject({
      code: 'NetworkError',
      details: { cause: 'TypeError: fetch failed' },
    });
  });
});
