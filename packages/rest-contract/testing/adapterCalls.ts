import type { Adapter, JsonResponse, OutgoingRequest } from '../link/adapter';

export const responseOf = (
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): JsonResponse => ({ status, body, headers: new Headers(headers) });

/** The URL and headers of a request after an adapter has prepared it. */
export function prepared({ prepare }: Adapter, changes: Partial<OutgoingRequest> = {}) {
  const request: OutgoingRequest = {
    url: 'https://api.test/books',
    headers: new Headers(),
    method: 'GET',
    path: '/books',
    token: null,
    context: {},
    ...changes,
  };
  prepare?.(request);
  return { url: request.url, headers: Object.fromEntries(request.headers) };
}
