import type { Knex } from 'knex';

/** A digest of each report's amount and text, so that a repeated id with different ones is noticed. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('bank_transaction_sources', 'facts')) return;
  await knex.schema.alterTable('bank_transaction_sources', (table) => {
    table.string('facts', 64);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('bank_transaction_sources', (table) => {
    table.dropColumn('facts');
  });
}
