import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

export const databaseStopped: Scene = {
  name: 'PostgreSQL stopped for 35 s',
  isShort: false,
  mayFail: 'orders',
  async play({ site, traffic }) {
    await site.database.stop();
    await pause(35_000);
    await site.database.start();
    await traffic.recover();
  },
};

export const databaseCrash: Scene = {
  name: 'crash of PostgreSQL',
  isShort: false,
  mayFail: 'orders',
  async play({ site, traffic }) {
    await site.database.crash();
    await site.database.start();
    await traffic.recover();
  },
};
