import type { Knex } from 'knex';

/**
 * Which providers reported each bank transaction, and the rows that serialize imports of transfers of
 * the same amount.
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('bank_transaction_sources')) return;
  await knex.schema.createTable('bank_transaction_sources', (table) => {
    table.string('provider', 20).notNullable();
    table.string('transaction_id', 100).notNullable();
    table.integer('bank_transaction_id').index();
    table.primary(['provider', 'transaction_id']);
  });
  await knex.schema.createTable('transfer_locks', (table) => {
    table.bigInteger('amount').primary();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('bank_transaction_sources');
  await knex.schema.dropTableIfExists('transfer_locks');
}
