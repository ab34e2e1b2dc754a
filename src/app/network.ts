import { createFlag } from '@/lib/flag';

/** A page's code is waited for, because the host cannot be reached. */
export const waitsForNetwork = createFlag();

/** How often an unreachable host is looked for while a page waits. */
const LOOK_MS = 5_000;

/** Whether the host can be reached now; whatever it answers. */
export async function hostAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/build.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Waits until the host can be reached again, and has the shell say so meanwhile. */
export async function networkBack(): Promise<void> {
  waitsForNetwork.set(true);
  do {
    await Promise.race([onlineAgain(), new Promise((resolve) => setTimeout(resolve, LOOK_MS))]);
  } while (!(await hostAnswers()));
  waitsForNetwork.set(false);
}

const onlineAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
