import { ApiError, fetchJson, localizeError, requireSuccess } from 'rest-contract';
import { api } from './api';
import { readToken } from './cookie';
import { renewToken } from './refresh';

const apiUrl = '/api';

/** Long enough for some megabytes over a slow connection. */
const TIMEOUT_MS = 120_000;

/**
 * Posts a file as the body of a call outside the contract.
 *
 * @returns the data of the response
 * @throws ApiError if it is refused or the connection fails
 */
export const sendFile = (path: string, file: Blob, signal: AbortSignal): Promise<unknown> =>
  post(path, file, signal).catch((error: unknown) => {
    throw localizeError(error, api.messages);
  });

async function post(path: string, file: Blob, signal: AbortSignal): Promise<unknown> {
  const options = { fetch: globalThis.fetch.bind(globalThis), timeoutMs: TIMEOUT_MS };
  const send = async (token: string | null): Promise<unknown> => {
    const response = await fetchJson(
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
    return api.unwrap(requireSuccess(api, response), false, false);
  };
  const token = readToken();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
    const renewed = await renewToken(token, { ...options, apiUrl });
    if (renewed === null) throw error;
    return await send(renewed);
  }
}
