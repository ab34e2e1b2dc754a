import { environment } from '../environment';
import type { PurgeTag } from '../../generated/purge';
import { isCommand } from '../commandMode';
import { inBackground } from '../lifecycle/backgroundWork';
import type { Context } from 'koa';
import { setTimeout as pause } from 'node:timers/promises';

/** Marks an idempotent repetition, so that it purges no page. */
export function markUnchanged(ctx: Context): void {
  ctx.state.unchanged = true;
}

export const isUnchanged = (ctx: Context): boolean => ctx.state.unchanged === true;

/** Batches related changes, e.g. to a seminar and its seats. */
const batchMs = 100;
const timeoutMs = 3_000;
/** Before the second and third attempt. */
const retryDelaysMs = [300, 2_000];

type PurgeTarget = PurgeTag | '*';

const waiting = new Set<PurgeTarget>();
let isBatching = false;

/**
 * Returns at once and never fails: if the host is unreachable, its pages expire on their own. A command sends them
 * itself (`sendPurges`), once its changes are certain.
 */
export function purgeTags(tags: Iterable<PurgeTarget>): void {
  if (!environment().purge) return;
  for (const tag of tags) waiting.add(tag);
  if (waiting.size === 0) return;
  if (isBatching || isCommand()) return;
  isBatching = true;
  void inBackground(sendBatch());
}

async function sendBatch(): Promise<void> {
  await pause(batchMs, undefined, { ref: false });
  isBatching = false;
  await sendPurges();
}

/** Sends the waiting purges, for a process that is about to exit. */
export async function sendPurges(): Promise<void> {
  const targets = [...waiting];
  waiting.clear();
  if (targets.length === 0) return;
  // Without tags, hosts purge everything.
  const request = targets.includes('*') ? {} : { tags: targets };
  const urls = environment().purge?.urls ?? [];
  await Promise.all(urls.map((url) => sendPurge(url, request)));
}

interface PurgeRequest {
  tags?: string[];
}

async function sendPurge(url: string, request: PurgeRequest): Promise<void> {
  for (const delay of [...retryDelaysMs, null]) {
    if (await post(url, request)) return;
    if (delay === null) break;
    await pause(delay, undefined, { ref: false });
  }
  strapi.log.warn(
    `${url} did not accept the purge of ${request.tags?.join(', ') ?? 'everything'}.`,
  );
}

async function post(url: string, request: PurgeRequest): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${environment().purge?.secret}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
