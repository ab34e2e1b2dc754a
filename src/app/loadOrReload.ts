import { isHostReachable, waitForNetwork } from './network';
import { pendingPage } from './pendingPage';

/** From the specification: a failed chunk load reloads the page at most once in ten seconds. */
const WINDOW_MS = 10_000;
const KEY = 'reloadedAt';

/**
 * Reloads the page, unless it was reloaded within the last ten seconds or session storage is
 * unavailable.
 *
 * @param href the page to load instead of the current one
 * @returns whether the page is about to be replaced
 */
export function reloadOnce(
  page: Pick<Window, 'location' | 'sessionStorage'> | undefined = globalThis.window,
  href?: string,
): boolean {
  if (page === undefined) return false;
  try {
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0);
    const now = Date.now();
    if (now - last < WINDOW_MS) return false;
    page.sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage the time of the last reload is unknown, and reloads could loop forever.
    return false;
  }
  if (href === undefined) page.location.reload();
  else page.location.assign(href);
  return true;
}

/** Loads a module once; a failure is retried. Caches the module, because even a repeated `import()` costs a task. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => (loaded ??= await load());
}

/**
 * Loads a page's code. If the host responds but the code is missing, it belongs to an old build: the
 * requested page is loaded in full, once. If the host is unreachable, waits for it, because a reload
 * would end on the browser's own error page.
 */
export async function loadOrReload<Code>(
  load: () => Promise<Code>,
  reload: typeof reloadOnce = reloadOnce,
): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (await isHostReachable()) {
        // Some browsers never retry a failed module import, so load the target page in full.
        if (reload(window, pendingPage())) {
          return new Promise(() => undefined);
        }
        throw error;
      }
      await waitForNetwork();
    }
  }
}
