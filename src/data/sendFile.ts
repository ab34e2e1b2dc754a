import { ApiError } from './ApiError';
import { api } from './api';
import { readToken } from './cookie';
import { renewToken } from './refresh';
import { worded } from './rest/answerError';
import { send } from './rest/send';

const apiUrl = '/api';

/** For a file of some megabytes over a slow connection. */
const TIMEOUT_MS = 120_000;

/**
 * Sends a file as the body of a call, outside the contract. @returns the data of the response
 * @throws ApiError if it is refused or the connection fails
 */
export const sendFile = (path: string, file: Blob, signal: AbortSignal): Promise<unknown> =>
  sent(path, file, signal).catch((error: unknown) => {
    throw worded(error, api.messages);
  });

async function sent(path: string, file: Blob, signal: AbortSignal): Promise<unknown> {
  const options = { fetch: globalThis.fetch.bind(globalThis), timeoutMs: TIMEOUT_MS };
  const ask = async (token: string | null): Promise<unknown> => {
    const answer = await send(
      `${apiUrl}${path}`,
      {
        method: 'POST',
        body: file,
        headers: {
          'content-type': 'application/octet-stream',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
      },
      { ...options, adapter: api, signal },
    );
    return api.open(answer, false, false);
  };
  const token = readToken();
  try {
    return await ask(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
    const renewed = await renewToken(token, { ...options, apiUrl });
    if (renewed === null) throw error;
    return await ask(renewed);
  }
}
