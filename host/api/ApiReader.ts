import { makeAnswer, type Answer } from '../answers/Answer';
import { bytesOf } from '../answers/Answer';
import { StaleCache, type Produced } from '../cache/StaleCache';
import { failureBody } from './apiFailure';
import { isContent } from './isContent';

export interface ApiReaderOptions {
  apiOrigin: string;
  /** Longest wait for an answer, in ms, its body included. */
  timeoutMs: number;
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  fetch?: typeof fetch;
}

/** Longest address of a call, in letters: the API refuses longer ones. */
export const MAX_URL_LENGTH = 8_192;

/** An anonymous answer of the API: ready to be sent, and as text for the host's own pages. */
export interface ApiAnswer extends Answer {
  text: string;
}

/** The API can't be reached, is too slow, or answers what is no answer of an API. */
export class ApiUnavailable extends Error {
  constructor(
    readonly status: 502 | 503 | 504,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'ApiUnavailable';
  }
}

/** Reads the API as a visitor without identity, through a cache that outlives the API's failures. */
export class ApiReader {
  readonly #cache: StaleCache<ApiAnswer>;
  readonly #options: Required<ApiReaderOptions>;

  constructor(options: ApiReaderOptions) {
    this.#options = { fetch: globalThis.fetch, ...options };
    this.#cache = new StaleCache<ApiAnswer>({
      maxBytes: options.maxBytes,
      freshMs: options.freshMs,
      staleMs: options.staleMs,
      // Text is kept beside the bytes: two bytes a character at most.
      sizeOf: (answer) => bytesOf(answer) + answer.text.length * 2,
    });
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** The kept answer if it is fresh. */
  fresh(path: string): ApiAnswer | undefined {
    return this.#cache.fresh(path);
  }

  /**
   * The answer to an anonymous GET.
   * @param path path and query, beginning with `/api/`
   * @throws ApiUnavailable where the API fails and nothing is kept
   */
  read(path: string, options?: { waitWhenStale?: boolean }): Promise<ApiAnswer> {
    return this.#cache.fetch(path, () => this.#ask(path), options);
  }

  /**
   * The answer to an anonymous GET that the API counts by visitor: asked in the name of the client that
   * wants it, each time anew.
   * @throws ApiUnavailable where the API fails
   */
  async readFor(client: string, path: string): Promise<ApiAnswer> {
    return (await this.#ask(path, client)).value;
  }

  purge(tags?: readonly string[]): number {
    return this.#cache.purge(tags);
  }

  async #ask(path: string, client?: string): Promise<Produced<ApiAnswer>> {
    const { apiOrigin, timeoutMs } = this.#options;
    const url = new URL(path, apiOrigin);
    if (url.origin !== apiOrigin) throw new TypeError(`Not a path of the API: ${path}`);
    let response: Response;
    let text: string;
    try {
      response = await this.#options.fetch(url, {
        headers: {
          accept: 'application/json',
          ...(client !== undefined && { 'x-forwarded-for': client }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      throw new ApiUnavailable(timedOut ? 504 : 503, `No answer to ${path}`, { cause: error });
    }
    if (response.status >= 500) throw new ApiUnavailable(502, `${response.status} to ${path}`);
    if (!isAnswerOfApi(response, text)) throw new ApiUnavailable(502, `No JSON to ${path}`);
    const keep = mayBeKept(response);
    const answer = makeAnswer({
      status: response.status,
      body: Buffer.from(text),
      contentType: 'application/json; charset=utf-8',
      cacheControl: keep ? 'public, max-age=0, must-revalidate' : 'no-store',
      headers: ['X-Content-Type-Options', 'nosniff'],
    });
    return { value: { ...answer, text }, tags: [collectionOf(path)], keep };
  }
}

/** What content an API path is of: `/api/courses?…` and `/api/Courses/x` are of `courses`. */
export function collectionOf(path: string): string {
  return (path.split(/[/?]/, 3)[2] ?? '').toLowerCase();
}

function mayBeKept(response: Response): boolean {
  const cacheControl = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !/\b(?:private|no-store)\b/i.test(cacheControl)
  );
}

/** JSON with the two words that every answer has one of; anything else came from something else. */
function isAnswerOfApi(response: Response, text: string): boolean {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return false;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return false;
    return response.ok ? 'data' in body && body.data !== undefined : 'error' in body;
  } catch {
    return false;
  }
}

/**
 * The reader as a `fetch`, for a client that renders; it notes whether anything failed, and whether the
 * page holds what only its visitor asked for.
 * @param client the visitor's address
 */
export function fetchThrough(reader: ApiReader, apiOrigin: string, client: string) {
  const used = { tags: new Set<string>(), failed: false, counted: false };
  const fetchApi: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, apiOrigin);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET' || url.origin !== apiOrigin) {
      throw new TypeError(
        `A page may only read the API while it is rendered: ${method} ${url.href}`,
      );
    }
    const path = url.pathname + url.search;
    // A page that would ask for it has an address without end, and there is no such page.
    if (path.length > MAX_URL_LENGTH) return Response.json(failureBody(404), { status: 404 });
    used.tags.add(collectionOf(path));
    try {
      used.counted ||= !isContent(path);
      const { status, text } = isContent(path)
        ? await reader.read(path, { waitWhenStale: true })
        : await reader.readFor(client, path);
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      used.failed = true;
      return Response.json(failureBody(error.status), { status: error.status });
    }
  };
  return { fetchApi, used };
}
