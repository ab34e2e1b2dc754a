import type { ComponentType } from 'react';
import type {
  LoaderFunction,
  NonIndexRouteObject,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { Access } from '@/data/generated/access';
import { checkAudience } from './checkAudience';
import { loadOrReload, loadOnce } from './loadOrReload';
import { PageSkeleton } from './PageSkeleton';

/** What a page's file (`src/pages/<folder>/<Name>Page.tsx`) may export. */
export interface PageModule {
  Component: ComponentType;
  /** The page's queries; their loader becomes the route's. */
  queries?: { access: Access; loader?: LoaderFunction };
  /**
   * Query parameters that affect rendering; the host strips all others. Without this, all are
   * stripped.
   */
  parameters?: readonly string[];
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
  /** Shown while the first data of a page behind the login is loading. */
  HydrateFallback?: ComponentType;
}

type PageProperties = Omit<PageModule, 'queries' | 'parameters'> & {
  loader?: LoaderFunction;
  handle?: PageHandle;
};

/** Route metadata for the host. */
interface PageHandle {
  parameters: readonly string[];
}

const modules = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../pages/*/*Page.tsx')).map(
    ([source, load]) => [source, loadOnce(load)] as const,
  ),
);

/**
 * The route of a public page. Its code is a separate chunk, loaded when first needed.
 *
 * @param path the route's pattern, as in `routePatterns`
 * @param file the page's file in `src/pages`, without extension: `course-list/CourseListPage`
 */
export function page(path: string, file: string): NonIndexRouteObject {
  return { id: `page:${file}:${path}`, path, lazy: loadingOf(path, file, 'PUBLIC') };
}

/**
 * The route of a page behind the login. The host sends only its skeleton and the browser runs its
 * loader, so every route of this kind needs a loader.
 */
export const memberPage = (path: string, file: string): NonIndexRouteObject =>
  pageBehindLogin(path, file, 'MEMBER');

export const staffPage = (path: string, file: string): NonIndexRouteObject =>
  pageBehindLogin(path, file, 'STAFF');

function pageBehindLogin(path: string, file: string, audience: Access): NonIndexRouteObject {
  const load = loadingOf(path, file, audience);
  return {
    id: `member-page:${file}:${path}`,
    path,
    lazy: async () => ({ loader: () => null, HydrateFallback: PageSkeleton, ...(await load()) }),
  };
}

/**
 * The route of a preview in the panel's frame. The host sends only a skeleton, which must not be
 * cached; the content is loaded in the browser.
 */
export function previewPage(path: string, file: string): NonIndexRouteObject {
  return { id: `preview-page:${file}:${path}`, path, lazy: loadingOf(path, file, 'PUBLIC') };
}

export function isPreviewPage(routeId: string): boolean {
  return routeId.startsWith('preview-page:');
}

export function isMemberPage(routeId: string): boolean {
  return routeId.startsWith('member-page:');
}

export function isPublicPage(routeId: string): boolean {
  return routeId.startsWith('page:');
}

/** A page's source file, relative to the repository root; null for other routes. */
export function sourceOfPage(routeId: string): string | null {
  const file = /^(?:member-|preview-)?page:([^:]+):/.exec(routeId)?.[1];
  return file === undefined ? null : `src/pages/${file}.tsx`;
}

/** The query parameters declared by a loaded page. */
export function parametersOf({ handle }: RouteObject): readonly string[] {
  return (handle as PageHandle | undefined)?.parameters ?? [];
}

/** A page's code, for prefetching: a failure is left to the caller and never reloads the page. */
export async function loadPageModule(routeId: string): Promise<PageModule | undefined> {
  const source = sourceOfPage(routeId)?.replace(/^src/, '..');
  return source === undefined ? undefined : modules[source]?.();
}

function loadingOf(path: string, file: string, audience: Access): () => Promise<PageProperties> {
  const source = `../pages/${file}.tsx`;
  const load = modules[source];
  if (load === undefined)
    throw new Error(`The route ${path} refers to a missing page file: ${source}`);
  return async () => {
    const { queries, parameters, Component, shouldRevalidate, ErrorBoundary, HydrateFallback } =
      await loadOrReload(load);
    if (import.meta.env.DEV || import.meta.env.SSR) {
      checkAudience(`src/pages/${file}.tsx`, queries?.access, audience);
    }
    return {
      Component,
      ...(queries?.loader && { loader: queries.loader }),
      ...(parameters && { handle: { parameters } satisfies PageHandle }),
      ...(shouldRevalidate && { shouldRevalidate }),
      ...(ErrorBoundary && { ErrorBoundary }),
      ...(HydrateFallback && { HydrateFallback }),
    };
  };
}
