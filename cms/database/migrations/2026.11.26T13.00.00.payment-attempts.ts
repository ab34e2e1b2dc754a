import type { Knex } from 'knex';

/** Payments that members started at a gateway. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('payment_attempts')) return;
  await knex.schema.createTable('payment_attempts', (table) => {
    table.increments('id');
    table.string('document_id', 24).notNullable().unique();
    table.string('gateway', 10).notNullable();
    table.string('reference', 40).notNullable();
    table.string('code', 16).notNullable().index();
    table.bigInteger('amount').notNullable();
    table.string('state', 10).notNullable();
    table.text('url');
    table.datetime('started_at', { useTz: false, precision: 6 }).notNullable();
    table.datetime('expires_at', { useTz: false, precision: 6 }).notNullable();
    table.datetime('due_at', { useTz: false, precision: 6 }).notNullable();
    table.datetime('queried_at', { useTz: false, precision: 6 });
    table.integer('queries').notNullable().defaultTo(0);
    table.unique(['reference', 'gateway']);
    table.index(['state', 'due_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('payment_attempts');
}
