import { describe, expect, it } from 'vitest';
import { plain } from './adapters/plain';
import { send } from './send';

const sent = (response: Response | Error, signal = new AbortController().signal) =>
  send(
    'https://api.test/books',
    {},
    {
      adapter: plain,
      fetch: () =>
        response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
      timeoutMs: 1000,
      signal,
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

  it.each([
    [200, { code: 'BadAnswer', status: 200, details: { contentType: 'text/html' } }],
    [502, { code: 'Http502', status: 502 }],
  ])('that is no JSON is none under %i', async (status, told) => {
    const headers = { 'content-type': 'text/html' };
    const answer = sent(new Response('<html>', { status, headers }));
    await expect(answer).rejects.toMatchObject(told);
  });

  it('is not waited for once nobody wants it, nor beyond its time', async () => {
    const never: typeof fetch = (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new TypeError('stopped')));
      });
    const options = { adapter: plain, fetch: never, timeoutMs: 5 };
    const controller = new AbortController();
    const late = send('/books', {}, { ...options, signal: controller.signal });
    await expect(late).rejects.toMatchObject({ code: 'Timeout', details: { timeoutMs: 5 } });
    const unwanted = send('/books', {}, { ...options, timeoutMs: 1000, signal: controller.signal });
    controller.abort();
    await expect(unwanted).rejects.toMatchObject({ code: 'Aborted' });
    await expect(sent(new Response('{}'), controller.signal)).rejects.toMatchObject({
      code: 'Aborted',
    });
  });
});
