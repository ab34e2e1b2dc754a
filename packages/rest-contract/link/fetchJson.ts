import { ApiError } from './ApiError';
import type { JsonResponse } from './adapter';
import { localError } from './apiErrors';

export interface FetchJsonOptions {
  fetch: typeof fetch;
  /** The time limit, including the body. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** Sends a request and reads its response. @throws ApiError if there is no readable response */
export type FetchJson = (
  url: string,
  init: RequestInit,
  options: FetchJsonOptions,
) => Promise<JsonResponse>;

function parse(text: string, response: Response): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (!response.ok) return undefined;
    const contentType = response.headers.get('content-type');
    throw localError('InvalidResponse', { contentType }, response.status);
  }
}

/** The API never redirects: a redirect comes from a captive portal or proxy. Browsers report it with status 0. */
const isRedirect = ({ status }: Response): boolean =>
  status === 0 || Math.floor(status / 100) === 3;

export const fetchJson: FetchJson = async (url, init, { fetch, timeoutMs, signal }) => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs);
  try {
    signal.throwIfAborted();
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: controller.signal,
    });
    const { status, headers } = response;
    if (isRedirect(response)) throw localError('InvalidResponse', { redirected: true }, status);
    const json = { status, headers, body: parse(await response.text(), response) };
    // Aborted requests deliver nothing, even if their response has arrived.
    signal.throwIfAborted();
    return json;
  } catch (error) {
    if (signal.aborted) throw localError('Aborted');
    if (controller.signal.aborted) throw localError('Timeout', { timeoutMs });
    throw error instanceof ApiError ? error : localError('NetworkError', { cause: String(error) });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};
