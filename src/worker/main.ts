import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { dropMemberCaches, memberCache, type WorkerMessage } from '@/lib/offlineCaches';
import { memberOf, memberRead } from './memberReads';
import type { OfflineBuild } from './offlineBuild';
import { offlinePaths, outdatedCaches, savedAsset, savedPage, savePages } from './offlinePages';

declare const self: ServiceWorkerGlobalScope;
/** Written by `host/build/serviceWorker.ts`. */
declare const OFFLINE_BUILD: OfflineBuild;

/** How long a connection that receives nothing is waited for, if there is something saved. */
const PATIENCE_SECONDS = 5;

const OFFLINE_PAGE = '/offline.html';

/**
 * The account that the pages reported last, null for none; undefined since the service worker started. A response that
 * arrives after the account's logout is neither saved nor served.
 */
let loggedIn: string | null | undefined;

const isLoggedIn = (member: string) => loggedIn === undefined || loggedIn === member;

const scripts = new Set(Object.values(OFFLINE_BUILD.scripts).flat());

clientsClaim();
precacheAndRoute(OFFLINE_BUILD.precache, { cleanURLs: false });

// What an account owns. Changes are never saved or sent again: only GET has a route.
registerRoute(
  ({ request }) => memberOf(request) !== null,
  ({ request, event }) => {
    const member = memberOf(request) ?? '';
    const cacheName = memberCache(member);
    const plugin = memberRead({
      isCurrent: () => isLoggedIn(member),
      forget: async (url) => (await caches.open(cacheName)).delete(url),
    });
    return new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: PATIENCE_SECONDS,
      matchOptions: { ignoreVary: true },
      plugins: [plugin],
    }).handle({ event, request });
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => {
    if (scripts.has(url.pathname)) return (await savedAsset(url.pathname)) ?? fetch(request);
    const response = await fetch(request).catch(() => null);
    if (response?.ok) return response;
    // A tab of the build before, whose files the host no longer has.
    return (await savedAsset(url.pathname)) ?? response ?? Response.error();
  },
);

// Pages come from the network only, so that a price is never old. The panel and the API have their own.
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      const { pathname } = new URL(request.url);
      const saved = offlinePaths.has(pathname)
        ? await savedPage(OFFLINE_BUILD.id, pathname)
        : undefined;
      const network = new NetworkOnly({
        ...(saved && { networkTimeoutSeconds: PATIENCE_SECONDS }),
      });
      try {
        return await network.handle({ event, request });
      } catch {
        return saved ?? (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
      }
    },
    { denylist: [/^\/(?:admin|api|assets|uploads)(?:\/|$)/] },
  ),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      const outdated = outdatedCaches(await caches.keys(), OFFLINE_BUILD.id);
      await Promise.all(outdated.map((name) => caches.delete(name)));
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'activate') return void self.skipWaiting();
  if (message.type === 'session') {
    loggedIn = message.member;
    return event.waitUntil(dropMemberCaches(message.member));
  }
  const isCurrent = () => loggedIn !== null;
  event.waitUntil(
    (async () => {
      await savePages(OFFLINE_BUILD, 'member', isCurrent);
      if (message.staff) await savePages(OFFLINE_BUILD, 'staff', isCurrent);
    })(),
  );
});
