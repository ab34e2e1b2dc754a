import { ApiError } from './ApiError';
import { readToken } from './cookie';
import { renewToken } from './refresh';
import { openEnvelope } from './rest/envelope';
import { send } from './rest/send';

const apiUrl = '/api';

/** For a file of some megabytes over a slow connection. */
const TIMEOUT_MS = 120_000;

/**
 * Sends a file as the body of a call, outside the contract. @returns the data of the response
 * @throws ApiError if it is refused or the connection fails
 */
export async function sendFile(path: string, file: Blob, signal: AbortSignal): Promise<unknown> {
  const options = { fetch: globalThis.fetch.bind(globalThis), timeoutMs: TIMEOUT_MS };
  const ask = (token: string | null) =>
    send(
      `${apiUrl}${path}`,
      {
        method: 'POST',
        body: file,
        headers: {
          'content-type': 'application/octet-stream',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
      },
      { ...options, signal },
    );
  const token = readToken();
  try {
    return openEnvelope(await ask(token), false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
    const renewed = await renewToken(token, { ...options, apiUrl });
    if (renewed === null) throw error;
    return openEnvelope(await ask(renewed), false);
  }
}
