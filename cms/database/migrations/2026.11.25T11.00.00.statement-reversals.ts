import type { Knex } from 'knex';

/** Negative entries of bank statements, which staff handle. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('statement_reversals')) return;
  await knex.schema.createTable('statement_reversals', (table) => {
    table.increments('id');
    table.string('document_id', 24).notNullable().unique();
    table.string('line_id', 100).notNullable().unique();
    table.string('reverses', 10).notNullable();
    table.bigInteger('amount').notNullable();
    table.text('description').notNullable();
    table.string('reference', 100);
    table.datetime('banked_at', { useTz: false, precision: 6 }).notNullable();
    table.integer('bank_transaction_id').index();
    table.string('state', 10).notNullable();
    table.text('note');
    table.string('closed_by', 200);
    table.datetime('closed_at', { useTz: false, precision: 6 });
    table.datetime('listed_at', { useTz: false, precision: 6 }).notNullable();
    table.index(['state', 'listed_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('statement_reversals');
}
