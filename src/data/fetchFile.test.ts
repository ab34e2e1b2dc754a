import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from './fetchFile';
import { failure } from './testing/fakeApi';

const { signal } = new AbortController();
const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );

const bytesInTwo = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1, 2, 3]));
      controller.enqueue(new Uint8Array([4, 5]));
      controller.close();
    },
  });

afterEach(() => vi.unstubAllGlobals());

describe('a file of the server', () => {
  it('is fetched part by part, and tells how far it is', async () => {
    answering(() => new Response(bytesInTwo(), { headers: { 'content-type': 'application/pdf' } }));
    const progress: number[] = [];
    const file = await fetchFile('/a.pdf', { signal, onProgress: (bytes) => progress.push(bytes) });
    expect(progress).toEqual([3, 5]);
    expect([file.size, file.type]).toEqual([5, 'application/pdf']);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/a.pdf', { signal });
  });

  it('may be empty and of no type', async () => {
    answering(() => new Response(null));
    expect(await fetchFile('/a', { signal })).toMatchObject({ size: 0, type: '' });
  });

  it('that is refused says why', async () => {
    answering(() => failure(403, 'ForbiddenError', 'Liên kết đã hết hạn.'));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject({
      status: 403,
      code: 'ForbiddenError',
      message: 'Liên kết đã hết hạn.',
    });
  });

  it('that is refused without words has its status', async () => {
    answering(() => new Response('<html>', { status: 502 }));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject({ status: 502 });
  });

  it('that is not sent at all is told in words', async () => {
    answering(() => new Response(null, { status: 304 }));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject({
      code: 'BadAnswer',
      status: 304,
      message: expect.stringMatching(/\S/) as string,
    });
  });

  it('is fetched for whoever does not ask how far it is', async () => {
    answering(() => new Response(bytesInTwo()));
    expect(await fetchFile('/a', { signal })).toMatchObject({ size: 5 });
  });

  it('fails in words a reader understands where there is no connection, at first or midway', async () => {
    const lost = { code: 'NetworkError', message: expect.stringMatching(/\S/) as string };
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject(lost);
    answering(
      () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.error(new TypeError('lost')) }),
        ),
    );
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject(lost);
  });

  it('that nobody wants any more fails as the browser says', async () => {
    const stopped = new DOMException('Stopped', 'AbortError');
    answering(() => Promise.reject(stopped));
    await expect(fetchFile('/a', { signal })).rejects.toBe(stopped);
  });
});
