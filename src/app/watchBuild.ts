import { createFlag } from '@/lib/flag';

/** A newer build is served than this page is of. */
export const newBuild = createFlag();

/** From the specification: the build is looked up every hour. */
const INTERVAL_MS = 3_600_000;

/**
 * Looks every hour whether a newer build is served; then the shell says so, and the next click on a link loads its page
 * anew instead of asking for chunks that are gone. Nothing that is being typed is lost.
 * @returns a function that ends the watch
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

/** Keeps the click from the router, so that the browser itself follows the link. */
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
    // Offline or restarting: there is another hour.
    return null;
  }
}
