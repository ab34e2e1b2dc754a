import type { Core } from '@strapi/strapi';
import { startups } from './bootstrap/startups';
import { addTasks } from './platform/clock/addTasks';
import { isCommand } from './platform/commandMode';
import { startRelease } from './platform/release/startRelease';
import { inOrder } from './platform/startup';

interface Start {
  strapi: Core.Strapi;
}

const parts = inOrder(startups);
let endStart: () => Promise<void>;

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
    await endStart();
  },

  /** Called while the server finishes its requests, and by Strapi after that. */
  async destroy() {
    destroyed ??= destroyParts();
    await destroyed;
  },
};

let destroyed: Promise<void> | undefined;

async function destroyParts(): Promise<void> {
  for (const { destroy } of [...parts].reverse()) await destroy?.();
}
