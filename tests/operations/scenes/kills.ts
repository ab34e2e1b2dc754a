import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

export const kills: Scene = {
  name: 'kill -9 of each API and host',
  mayRefuseOrders: false,
  async play({ site }) {
    for (const server of [...site.apis, ...site.hosts]) {
      await server.kill();
      await pause(3_000);
      await server.ready();
    }
  },
};

export const databaseCrash: Scene = {
  name: 'crash of PostgreSQL',
  mayRefuseOrders: true,
  async play({ site }) {
    await site.crashDatabase();
    await site.startDatabase();
    await pause(5_000);
  },
};
