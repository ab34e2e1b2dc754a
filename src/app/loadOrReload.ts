import { isHostReachable, waitForNetwork } from './network';
import { pendingPage } from './pendingPage';
import { reloadOnce } from './reloadOnce';

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
