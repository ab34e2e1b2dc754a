import { describe, expect, it } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PublicQueries } from '@/data/page/pageQueries';
import { requireLogin, requireStaff } from './guards';
import {
  loadPageModule,
  isMemberPage,
  isPublicPage,
  sourceOfPage,
  type PageModule,
} from './pageRoute';
import { routes } from './routes';

const leaves = (all: RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [route, ...leaves(route.children ?? [])]);

const pages = leaves(routes).filter(({ lazy }) => typeof lazy === 'function');

/** Route parameters that record which names are read, and return the same value for each. */
function recorded(word: string | null) {
  const readNames = new Set<string>();
  const search = new URLSearchParams();
  search.get = (name) => {
    readNames.add(name);
    return word;
  };
  return { readNames, search };
}

describe('routes', () => {
  it.each(pages.map((route) => [route.path, route] as const))(
    'loads the page of %s, whose queries need no more access than its visitors have',
    async (_path, { id = '', lazy }) => {
      const page = await (lazy as () => Promise<object>)();
      expect(page).toHaveProperty('Component');
      if (isMemberPage(id)) expect(page).toHaveProperty('HydrateFallback');
    },
  );

  it.each(pages.filter(({ id = '' }) => isPublicPage(id)).map((route) => [route.path, route]))(
    'reads no query parameter at %s that the host strips',
    async (_path, { id = '' }) => {
      const { queries, parameters = [] } = (await loadPageModule(id)) as PageModule & {
        queries?: PublicQueries;
      };
      // The second value selects the calendar, which has its own parameters.
      for (const word of [null, 'lich']) {
        const { readNames, search } = recorded(word);
        queries?.queries({ param: () => 'x', search, now: 0 });
        expect(parameters).toEqual(expect.arrayContaining([...readNames]));
      }
    },
  );

  it.each(Object.entries(import.meta.glob<object>('../pages/*/*Page.tsx')))(
    'lists %s, which exports only what a route accepts',
    async (file, load) => {
      const sources = pages.map(({ id = '' }) => sourceOfPage(id));
      expect(sources).toContain(file.replace('..', 'src'));
      const known = [
        'Component',
        'queries',
        'parameters',
        'shouldRevalidate',
        'ErrorBoundary',
        'HydrateFallback',
      ];
      expect(known).toEqual(expect.arrayContaining(Object.keys(await load())));
    },
  );

  const guardsOf = (path: string) =>
    (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.middleware ?? []);

  it.each([
    '/tai-khoan/quan-ly-user',
    '/tai-khoan/quan-ly-user/u1',
    '/tai-khoan/thong-ke',
    '/tai-khoan/doi-soat',
    '/tai-khoan/diem-danh',
  ])('guards %s, a page of staff', (path) => {
    expect(guardsOf(path)).toEqual([requireLogin, requireStaff]);
  });

  it.each(['/dat-hang', '/tai-khoan/bao-mat', '/tai-khoan/du-lieu'])(
    'guards %s, a page of members',
    (path) => {
      expect(guardsOf(path)).toEqual([requireLogin]);
    },
  );
});
