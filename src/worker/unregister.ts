export {};

declare const self: ServiceWorkerGlobalScope;

// Served as /sw.js with SERVICE_WORKER=off: removes the service worker and all that it saved.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
