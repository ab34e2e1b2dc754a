import { routePatterns } from '@iia/shared/routePatterns';
import { ASSETS_PREFIX, PAGES_PREFIX } from '@/lib/offlineCaches';
import {
  offlinePages as pagesByAudience,
  type OfflineAudience,
  type OfflineBuild,
} from './offlineBuild';

const pathsOf = (audience: OfflineAudience): string[] =>
  (Object.keys(pagesByAudience[audience]) as (keyof typeof routePatterns)[]).map(
    (name) => routePatterns[name],
  );

export const offlinePaths: ReadonlySet<string> = new Set([
  ...pathsOf('member'),
  ...pathsOf('staff'),
]);

const HTML = /^text\/html\b/;

/** A script of this build or of the one before; its name contains its hash. */
export async function savedAsset(pathname: string): Promise<Response | undefined> {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(ASSETS_PREFIX)) continue;
    const found = await caches.match(pathname, { cacheName });
    if (found) return found;
  }
  return undefined;
}

export const savedPage = (id: string, pathname: string): Promise<Response | undefined> =>
  caches.match(pathname, { cacheName: PAGES_PREFIX + id });

/**
 * Saves the pages of an audience: first their scripts, then their documents, so that a saved document
 * never lacks a script. What is saved already costs no request.
 *
 * @param isCurrent false once the session has ended: a visitor needs no member's page
 */
export async function savePages(
  { id, scripts }: Pick<OfflineBuild, 'id' | 'scripts'>,
  audience: OfflineAudience,
  isCurrent: () => boolean,
): Promise<void> {
  const pages = await caches.open(PAGES_PREFIX + id);
  const assets = await caches.open(ASSETS_PREFIX + id);
  for (const path of pathsOf(audience)) {
    if (await pages.match(path)) continue;
    for (const url of scripts[audience]) if (!(await assets.match(url))) await assets.add(url);
    const response = await fetch(path, { cache: 'no-store' });
    const isOwn = (await response.clone().text()).includes(`data-build="${id}"`);
    const isPage = response.ok && HTML.test(response.headers.get('content-type') ?? '');
    // A newer build has a newer service worker, which saves its pages.
    if (isPage && isOwn && isCurrent()) await pages.put(path, response);
  }
}

/** The caches that a new version deletes: all documents of others, and scripts except of the build before. */
export function outdatedCaches(names: readonly string[], id: string): string[] {
  const pages = names.filter((name) => name.startsWith(PAGES_PREFIX) && name !== PAGES_PREFIX + id);
  // In the order in which they were created. A tab of the build before may still load its scripts.
  const assets = names.filter(
    (name) => name.startsWith(ASSETS_PREFIX) && name !== ASSETS_PREFIX + id,
  );
  return [...pages, ...assets.slice(0, -1)];
}
