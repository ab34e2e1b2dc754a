import type { ComponentType } from 'react';
import type {
  LoaderFunction,
  NonIndexRouteObject,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { Access } from '@/data/generated/access';
import { checkAudience } from './checkAudience';
import { loadOrReload } from './loadOrReload';
import { PageSkeleton } from './PageSkeleton';

/** What a page's file (`src/pages/<folder>/<Name>Page.tsx`) may export. */
export interface PageModule {
  Component: ComponentType;
  /** What it asks the API: its loader is the route's. */
  queries?: { access: Access; loader?: LoaderFunction };
  /** Parameters of the address that it is rendered by; the host takes any other away, without one all. */
  parameters?: readonly string[];
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
  /** What stands while the first data of a page behind the login is fetched. */
  HydrateFallback?: ComponentType;
}

type PageProperties = Omit<PageModule, 'queries' | 'parameters'> & {
  loader?: LoaderFunction;
  handle?: PageHandle;
};

/** What a page's route says of itself to the host. */
interface PageHandle {
  parameters: readonly string[];
}

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx');

/**
 * The route of a page for everyone. Its code is a chunk of its own, loaded when the route is first
 * needed.
 * @param path the route's pattern, as in `routePatterns`
 * @param file the page's file in `src/pages`, without its ending: `course-list/CourseListPage`
 */
export function page(path: string, file: string): NonIndexRouteObject {
  return { id: `page:${file}:${path}`, path, lazy: loadingOf(path, file, 'PUBLIC') };
}

/**
 * The route of a page behind the login. The host sends its skeleton only; the browser runs its
 * loader, so each such route has one.
 */
export const memberPage = (path: string, file: string): NonIndexRouteObject =>
  pageBehindLogin(path, file, 'MEMBER');

/** The route of a page of the staff: as a member's. */
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
 * The route of a preview, which the panel shows in a frame. What it shows comes into the browser alone;
 * the host sends its skeleton, and neither keeps it nor lets others.
 */
export function previewPage(path: string, file: string): NonIndexRouteObject {
  return { id: `preview-page:${file}:${path}`, path, lazy: loadingOf(path, file, 'PUBLIC') };
}

/** Whether the id is that of a preview. */
export function isPreviewPage(routeId: string): boolean {
  return routeId.startsWith('preview-page:');
}

/** Whether the id is that of a page behind the login. */
export function isMemberPage(routeId: string): boolean {
  return routeId.startsWith('member-page:');
}

/** Whether the id is that of a page for everyone. */
export function isPublicPage(routeId: string): boolean {
  return routeId.startsWith('page:');
}

/** The source file (from the root) of the page that a route id names; null for other routes. */
export function sourceOfPage(routeId: string): string | null {
  const file = /^(?:member-|preview-)?page:([^:]+):/.exec(routeId)?.[1];
  return file === undefined ? null : `src/pages/${file}.tsx`;
}

/** The parameters that a loaded page's route says it is rendered by. */
export function parametersOf({ handle }: RouteObject): readonly string[] {
  return (handle as PageHandle | undefined)?.parameters ?? [];
}

/** A page's code for who only guesses that it will be wanted: a failure is theirs, and reloads nothing. */
export async function loadPageModule(routeId: string): Promise<PageModule | undefined> {
  const source = sourceOfPage(routeId)?.replace(/^src/, '..');
  return source === undefined ? undefined : modules[source]?.();
}

function loadingOf(path: string, file: string, audience: Access): () => Promise<PageProperties> {
  const source = `../pages/${file}.tsx`;
  const load = modules[source];
  if (load === undefined)
    throw new Error(`The route ${path} names a page that is not there: ${source}`);
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
