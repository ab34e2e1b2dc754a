import type { Core } from '@strapi/strapi';
import { setTimeout as pause } from 'node:timers/promises';
import { hasWaitedTooLong, limitWaits, noLimits, tableLimits } from '../sql/limitWaits';

const RETRY_MS = 5_000;

/**
 * Lets migrations and schema synchronization wait two seconds for a table's lock, then try again: all later statements
 * of other servers would wait behind them, e.g. for the end of a backup.
 */
export function retrySync({ db, log }: Core.Strapi): void {
  const sync = db.schema.sync.bind(db.schema);
  db.schema.sync = async () => {
    limitWaits(db.connection, tableLimits);
    try {
      for (;;) {
        try {
          return await sync();
        } catch (error) {
          if (!hasWaitedTooLong(error)) throw error;
          log.warn(
            'The start waits for a table that another transaction uses, e.g. a backup.',
            error,
          );
          await pause(RETRY_MS);
        }
      }
    } finally {
      limitWaits(db.connection, noLimits);
    }
  };
}
