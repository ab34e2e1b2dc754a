import type { Knex } from 'knex';

let wake: () => void = () => undefined;

export function onMailWritten(listener: () => void): void {
  wake = listener;
}

/** Wakes the outbox of this process once the transaction has committed. */
export function signalMail({ executionPromise }: Knex.Transaction): void {
  void executionPromise.then(wake, () => undefined);
}
