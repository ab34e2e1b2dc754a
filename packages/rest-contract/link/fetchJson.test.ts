import { describe, expect, it } from 'vitest';
import { fetchJson } from './fetchJson';

const send = (response: Response | Error, signal = new AbortController().signal) =>
  fetchJson(
    'https://api.test/books',
    {},
    {
      fetch: () =>
        response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
      timeoutMs: 1000,
      signal,
    },
  );

describe('fetchJson', () => {
  it.each([
    [200, '{"id":1}', { id: 1 }],
    [299, '', undefined],
    [204, null, undefined],
  ])('reads status %i with %j as the body %j', async (status, text, body) => {
    expect(await send(new Response(text, { status }))).toMatchObject({ status, body });
  });

  it.each([300, 302, 307, 399])('rejects a redirect: %i', async (status) => {
    await expect(send(new Response('', { status }))).rejects.toMatchObject({
      code: 'InvalidResponse',
      status,
      details: { redirected: true },
    });
  });

  it('rejects a redirect that a browser did not follow', async () => {
    await expect(send(Response.error())).rejects.toMatchObject({
      code: 'InvalidResponse',
      status: 0,
      details: { redirected: true },
    });
  });

  it('reports the cause if there is no response', async () => {
    await expect(send(new TypeError('fetch failed'))).rejects.toMatchObject({
      code: 'NetworkError',
      details: { cause: 'TypeError: fetch failed' },
    });
  });

  it('rejects a success that is not JSON, and leaves the body of a failure undefined', async () => {
    const html = (status: number) =>
      send(new Response('<html>', { status, headers: { 'content-type': 'text/html' } }));
    await expect(html(200)).rejects.toMatchObject({
      code: 'InvalidResponse',
      status: 200,
      details: { contentType: 'text/html' },
    });
    expect(await html(502)).toMatchObject({ status: 502, body: undefined });
  });

  it('stops at the time limit and on abort', async () => {
    const never: typeof fetch = (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new TypeError('stopped')));
      });
    const options = { fetch: never, timeoutMs: 5 };
    const controller = new AbortController();
    const timedOut = fetchJson('/books', {}, { ...options, signal: controller.signal });
    await expect(timedOut).rejects.toMatchObject({ code: 'Timeout', details: { timeoutMs: 5 } });
    const aborted = fetchJson(
      '/books',
      {},
      { ...options, timeoutMs: 1000, signal: controller.signal },
    );
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'Aborted' });
    await expect(send(new Response('{}'), controller.signal)).rejects.toMatchObject({
      code: 'Aborted',
    });
  });
});
