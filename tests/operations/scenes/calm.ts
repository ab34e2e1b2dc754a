import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene';

/** Shows that the traffic itself causes no failures. */
export const calm: Scene = {
  name: 'nothing happens',
  isShort: false,
  mayFail: 'nothing',
  play: () => pause(60_000),
};
