import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Carries the result out of a transaction that is rolled back. */
class Rehearsed<Result> extends Error {
  constructor(readonly result: Result) {
    super('Rolled back on purpose.');
  }
}

/** Does the work in a transaction that is rolled back. @returns its result */
export async function rehearse<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await strapi.db.transaction(async (): Promise<Result> => {
      throw new Rehearsed(await work());
    });
  } catch (error) {
    if (error instanceof Rehearsed) return (error as Rehearsed<Result>).result;
    throw error;
  }
}

/**
 * Does the work in a transaction, or within the open one so that a failure undoes only this work: on
 * PostgreSQL a failed statement would otherwise end the whole transaction.
 */
export async function attempt<Result>(
  strapi: Core.Strapi,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('savepoint attempt');
    try {
      const result = await work(trx);
      await trx.raw('release savepoint attempt');
      return result;
    } catch (error) {
      await trx.raw('rollback to savepoint attempt');
      await trx.raw('release savepoint attempt');
      throw error;
    }
  });
}
