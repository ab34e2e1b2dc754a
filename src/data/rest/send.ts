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

/** Every failure is an ApiError. */
export async function send(
  url: string,
  init: RequestInit,
  { adapter, fetch, timeoutMs, signal }: SendOptions,
): Promise<Answer> {
  if (signal.aborted) throw localError('Aborted');
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutMs);
  try {
    // The API never redirects: a redirect comes from a captive portal or proxy.
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: controller.signal,
    });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      throw localError('BadAnswer', { redirected: true }, response.status);
    }
    const body = parse(await response.text(), response);
    // Aborted requests deliver nothing, even if their response has arrived.
    if (signal.aborted) throw localError('Aborted');
    const answer = { status: response.status, headers: response.headers, body };
    const failure = answerError(adapter, answer);
    if (failure) throw failure;
    return answer;
  } catch (error) {
    if (late) throw localError('Timeout', { timeoutMs });
    if (signal.aborted) throw localError('Aborted');
    if (error instanceof ApiError) throw error;
    throw localError('NetworkError', { cause: String(error) });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
