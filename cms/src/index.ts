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
   * Called while the server finishes its requests, and again by Strapi after that. Waits no longer than for requests,
   * so that a hanging mail server does not delay the close of the database.
   */
  async destroy({ strapi }: Start) {
    destroyed ??= destroyInTime(strapi);
    await destroyed;
    // If the start of a command failed, its connection would keep the process alive, and its lock would block all
    // servers.
    await endStart?.();
  },
};

let destroyed: Promise<void> | undefined;

async function destroyInTime({ log }: Core.Strapi): Promise<void> {
  const isDone = destroyParts().then(() => true);
  if (await Promise.race([isDone, pause(FINISH_MS, false, { ref: false })])) return;
  log.warn('Emails or batches did not finish in time and were aborted');
}

async function destroyParts(): Promise<void> {
  for (const { destroy } of [...parts].reverse()) await destroy?.();
}
