import type { Adapter, JsonResponse, OutgoingRequest } from '../rest/adapter';

export const answerOf = (
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): JsonResponse => ({ status, body, headers: new Headers(headers) });

/** What an adapter makes of a request before it leaves. */
export function prepared({ prepare }: Adapter, given: Partial<OutgoingRequest> = {}) {
  const asked: OutgoingRequest = {
    url: 'https://api.test/books',
    headers: new Headers(),
    method: 'GET',
    path: '/books',
    token: null,
    context: {},
    ...given,
  };
  prepare?.(asked);
  return { url: asked.url, headers: Object.fromEntries(asked.headers) };
}
