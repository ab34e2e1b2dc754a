import { createBooleanStore } from '@/lib/booleanStore';

/** Set when the host serves a newer build than this page's. */
export const newBuild = createBooleanStore();

/** From the specification. */
const INTERVAL_MS = 3_600_000;

/**
 * Checks every hour for a newer build; then the shell shows a notice, and the next click on a link
 * does a full page load instead of requesting chunks that no longer exist. No input is lost.
 *
 * @returns a function that stops watching
 */
export function watchBuild(ownBuild = ownBuildId()): () => void {
  const timer = setInterval(() => void check(), INTERVAL_MS);
  const check = async () => {
    const served = await servedBuildId();
    if (served === null || served === ownBuild) return;
    clearInterval(timer);
    newBuild.set(true);
    document.addEventListener('click', bypassRouter, { capture: true });
  };
  return () => {
    clearInterval(timer);
    newBuild.set(false);
    document.removeEventListener('click', bypassRouter, { capture: true });
  };
}

/** Hides the click from the router, so that the browser follows the link itself. */
function bypassRouter(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link) event.stopPropagation();
}

function ownBuildId(): string | undefined {
  return document.documentElement.dataset.build;
}

async function servedBuildId(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    if (!response.ok) return null;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    // Offline or restarting: retried in an hour.
    return null;
  }
}
