import { environment } from '../environment';
import type { PurgeTag } from '../../generated/purge';

/** Changes that come together, e.g. when a seminar and its places change, are told together. */
const gatherMs = 100;
const timeoutMs = 3_000;
/** Waits before the second and third try. */
const pausesMs = [300, 2_000];

/** `*` stands for everything. */
type Told = PurgeTag | '*';

const waiting = new Set<Told>();
let timer: NodeJS.Timeout | undefined;

/**
 * Tells the host which cached pages are out of date. Returns at once and never fails: a host that
 * cannot be reached shows its pages until they expire by themselves.
 */
export function purgeTags(tags: Iterable<Told>): void {
  if (!environment().purge) return;
  for (const tag of tags) waiting.add(tag);
  if (waiting.size === 0) return;
  timer ??= setTimeout(() => {
    timer = undefined;
    const told = [...waiting];
    waiting.clear();
    // Everything is what the hosts know as an order without tags.
    const order = told.includes('*') ? {} : { tags: told };
    for (const url of environment().purge?.urls ?? []) void tell(url, order);
  }, gatherMs);
  timer.unref();
}

interface Order {
  tags?: string[];
}

async function tell(url: string, order: Order): Promise<void> {
  for (const pause of [...pausesMs, null]) {
    if (await post(url, order)) return;
    if (pause === null) break;
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
  }
  strapi.log.warn(`${url} could not be told to purge ${order.tags?.join(', ') ?? 'everything'}.`);
}

async function post(url: string, order: Order): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${environment().purge?.secret}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
