import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, writeToken } from './cookie';
import { sendFile } from './sendFile';
import { failure, json } from './testing/fakeApi';

const { signal } = new AbortController();
const file = new Blob(['%PDF']);

/** The calls made, with their tokens; each is answered by the next. */
function answering(...answers: Response[]): [url: string, token: string | null][] {
  const calls: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, new Headers(init.headers).get('authorization')]);
    return answers[calls.length - 1] ?? Response.error();
  });
  return calls;
}

beforeEach(clearToken);
afterEach(() => vi.unstubAllGlobals());

describe('a file that is sent', () => {
  it('is the body of a call with the member’s token, whose data is answered', async () => {
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

  it('is sent without a token where there is none, and not again where that is refused', async () => {
    const calls = answering(failure(401, 'UnauthorizedError', 'Chưa đăng nhập.'));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual([['/api/x', null]]);
  });

  it('is sent once more with a new token after one that has expired', async () => {
    writeToken('old');
    const expired = failure(401, 'UnauthorizedError', 'Hết hạn.');
    const calls = answering(expired, json({ jwt: 'new' }), json({ data: [1] }));
    expect(await sendFile('/x', file, signal)).toEqual([1]);
    expect(calls).toEqual([
      ['/api/x', 'Bearer old'],
      ['/api/auth/refresh', null],
      ['/api/x', 'Bearer new'],
    ]);
  });

  it('is refused as it was where the session has ended', async () => {
    writeToken('old');
    const expired = failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.');
    answering(expired, failure(401, 'UnauthorizedError', 'Không gia hạn được.'));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({
      message: 'Phiên đã hết hạn.',
    });
  });

  it('is not sent again after any other failure', async () => {
    writeToken('a');
    const calls = answering(failure(413, 'PayloadTooLarge', 'Tệp quá lớn.'));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({ message: 'Tệp quá lớn.' });
    expect(calls).toHaveLength(1);
  });

  it('fails in words where there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendFile('/x', file, signal)).rejects.toMatchObject({
      code: 'NetworkError',
      message: expect.stringMatching(/\S/) as string,
    });
  });
});
