export interface SeenRequest {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null;
  redirect: RequestRedirect | undefined;
}

export type Responder = (request: SeenRequest) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

export const failure = (
  status: number,
  name: string,
  message: string,
  details: unknown = {},
): Response => json({ data: null, error: { status, name, message, details } }, status);

/** Remains pending until the request is aborted. */
export const never: Responder = ({ signal }) =>
  new Promise((_resolve, reject) => {
    // The signal's own reason: a time limit may end after the test, without the globals of its page.
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

export function fakeApi(respond: Responder): { fetch: typeof fetch; seen: SeenRequest[] } {
  const seen: SeenRequest[] = [];
  return {
    seen,
    fetch: async (input, init = {}) => {
      const { body } = init;
      const request: SeenRequest = {
        url: String(input),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        signal: init.signal ?? null,
        redirect: init.redirect,
      };
      seen.push(request);
      return respond(request);
    },
  };
}
