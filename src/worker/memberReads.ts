import type { WorkboxPlugin } from 'workbox-core/types';
import { tokenSubject } from '@/data/tokenSubject';
import { SAVED_AT_HEADER, savedAtOf } from '@/lib/savedAt';
import { savedFor } from '@/lib/savedReads';

/** The API is down behind its host or proxy: as good as no network. */
const UNAVAILABLE = [502, 503, 504];

/** The record is gone, or belongs to someone else now. */
const GONE = [403, 404, 410];

/**
 * The account whose read this is, by the token that the page sends; null if the response must not be
 * saved. A page without a token, such as after a logout, can therefore read nothing.
 */
export function memberOf({ method, url, headers }: Request): string | null {
  const target = new URL(url);
  if (method !== 'GET' || target.origin !== location.origin || savedFor(target) === null)
    return null;
  const [scheme, token] = headers.get('authorization')?.split(' ') ?? [];
  return scheme === 'Bearer' ? tokenSubject(token ?? null) : null;
}

interface MemberReadOptions {
  /** False once the session in which the request was sent has ended. */
  isCurrent: () => boolean;
  /** Deletes the saved response of a URL. */
  forget: (url: string) => Promise<unknown>;
}

/** The rules for one read: what is saved, and when a saved response may be used. */
export function memberRead({ isCurrent, forget }: MemberReadOptions): WorkboxPlugin {
  let unavailable: Response | undefined;
  return {
    // Without the request's headers, whose token changes.
    cacheKeyWillBeUsed: async ({ request }) => request.url,
    fetchDidSucceed: async ({ request, response }) => {
      if (GONE.includes(response.status)) await forget(request.url);
      if (!UNAVAILABLE.includes(response.status)) return response;
      unavailable = response;
      throw new Error(`The API is unavailable: ${response.status}.`);
    },
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && isCurrent() ? withTime(response) : null,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      if (!cachedResponse || !isCurrent()) return null;
      const maxAge = savedFor(new URL(request.url)) ?? 0;
      const age = Date.now() - (savedAtOf(cachedResponse) ?? 0);
      if (age <= maxAge) return cachedResponse;
      await forget(request.url);
      return null;
    },
    // Nothing is saved: the page shows the API's own response.
    handlerDidError: async () => unavailable,
  };
}

function withTime({ body, status, statusText, headers }: Response): Response {
  const stamped = new Headers(headers);
  stamped.set(SAVED_AT_HEADER, String(Date.now()));
  return new Response(body, { status, statusText, headers: stamped });
}
