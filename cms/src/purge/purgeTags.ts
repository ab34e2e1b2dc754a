import { environment } from '../environment';

/** Changes that come together, e.g. when a seminar and its places change, are told together. */
const gatherMs = 100;
const timeoutMs = 3_000;
/** Waits before the second and third try. */
const pausesMs = [300, 2_000];

const waiting = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/**
 * Tells the host which cached pages are out of date. Returns at once and never fails: a host that
 * cannot be reached shows its pages until they expire by themselves.
 */
export function purgeTags(tags: Iterable<string>): void {
  if (!environment().purge) return;
  for (const tag of tags) waiting.add(tag);
  if (waiting.size === 0) return;
  timer ??= setTimeout(() => {
    timer = undefined;
    const told = [...waiting];
    waiting.clear();
    void tell(told);
  }, gatherMs);
  timer.unref();
}

async function tell(tags: string[]): Promise<void> {
  for (const pause of [...pausesMs, null]) {
    if (await post(tags)) return;
    if (pause === null) break;
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
  }
  strapi.log.warn(`The host could not be told to purge ${tags.slice(0, 5).join(', ')}.`);
}

async function post(tags: string[]): Promise<boolean> {
  const { purge } = environment();
  if (!purge) return true;
  try {
    const response = await fetch(purge.url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${purge.secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
