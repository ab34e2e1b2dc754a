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

/** Reads under way. One whose account has logged out meanwhile is neither saved nor served. */
const reads = new Set<{ member: string; hasEnded: boolean }>();

/** Whether the pages have reported that nobody is logged in. */
let isVisitor = false;

const scripts = new Set(Object.values(OFFLINE_BUILD.scripts).flat());

clientsClaim();
precacheAndRoute(OFFLINE_BUILD.precache, { cleanURLs: false });

// What an account owns. Changes are never saved or sent again: only GET has a route.
registerRoute(
  ({ request }) => memberOf(request) !== null,
  ({ request, event }) => {
    const read = { member: memberOf(request) ?? '', hasEnded: false };
    const cacheName = memberCache(read.member);
    const plugin = memberRead({
      isCurrent: () => !read.hasEnded,
      forget: async (url) => (await caches.open(cacheName)).delete(url),
    });
    const strategy = new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: PATIENCE_SECONDS,
      matchOptions: { ignoreVary: true },
      plugins: [plugin],
    });
    reads.add(read);
    const [response, done] = strategy.handleAll({ event, request });
    const remove = () => void reads.delete(read);
    done.then(remove, remove);
    return response;
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
    isVisitor = message.member === null;
    for (const read of reads) read.hasEnded ||= read.member !== message.member;
    return event.waitUntil(dropMemberCaches(message.member));
  }
  const isCurrent = () => !isVisitor;
  event.waitUntil(
    (async () => {
      await savePages(OFFLINE_BUILD, 'member', isCurrent);
      if (message.staff) await savePages(OFFLINE_BUILD, 'staff', isCurrent);
    })(),
  );
});
