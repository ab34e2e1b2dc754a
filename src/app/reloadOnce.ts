/** From the specification: a failed chunk load reloads the page once in ten seconds at most. */
const WINDOW_MS = 10_000;
const KEY = 'reloadedAt';

/**
 * Reloads the page, unless that was done within the last ten seconds or the tab can't remember it.
 * @param href the page to load instead, where the one on the screen is not the one that was wanted
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
    // Without a memory there is no window, and a reload could go on for ever.
    return false;
  }
  if (href === undefined) page.location.reload();
  else page.location.assign(href);
  return true;
}
