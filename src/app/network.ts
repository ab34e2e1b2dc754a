import { createFlag } from '@/lib/flag';

/** A page's code is waited for, because the host cannot be reached. */
export const waitingForNetwork = createFlag();

/** How often an unreachable host is looked for while a page waits. */
const POLL_MS = 5_000;

/** Whether the host can be reached now; whatever it answers. */
export async function isHostReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/build.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Waits until the host can be reached again, and has the shell say so meanwhile. */
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
