import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/** Loads every page's code into its route, so that the host never waits for a chunk. */
export async function loadAllPages(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      await loadPage(route);
      if (route.children) await loadAllPages(route.children);
    }),
  );
}

/**
 * Loads the code of the pages at this location into their routes: hydration must not wait for a
 * chunk.
 */
export async function loadPagesAt(
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const properties = await route.lazy();
  Object.assign(route, properties, { lazy: undefined });
}
