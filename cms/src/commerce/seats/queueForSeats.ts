import { environment } from '../../platform/environment';
import { SeatQueue } from './SeatQueue';

/** One call prepares while the other locks the item's row; more calls would only occupy connections while they wait. */
const PER_ITEM = 2;
const MAX_WAITING = 1_000;
/** Milliseconds. */
const MAX_WAIT = 3_000;

let queue: SeatQueue | undefined;

/**
 * Runs a member's call that reserves or releases seats, at its turn among the calls of this process.
 * @param items rows that the call locks; documents have no seats, and a call for them alone does not wait
 * @throws SeatsBusy after three seconds
 */
export function queueForSeats<Done>(
  items: readonly { kind: string; documentId: string }[],
  work: () => Promise<Done>,
): Promise<Done> {
  const withSeats = items.filter(({ kind }) => kind !== 'document');
  if (withSeats.length === 0) return work();
  queue ??= new SeatQueue({
    perItem: PER_ITEM,
    all: maxConcurrent(),
    waiting: MAX_WAITING,
    maxWait: MAX_WAIT,
  });
  return queue.run(
    withSeats.map(({ documentId }) => documentId),
    work,
  );
}

/**
 * On PostgreSQL, half of the connections are left for everything else. SQLite has a single one, which two calls share.
 */
function maxConcurrent(): number {
  const { database } = environment();
  return database.client === 'postgres' ? Math.ceil(database.poolMax / 2) : 2;
}
