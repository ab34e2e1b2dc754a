import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ApiError } from 'rest-contract';
import { queryClientContext, type QueryClient } from '@/data/queryClientContext';
import { fillHostClient, hostClient } from '@/data/host/hostClient';
import { HostQueries, type ReadApi } from '@/data/host/HostQueries';
import { pageMoment } from '@/data/page/pageLocation';
import type { FeedFile } from './feeds/Feed';
import { feedAt } from './feeds/feedAt';
import { loadAllPages } from './loadPages';
import { pageFonts, type WebFont } from './pageFonts';
import { isMemberPage, isPreviewPage, isPublicPage, parametersOf, sourceOfPage } from './pageRoute';
import { errorOfStatus, statusOfFailure, type PageState } from './pageState';
import { PageStyles } from './performance/PageStyles';
import { Providers } from './Providers';
import { routes } from './routes';
import { PartCacheContext } from './performance/CachedPart';

export interface RenderRequest {
  /** Only path and query matter; the origin is ignored. */
  url: URL;
  /** The site's public origin, without a trailing slash. */
  origin: string;
  /** Aborts loading once the client has disconnected. */
  signal: AbortSignal;
  nonce: string;
  readApi: ReadApi;
  /** Shown on error pages, so that the failure can be found in the log. */
  requestId?: string | undefined;
}

export interface RenderedPage {
  kind: 'page';
  /** The router's pattern, e.g. `/khoa-hoc/:slug`. */
  route: string;
  status: number;
  /** Title, description and everything else that components lifted into the head. */
  head: string;
  /** The components' `<style>` elements, with the nonce. */
  styles: string;
  body: string;
  state: PageState;
  /** Source files of the matched pages, to preload their chunks. */
  sources: string[];
  fonts: readonly WebFont[];
  /** Behind the login: a skeleton that must never be cached. */
  personal: boolean;
  /** An editor's preview: never cached or indexed, and allowed in the panel's frame. */
  preview: boolean;
  /** The error, for the log only; null on success. */
  failure: unknown;
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

/** A response that is not a page: a feed or a calendar. */
export interface RenderedFile extends FeedFile {
  kind: 'file';
}

const loaded = loadAllPages(routes);
const handler = loaded.then(() => createStaticHandler(routes));

/** The router patterns of all public pages, e.g. `/khoa-hoc/:slug`. */
export const publicPatterns: readonly string[] = patternsOf(routes);

/** Cached, because the router ranks all routes on every match. */
const parametersByPath = new LRUCache<string, readonly string[]>({ max: 1_000 });

/** The query parameters that affect how the page at a path is rendered. */
export async function parametersAt(pathname: string): Promise<readonly string[]> {
  await loaded;
  const known = parametersByPath.get(pathname);
  if (known) return known;
  const found = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => parametersOf(route));
  parametersByPath.set(pathname, found);
  return found;
}

function patternsOf(some: readonly RouteObject[]): string[] {
  return some.flatMap(({ id = '', path, children = [] }) =>
    path !== undefined && isPublicPage(id) ? [path] : patternsOf(children),
  );
}

/**
 * Renders one page, the same for every visitor. Loaders run here, except those behind the login. A
 * page that fails to load or to render yields its error page with the matching status.
 */
export async function renderPage(
  request: RenderRequest,
): Promise<RenderedPage | RenderedRedirect | RenderedFile> {
  const { query, dataRoutes } = await handler;
  const queries = new HostQueries(request.readApi);
  const file = await fileAt(request, queries);
  if (file) return { kind: 'file', ...file };
  const context = await query(new Request(request.url, { signal: request.signal }), {
    requestContext: new RouterContextProvider(new Map([[queryClientContext, queries]])),
    filterMatchesToLoad: ({ route }) => !isMemberPage(route.id),
  });
  if (context instanceof Response) return toRedirect(context);

  const { nonce, origin, requestId = null } = request;
  const tree = { context, dataRoutes, nonce, origin };
  // No `await` from here on, because all renders share this Apollo client.
  fillHostClient(queries.fetched);
  let failure = replaceErrorsByStatus(context, requestId);
  let markup: Markup;
  try {
    markup = renderTree(tree);
  } catch (error) {
    failure = error;
    failAt(context, context.errors === null ? 'content' : 'root', requestId);
    markup = renderTreeOrFallback(tree, requestId);
  }
  const routeIds = context.matches.map(({ route }) => route.id);
  return {
    kind: 'page',
    route: context.matches.at(-1)?.route.path ?? 'none',
    status: context.statusCode,
    ...markup,
    state: {
      cache: hostClient.extract() as PageState['cache'],
      loaderData: context.loaderData,
      errors: context.errors && statusesOf(context.errors),
      requestId: context.errors && requestId,
      origin,
    },
    sources: routeIds.flatMap((id) => sourceOfPage(id) ?? []),
    fonts: pageFonts,
    personal: routeIds.some(isMemberPage),
    preview: routeIds.some(isPreviewPage),
    failure,
  };
}

/** The feed at the path, or null so that the page can report the error. */
async function fileAt(
  { url, origin }: RenderRequest,
  client: QueryClient,
): Promise<FeedFile | null> {
  try {
    return (await feedAt(url.pathname)?.({ client, origin, now: pageMoment() })) ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

interface Markup {
  head: string;
  styles: string;
  body: string;
}

interface Tree {
  context: StaticHandlerContext;
  dataRoutes: Parameters<typeof createStaticRouter>[0];
  nonce: string;
  origin: string;
}

const styles = new PageStyles();

function renderTree({ context, dataRoutes, nonce, origin }: Tree): Markup {
  const kind = context.matches.map(({ route }) => route.id).join();
  const sheet = styles.sheetOf(kind);
  const partCache = styles.partCacheOf(kind);
  const markup = renderToString(
    <Providers client={hostClient} origin={origin} sheet={sheet}>
      <PartCacheContext value={partCache.find}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PartCacheContext>
    </Providers>,
  );
  return { ...splitHead(partCache.fill(markup)), styles: styles.tagsOf(kind, nonce) };
}

/** If the shell is broken, the error page fails too; the fallback has no dependencies. */
function renderTreeOrFallback(tree: Tree, requestId: string | null): Markup {
  try {
    return renderTree(tree);
  } catch {
    failAt(tree.context, 'root', requestId);
    return renderTree(tree);
  }
}

/** React emits everything that belongs in the head before the first body element. */
const bodyStart = /<(?!title|meta|link|style|script|!--|\/)/;

function splitHead(markup: string): Pick<Markup, 'head' | 'body'> {
  const start = markup.search(bodyStart);
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** Reduces each error to its status, so that the browser hydrates what the host rendered. */
function replaceErrorsByStatus(context: StaticHandlerContext, requestId: string | null): unknown {
  if (context.errors === null) return null;
  const [failure] = Object.values(context.errors) as unknown[];
  context.statusCode = statusOfFailure(failure);
  context.errors = Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => [
      id,
      errorOfStatus(statusOfFailure(error), requestId),
    ]),
  );
  return failure;
}

function failAt(
  context: StaticHandlerContext,
  routeId: 'content' | 'root',
  requestId: string | null,
): void {
  context.statusCode = 500;
  context.errors = { [routeId]: errorOfStatus(500, requestId) };
}

function statusesOf(errors: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, statusOfFailure(error)]),
  );
}

function toRedirect(response: Response): RenderedRedirect {
  const location = response.headers.get('location');
  if (location === null)
    throw new Error(`A loader returned ${response.status} without a Location header.`);
  return { kind: 'redirect', status: response.status, location };
}
