import { ApiError } from '../ApiError';
import type { Adapter, Answer } from './adapter';
import { answerError, localError } from './answerError';

export interface SendOptions {
  adapter: Pick<Adapter, 'failureOf' | 'messages'>;
  fetch: typeof fetch;
  timeoutMs: number;
  signal: AbortSignal;
}

function parse(text: string, response: Response): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (!response.ok) return undefined;
    const contentType = response.headers.get('content-type');
    throw localError('BadAnswer', { contentType }, response.status);
  }
}

/** The API never redirects: a redirect comes from a captive portal or proxy. A browser gives it the status 0. */
const isRedirect = ({ status }: Response): boolean =>
  status === 0 || Math.floor(status / 100) === 3;

/** Every failure is an ApiError. */
export async function send(
  url: string,
  init: RequestInit,
  { adapter, fetch, timeoutMs, signal }: SendOptions,
): Promise<Answer> {
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
    if (isRedirect(response)) throw localError('BadAnswer', { redirected: true }, status);
    const answer = { status, headers, body: parse(await response.text(), response) };
    // Aborted requests deliver nothing, even if their response has arrived.
    signal.throwIfAborted();
    const failure = answerError(adapter, answer);
    if (failure) throw failure;
    return answer;
  } catch (error) {
    if (signal.aborted) throw localError('Aborted');
    if (controller.signal.aborted) throw localError('Timeout', { timeoutMs });
    throw error instanceof ApiError ? error : localError('NetworkError', { cause: String(error) });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
