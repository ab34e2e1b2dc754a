import type { Knex } from 'knex';

type Container = (trx: Knex.Transaction) => unknown;

/** The part of a Knex client that is used here. */
interface Client {
  transaction(container: Container, ...more: unknown[]): unknown;
}

/**
 * Makes a transaction's `commit` reject if the database did not commit. Knex reports that only
 * through the transaction's `executionPromise`, but Strapi awaits `commit`: it would acknowledge
 * writes that were lost.
 */
export function rejectFailedCommits(db: Knex): void {
  const client = db.client as Client;
  const begin = client.transaction.bind(client);
  client.transaction = (container, ...more) =>
    begin(
      (trx) => {
        const commit = trx.commit.bind(trx);
        return container(
          Object.assign(trx, {
            commit: async (value?: unknown): Promise<unknown> => {
              await commit(value);
              return await trx.executionPromise;
            },
          }),
        );
      },
      ...more,
    );
}
