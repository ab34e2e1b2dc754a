import type { ApolloClient } from '@apollo/client';
import {
  createPath,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { startCart } from '@/data/cart';
import { onSessionEnded, refreshProfile, watchSession } from '@/data/session';
import { clearDrafts } from '@/lib/drafts';
import { isMemberPage } from './pageRoute';
import { setPendingPage } from './pendingPage';
import { prefetchOnIntent } from './prefetchOnIntent';
import { replayEarlyClicks } from './replayEarlyClicks';
import { watchBuild } from './watchBuild';

export interface BrowserParts {
  router: ReturnType<typeof createBrowserRouter>;
  client: ApolloClient;
  routes: RouteObject[];
  context: RouterContextProvider;
}

/** Starts everything that lives as long as the tab, once the page is hydrated. */
export function startBrowser({ router, client, routes, context }: BrowserParts): void {
  startCart();
  let { location } = router.state;
  router.subscribe((state) => {
    const next = state.navigation.location;
    setPendingPage(next && createPath(next));
    if (state.navigation.state !== 'idle' || state.location === location) return;
    location = state.location;
    refreshProfile(client);
  });
  onSessionEnded((reason) => {
    // After an expired session the member returns to their drafts; after a logout no personal data
    // may remain.
    if (reason !== 'expired') clearDrafts();
    // On a page behind the login the guard redirects to the login, which returns here.
    const here = matchRoutes(routes, router.state.location)?.at(-1)?.route.id ?? '';
    if (isMemberPage(here)) void router.revalidate();
  });
  // The first check may already report a different member than before the reload.
  watchSession(client);
  refreshProfile(client);
  prefetchOnIntent({ routes, context });
  watchBuild();
  replayEarlyClicks();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Nobody needs it on the first page: it must not compete for the network or the CPU.
    whenIdle(() => {
      import('./offline/startOffline').then(
        ({ startOffline }) => startOffline({ client, router }),
        () => undefined,
      );
    });
  }
}

const IDLE_TIMEOUT_MS = 10_000;

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    else callback();
  }, 2_000);
}
