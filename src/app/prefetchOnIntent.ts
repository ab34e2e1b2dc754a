import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { loadNetwork } from '@/data/lazyNetwork';
import { loadPageModule, isMemberPage } from './pageRoute';

interface PrefetchOptions {
  routes: RouteObject[];
  /** Passed to the loaders: contains the tab's Apollo client, whose cache stores the results. */
  context: RouterContextProvider;
}

/** A pointer that only passes over a link shows no intent. */
const HOVER_MS = 65;

/**
 * Prefetches the code and data of a link's page on hover, press, touch or focus; for a page behind the
 * login, only the code.
 */
export function prefetchOnIntent({ routes, context }: PrefetchOptions): void {
  const done = new Set<string>();
  let hovering: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (link: HTMLAnchorElement) => {
    const { pathname, search } = link;
    if (done.has(pathname + search) || prefersReducedData()) return;
    done.add(pathname + search);
    // In parallel with the page's code.
    loadNetwork().catch(() => undefined);
    prefetchPage(routes, context, new URL(link.href)).catch(() => {
      // A failed prefetch is harmless: the click retries and reports the error.
      done.delete(pathname + search);
    });
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(hovering);
    const link = pointerType === 'mouse' && linkAt(target);
    if (link) hovering = setTimeout(() => prefetch(link), HOVER_MS);
  });
  // Starts on mousedown, because the page can load while the button is pressed.
  for (const intent of ['focusin', 'touchstart', 'mousedown'] as const) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = linkAt(target);
        if (link) prefetch(link);
      },
      { passive: true },
    );
  }
}

/** The link around the target, if it points to another page of this site. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const here = link.pathname === location.pathname && link.search === location.search;
  return here ? null : link;
}

async function prefetchPage(
  routes: RouteObject[],
  context: RouterContextProvider,
  url: URL,
): Promise<void> {
  const match = matchRoutes(routes, url)?.at(-1);
  if (match === undefined) return;
  const { route, params, pathname } = match;
  const id = route.id ?? '';
  const loader = (await loadPageModule(id))?.queries?.loader;
  if (loader === undefined || isMemberPage(id)) return;
  await loader({ request: new Request(url), url, params, context, pattern: pathname });
}

function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
