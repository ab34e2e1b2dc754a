import { environment } from '../environment';
import type { PurgeTag } from '../../generated/purge';

/** Batches related changes, e.g. to a seminar and its places. */
const gatherMs = 100;
const timeoutMs = 3_000;
/** Before the second and third attempt. */
const pausesMs = [300, 2_000];

type Told = PurgeTag | '*';

const waiting = new Set<Told>();
let timer: NodeJS.Timeout | undefined;

/** Returns at once and never fails: if the host is unreachable, its pages expire on their own. */
export function purgeTags(tags: Iterable<Told>): void {
  if (!environment().purge) return;
  for (const tag of tags) waiting.add(tag);
  if (waiting.size === 0) return;
  timer ??= setTimeout(() => {
    timer = undefined;
    const told = [...waiting];
    waiting.clear();
    // Without tags, hosts purge everything.
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
