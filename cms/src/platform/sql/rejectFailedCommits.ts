import type { Knex } from 'knex';

type Container = (trx: Knex.Transaction) => unknown;

/** The part of a Knex client that is used here. */
interface Client {
  transaction(container: Container, ...more: unknown[]): unknown;
}

/**
 * Lets a transaction's `commit` reject if the database did not commit. Knex tells that by the transaction's
 * `executionPromise` alone, and Strapi awaits `commit`: it would acknowledge what was never written.
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
