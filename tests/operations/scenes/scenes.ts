import { calm } from './calm';
import { databaseStopped } from './databaseStopped';
import { diskFull } from './diskFull';
import { databaseCrash, kills } from './kills';
import type { Scene } from './scene';
import { rollback, update } from './updates';

/** Played in this order, on one site. A new one is a file in this folder and a line here. */
export const scenes: readonly Scene[] = [
  calm,
  update,
  rollback,
  kills,
  databaseCrash,
  databaseStopped,
  diskFull,
];
