const WORKER_URL = '/sw.js';

interface UrlPolicy {
  createScriptURL: (url: string) => string;
}

/** Missing in TypeScript's library and in some browsers. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };
}

/** Registers the service worker. The pages' policy allows this one URL (`host/pages/securityHeaders.ts`). */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => WORKER_URL,
  });
  // The worker's file is checked at each navigation, never taken from the browser's cache.
  return navigator.serviceWorker.register(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL, {
    updateViaCache: 'none',
  });
}
