import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

/** Shows that the traffic itself causes no failures. */
export const calm: Scene = {
  name: 'nothing happens',
  mayRefuseOrders: false,
  play: ({ isShort }) => pause(isShort ? 10_000 : 60_000),
};
