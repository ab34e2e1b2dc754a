import { startTransition } from 'react';
import { hydrateRoot } from './performance/evaluateReact';
import { nextTask } from './performance/nextTask';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { createApolloClient } from '@/data/client';
import { loadPagesAt } from './loadPages';
import { errorOfStatus, pageStateId, type PageState } from './pageState';
import { Providers } from './Providers';
import { routes } from './routes';
import { OnHydrated } from './OnHydrated';
import { stopRecordingClicks } from './replayEarlyClicks';
import { startBrowser } from './startBrowser';
import { fetchAndLog } from './fetchAndLog';

void hydrate();

// Not top-level await: the page chunks import this module and would deadlock waiting for it.
async function hydrate(): Promise<void> {
  const state = readState();
  await nextTask();
  const client = createApolloClient({
    apiUrl: '/api',
    cacheState: state.cache,
    fetch: import.meta.env.DEV ? fetchAndLog : undefined,
  });
  const context = new RouterContextProvider(new Map([[apolloContext, client]]));
  await nextTask();
  await loadPagesAt(routes, window.location);
  await nextTask();
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    hydrationData: { loaderData: state.loaderData, errors: errorsOf(state) },
  });
  const start = () => startBrowser({ router, client, routes, context });
  stopRecordingClicks();
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') ?? document.body,
      <Providers client={client} origin={state.origin}>
        <OnHydrated onHydrated={start}>
          {/* Transitions would draw a frame after each slice of the next page. */}
          <RouterProvider router={router} useTransitions={false} />
        </OnHydrated>
      </Providers>,
    );
  });
}

function errorsOf({ errors, requestId }: PageState) {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, status]) => [id, errorOfStatus(status, requestId)]),
  );
}

function readState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  return text
    ? (JSON.parse(text) as PageState)
    : { cache: {}, loaderData: {}, errors: null, requestId: null, origin: '' };
}
