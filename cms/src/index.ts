import type { Core } from '@strapi/strapi';
import { setTimeout as pause } from 'node:timers/promises';
import { startups } from './bootstrap/startups';
import { addTasks } from './platform/clock/addTasks';
import { isCommand } from './platform/commandMode';
import { startRelease } from './platform/release/startRelease';
import { inOrder } from './platform/startup';
import { FINISH_MS } from './platform/lifecycle/stopOnSignal';

interface Start {
  strapi: Core.Strapi;
}

const parts = inOrder(startups);
let endStart: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: Start) {
    endStart = await startRelease(strapi);
    for (const { register, registerServer, tasks = {} } of parts) {
      register?.(strapi);
      if (isCommand()) continue;
      registerServer?.(strapi);
      addTasks(strapi, tasks);
    }
  },

  async bootstrap({ strapi }: Start) {
    if (!isCommand()) for (const { bootstrap } of parts) await bootstrap?.(strapi);
    await endStart?.();
  },

  /**
   * Called while the server finishes its requests, and by Strapi after that. It waits no longer than for
   * requests: a mail server that hangs must not keep the database open.
   */
  async destroy({ strapi }: Start) {
    destroyed ??= destroyInTime(strapi);
    await destroyed;
    // Of a command whose start has failed: its connection would keep the process, and its lock all servers, waiting.
    await endStart?.();
  },
};

let destroyed: Promise<void> | undefined;

async function destroyInTime({ log }: Core.Strapi): Promise<void> {
  const isDone = destroyParts().then(() => true);
  if (await Promise.race([isDone, pause(FINISH_MS, false, { ref: false })])) return;
  log.warn('Emails or batches took too long and were cut');
}

async function destroyParts(): Promise<void> {
  for (const { destroy } of [...parts].reverse()) await destroy?.();
}
