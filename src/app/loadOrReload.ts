import { isHostReachable, waitForNetwork } from './network';
import { pendingPage } from './pendingPage';
import { reloadOnce } from './reloadOnce';

/**
 * Loads a page's code. Where the host answers and the code does not come, it is of a build that is gone:
 * the page is loaded anew, once. Where the host cannot be reached, the code is waited for: a reload would
 * end at the browser's own error page.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waited = false; ; waited = true) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (await isHostReachable()) {
        // Some browsers never ask again for code that failed: then the wanted page is loaded whole.
        if (reloadOnce(window, waited ? pendingPage() : undefined)) {
          return new Promise(() => undefined);
        }
        throw error;
      }
      await waitForNetwork();
    }
  }
}
