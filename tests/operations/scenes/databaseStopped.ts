import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

export const databaseStopped: Scene = {
  name: 'PostgreSQL stopped',
  mayRefuseOrders: true,
  async play({ site, isShort }) {
    await site.stopDatabase();
    await pause(isShort ? 12_000 : 35_000);
    await site.startDatabase();
    await pause(10_000);
  },
};
