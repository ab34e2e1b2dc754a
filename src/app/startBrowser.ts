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
import { watchBuild } from './watchBuild';

export interface BrowserParts {
  router: ReturnType<typeof createBrowserRouter>;
  client: ApolloClient;
  routes: RouteObject[];
  context: RouterContextProvider;
}

/** Starts, once the page is hydrated, what lives as long as the tab. */
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
    // Who logs in again finds what was typed; who left leaves no name and no address behind.
    if (reason !== 'expired') clearDrafts();
    // The guard sends who stands on a page behind the login to the login, and from there back.
    const here = matchRoutes(routes, router.state.location)?.at(-1)?.route.id ?? '';
    if (isMemberPage(here)) void router.revalidate();
  });
  // Its first look may tell already: of another member than who was here before a reload.
  watchSession(client);
  refreshProfile(client);
  prefetchOnIntent({ routes, context });
  watchBuild();
}
