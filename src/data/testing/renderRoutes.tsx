import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { apolloContext } from '../apolloContext';
import { cartReadyVar } from '../cart';
import { createApolloClient } from '../client';
import { isLoginVar, sessionReadyVar } from '../session';

interface Options {
  fetch: typeof fetch;
  at: string;
  loggedIn?: boolean;
}

/** Renders routes as after hydration, with the real cache and links and a fake fetch. */
export function renderRoutes(routes: RouteObject[], { fetch, at, loggedIn = false }: Options) {
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
    </ApolloProvider>,
  );
  return { ...view, client, router };
}
