import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { cartReadyVar } from '@/data/cart';
import { createApolloClient } from '@/data/client';
import { isLoginVar, sessionReadyVar } from '@/data/session';
import { byEndpoint } from '@/data/testing/byEndpoint';
import { fakeApi, type Responder } from '@/data/testing/fakeApi';
import { LiveRegion } from '@/ui/LiveRegion';

interface VisitOptions {
  fetch: typeof fetch;
  at: string;
  loggedIn?: boolean;
}

/** Renders routes as after hydration, with the real cache and links and a fake fetch. */
export function renderRoutes(routes: RouteObject[], { fetch, at, loggedIn = false }: VisitOptions) {
  const client = createApolloClient({
    apiUrl: 'http://localhost/api',
    fetch,
    timeoutMs: 500,
    strict: true,
  });
  if (loggedIn) {
    document.cookie = 'token=test.jwt.token; path=/';
    isLoginVar(true);
  }
  sessionReadyVar(true);
  cartReadyVar(true);
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
  });
  const view = render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
      <LiveRegion />
    </ApolloProvider>,
  );
  return { ...view, client, router };
}

interface OpenOptions extends Omit<VisitOptions, 'fetch'> {
  /** Responses by method and path below `/api`: `POST /order/quote`. All others are 404. */
  endpoints: Record<string, Responder>;
}

/** Opens a page as a user does: its route and those it leads to, on an API with these responses. */
export function openPage(
  routes: RouteObject | RouteObject[],
  { endpoints, ...options }: OpenOptions,
) {
  const api = fakeApi(byEndpoint(endpoints));
  const view = renderRoutes([routes].flat(), { ...options, fetch: api.fetch });
  return { ...view, ...api, user: userEvent.setup() };
}
