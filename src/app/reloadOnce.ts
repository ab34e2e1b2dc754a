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
