import { describe, expect, it } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { isMemberPage, sourceOfPage } from './pageRoute';
import { routes } from './routes';

const leaves = (all: RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [route, ...leaves(route.children ?? [])]);

const pages = leaves(routes).filter(({ lazy }) => typeof lazy === 'function');

describe('the route table', () => {
  it.each(pages.map((route) => [route.path, route] as const))(
    '%s has its page, and asks no more than its visitors may',
    async (_path, { id = '', lazy }) => {
      const page = await (lazy as () => Promise<object>)();
      expect(page).toHaveProperty('Component');
      if (isMemberPage(id)) expect(page).toHaveProperty('HydrateFallback');
    },
  );

  it.each(Object.entries(import.meta.glob<object>('../pages/*/*Page.tsx')))(
    '%s stands in it, and exports what a route takes and no more',
    async (file, load) => {
      const sources = pages.map(({ id = '' }) => sourceOfPage(id));
      expect(sources).toContain(file.replace('..', 'src'));
      const known = [
        'Component',
        'queries',
        'shouldRevalidate',
        'ErrorBoundary',
        'HydrateFallback',
      ];
      expect(known).toEqual(expect.arrayContaining(Object.keys(await load())));
    },
  );
});
