import { createBooleanStore } from '@/lib/booleanStore';

/**
 * Set while a page's code cannot be loaded because the host is unreachable. A reload, the remedy for a chunk of a former
 * build, would then end at the browser's error page.
 */
export const waitingForNetwork = createBooleanStore();

const POLL_MS = 5_000;

/** Whether the host responds at all, with any status. */
export async function isHostReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/build.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Waits until the host is reachable, while the shell shows a notice. */
export async function waitForNetwork(): Promise<void> {
  waitingForNetwork.set(true);
  do {
    await Promise.race([onlineEvent(), new Promise((resolve) => setTimeout(resolve, POLL_MS))]);
  } while (!(await isHostReachable()));
  waitingForNetwork.set(false);
}

const onlineEvent = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
