import { calm } from './calm';
import { databaseCrash, databaseStopped } from './databaseStopped';
import { diskFull } from './diskFull';
import { kills } from './kills';
import { backup, restore } from './restore';
import type { Scene } from './scene';
import { storageAway } from './storageAway';
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
  storageAway,
  backup,
  restore,
];
