import type { ReadApi } from '../../src/data/host/HostQueries';
import { createResponse, type HostResponse } from '../responses/HostResponse';
import { bytesOf } from '../responses/HostResponse';
import { StaleCache, type CacheLookups, type Produced } from '../cache/StaleCache';
import { failureBody } from './apiFailure';
import { currentRequestId, REQUEST_ID_HEADER } from '../../cms/src/platform/telemetry/requestId';

export interface ApiReaderOptions {
  apiOrigin: string;
  timeoutMs: number;
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  fetch?: typeof fetch;
  onFailure?: (error: ApiUnavailable) => void;
}

export const MAX_URL_LENGTH = 8_192;

export interface ApiResponse extends HostResponse {
  /** Parsed, with the envelope; never changed. */
  body: ApiBody;
}

type ApiBody = Readonly<Record<string, unknown>>;

/** Upper bound of the parsed body's size, relative to its text. */
const PARSED_RATIO = 4;

/**
 * The API is unreachable, too slow, or returned something that is not an API response. The message omits the query,
 * which may contain a name.
 */
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

export class ApiReader {
  readonly #cache: StaleCache<ApiResponse>;
  readonly #options: Required<ApiReaderOptions>;

  constructor(options: ApiReaderOptions) {
    this.#options = { fetch: globalThis.fetch, onFailure: () => undefined, ...options };
    this.#cache = new StaleCache<ApiResponse>({
      maxBytes: options.maxBytes,
      freshMs: options.freshMs,
      staleMs: options.staleMs,
      sizeOf: (response) =>
        bytesOf(response) + response.variants.identity.body.byteLength * PARSED_RATIO,
    });
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  get lookups(): CacheLookups {
    return this.#cache.lookups;
  }

  fresh(path: string): ApiResponse | undefined {
    return this.#cache.fresh(path);
  }

  /** @throws ApiUnavailable if the API fails and nothing is cached */
  read(path: string, options?: { waitWhenStale?: boolean }): Promise<ApiResponse> {
    return this.#cache.fetch(path, () => this.#request(path), options);
  }

  /** Uncached and under the client's address, for reads that the API rate-limits per visitor. */
  async readFor(client: string, path: string): Promise<ApiResponse> {
    return (await this.#request(path, client)).value;
  }

  purge(tags?: readonly string[]): number {
    return this.#cache.purge(tags);
  }

  async #request(path: string, client?: string): Promise<Produced<ApiResponse>> {
    try {
      return await this.#send(path, client);
    } catch (error) {
      if (error instanceof ApiUnavailable) this.#options.onFailure(error);
      throw error;
    }
  }

  async #send(path: string, client?: string): Promise<Produced<ApiResponse>> {
    const { apiOrigin, timeoutMs } = this.#options;
    const url = new URL(path, apiOrigin);
    const requestId = currentRequestId();
    if (url.origin !== apiOrigin) throw new TypeError(`Not an API path: ${path}`);
    let response: Response;
    let text: string;
    try {
      response = await this.#options.fetch(url, {
        headers: {
          accept: 'application/json',
          ...(client !== undefined && { 'x-forwarded-for': client }),
          ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      throw new ApiUnavailable(timedOut ? 504 : 503, `No response to ${url.pathname}`, {
        cause: error,
      });
    }
    if (response.status >= 500)
      throw new ApiUnavailable(502, `${response.status} to ${url.pathname}`);
    const body = apiBody(response, text);
    if (body === null) throw new ApiUnavailable(502, `No JSON to ${url.pathname}`);
    const keep = isCacheable(response);
    const apiResponse = createResponse({
      status: response.status,
      body: Buffer.from(text),
      contentType: 'application/json; charset=utf-8',
      cacheControl: keep ? 'public, max-age=0, must-revalidate' : 'no-store',
    });
    return { value: { ...apiResponse, body }, tags: [collectionOf(path)], keep };
  }
}

/** The collection an API path belongs to: `/api/courses?…` and `/api/Courses/x` → `courses`. */
export function collectionOf(path: string): string {
  return (path.split(/[/?]/, 3)[2] ?? '').toLowerCase();
}

function isCacheable(response: Response): boolean {
  const cacheControl = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !/\b(?:private|no-store)\b/i.test(cacheControl)
  );
}

/** Null for a response without `data` or `error`, which did not come from the API. */
function apiBody(response: Response, text: string): ApiBody | null {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return null;
  try {
    const body = JSON.parse(text) as ApiBody;
    return (response.ok ? 'data' : 'error') in body ? body : null;
  } catch {
    // Neither JSON nor an object.
    return null;
  }
}

export function requestThrough(reader: ApiReader, apiOrigin: string, client: string) {
  const used = {
    tags: new Set<string>(),
    responses: new Map<string, ApiResponse>(),
    failed: false,
    perVisitor: false,
  };
  const request: ReadApi = async (below) => {
    const { pathname, search } = new URL(`/api${below}`, apiOrigin);
    if (!pathname.startsWith('/api/')) throw new TypeError(`Not an API path: ${below}`);
    const path = pathname + search;
    if (path.length > MAX_URL_LENGTH) return { status: 404, body: failureBody(404) };
    used.tags.add(collectionOf(path));
    try {
      used.perVisitor ||= !isContent(path);
      const response = isContent(path)
        ? await reader.read(path, { waitWhenStale: true })
        : await reader.readFor(client, path);
      used.responses.set(path, response);
      return response;
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      used.failed = true;
      return {
        status: error.status,
        body: failureBody(error.status),
        requestId: currentRequestId(),
      };
    }
  };
  return { request, used };
}

/** No account data, no gateway's call, and nothing the API rate-limits per visitor. The API ignores the case of paths. */
export function isContent(url: string): boolean {
  return !/^\/api\/(?:auth|users|connect|upload|certificate-statuses|search|payment)\b/i.test(url);
}
