import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

/** In which nginx tries it again (deploy/rolling-restart.sh). */
const BACK_AT_NGINX_MS = 5_000;

export const kills: Scene = {
  name: 'kill -9',
  isShort: true,
  mayFail: 'inFlight',
  async play({ site, isShort }) {
    for (const server of isShort ? site.apis.slice(0, 1) : site.servers) {
      await server.kill();
      await server.ready();
      if (!isShort) await pause(BACK_AT_NGINX_MS);
    }
  },
};
