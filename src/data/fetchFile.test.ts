import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from './fetchFile';
import { failure } from './testing/fakeApi';

const { signal } = new AbortController();
const stubResponse = (respond: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => respond()),
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

describe('fetchFile', () => {
  it('streams a file and reports the progress', async () => {
    stubResponse(
      () => new Response(bytesInTwo(), { headers: { 'content-type': 'application/pdf' } }),
    );
    const progress: number[] = [];
    const file = await fetchFile('/a.pdf', { signal, onProgress: (bytes) => progress.push(bytes) });
    expect(progress).toEqual([3, 5]);
    expect([file.size, file.type]).toEqual([5, 'application/pdf']);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/a.pdf', { signal });
  });

  it('returns an empty file without a type', async () => {
    stubResponse(() => new Response(null));
    expect(await fetchFile('/a', { signal })).toMatchObject({ size: 0, type: '' });
  });

  it('rejects with the message of the server', async () => {
    stubResponse(() => failure(403, 'ForbiddenError', 'Liên kết đã hết hạn.'));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject({
      status: 403,
      code: 'ForbiddenError',
      message: 'Liên kết đã hết hạn.',
    });
  });

  it('rejects with the status if the response has no message', async () => {
    stubResponse(() => new Response('<html>', { status: 502 }));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject({ status: 502 });
  });

  it('rejects a response without a file with a readable message', async () => {
    stubResponse(() => new Response(null, { status: 304 }));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject({
      code: 'InvalidResponse',
      status: 304,
      message: expect.stringMatching(/\S/) as string,
    });
  });

  it('streams a file without a progress callback', async () => {
    stubResponse(() => new Response(bytesInTwo()));
    expect(await fetchFile('/a', { signal })).toMatchObject({ size: 5 });
  });

  it('rejects with a readable message if the connection is lost before or during the download', async () => {
    const lost = { code: 'NetworkError', message: expect.stringMatching(/\S/) as string };
    stubResponse(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject(lost);
    stubResponse(
      () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.error(new TypeError('lost')) }),
        ),
    );
    await expect(fetchFile('/a', { signal })).rejects.toMatchObject(lost);
  });

  it('rejects with the browser’s error after an abort', async () => {
    const stopped = new DOMException('Stopped', 'AbortError');
    stubResponse(() => Promise.reject(stopped));
    await expect(fetchFile('/a', { signal })).rejects.toBe(stopped);
  });
});
