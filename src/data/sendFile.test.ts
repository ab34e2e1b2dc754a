import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, writeToken } from './cookie';
import { sendFile } from './sendFile';
import { failure, json } from './testing/fakeApi';

const { signal } = new AbortController();
const file = new Blob(['%PDF']);

/** Stubs fetch with these responses, in order. Returns its calls and their tokens. */
function stubResponses(...responses: Response[]): [url: string, token: string | null][] {
  const calls: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, new Headers(init.headers).get('authorization')]);
    return responses[calls.length - 1] ?? Response.error();
  });
  return calls;
}

beforeEach(clearToken);
afterEach(() => vi.unstubAllGlobals());

describe('sendFile', () => {
  it('posts the file with the member’s token, and returns the data of the response', async () => {
    writeToken('a');
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(init);
      return json({ data: { documentId: 'f1' } });
    });
    expect(await sendFile('/cpe/evidence', file, signal)).toEqual({ documentId: 'f1' });
    expect(sent).toMatchObject([{ method: 'POST', body: file }]);
    expect(Object.fromEntries(new Headers(sent[0]?.headers))).toEqual({
      'content-type': 'application/octet-stream',
      authorization: 'Bearer a',
    });
  });

  it('posts without a token if there is none, and does not retry a 401', async () => {
    const calls = stubResponses(failure(401, 'UnauthorizedError', 'Chưa đăng nhập.'));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual([['/api/x', null]]);
  });

  it('retries once with a renewed token', async () => {
    writeToken('old');
    const expired = failure(401, 'UnauthorizedError', 'Hết hạn.');
    const calls = stubResponses(expired, json({ jwt: 'new' }), json({ data: [1] }));
    expect(await sendFile('/x', file, signal)).toEqual([1]);
    expect(calls).toEqual([
      ['/api/x', 'Bearer old'],
      ['/api/auth/refresh', null],
      ['/api/x', 'Bearer new'],
    ]);
  });

  it('rejects with the first error if the session has ended', async () => {
    writeToken('old');
    const expired = failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.');
    stubResponses(expired, failure(401, 'UnauthorizedError', 'Không gia hạn được.'));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({
      message: 'Phiên đã hết hạn.',
    });
  });

  it('rejects any other failure without a retry', async () => {
    writeToken('a');
    const calls = stubResponses(failure(413, 'PayloadTooLarge', 'Tệp quá lớn.'));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({ message: 'Tệp quá lớn.' });
    expect(calls).toHaveLength(1);
  });

  it('rejects with a readable message if there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({
      code: 'NetworkError',
      message: expect.stringMatching(/\S/) as string,
    });
  });
});
