import type { Core } from '@strapi/strapi';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../environment';
import { finishBackgroundWork } from './backgroundWork';
import { Connections } from './Connections';
import { stopOnSignal } from './stopOnSignal';

const connections = new Connections();

export const isStopping = (): boolean => connections.isLeaving;

/** Replaces Strapi's reaction to signals, which cuts all requests in flight. */
export function stopGracefully(strapi: Core.Strapi): void {
  connections.track(strapi.server.httpServer);
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  stopOnSignal({
    drainMs: environment().drainSeconds * 1_000,
    log: strapi.log,
    leave() {
      // Before the server listens, nothing is in flight, and the next start repeats unfinished work.
      if (!strapi.server.httpServer.listening) process.exit(0);
      connections.leave();
    },
    async finish(ms) {
      strapi.cron.stop();
      const late = pause(ms);
      const [cut] = await Promise.all([
        connections.finish(ms),
        strapi.runUserLifecycles('destroy'),
      ]);
      if (cut > 0) strapi.log.warn(`${cut} requests did not finish in time and were aborted`);
      const unfinished = await finishBackgroundWork(late);
      if (unfinished > 0) {
        strapi.log.warn(`${unfinished} background runs did not finish in time and were aborted`);
      }
      await strapi.destroy();
    },
  });
}
