import type { Knex } from 'knex';

/** What staff do to all accounts that match a filter (src/membership/batches), with a result per account. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('user_batches')) return;
  await knex.schema.createTable('user_batches', (table) => {
    table.increments('id');
    table.string('document_id', 64).notNullable().unique();
    table.string('action', 40).notNullable();
    table.string('state', 20).notNullable();
    table.integer('total').notNullable();
    // JSON: the names of the filters, and who acts (src/identity/audit/AuditEntry.ts).
    table.text('filter').notNullable();
    table.text('actor').notNullable();
    table.integer('caller_id').notNullable();
    table.text('why');
    // Milliseconds.
    table.bigInteger('created_at').notNullable();
    table.bigInteger('started_at');
    table.bigInteger('finished_at');
    // The process that works on it, and when its lease expires.
    table.string('worker', 40);
    table.bigInteger('leased_until');
    table.index(['state', 'id']);
  });
  await knex.schema.createTable('user_batch_rows', (table) => {
    table.integer('batch_id').notNullable();
    table.integer('position').notNullable();
    table.integer('user_id').notNullable();
    table.string('outcome', 20).notNullable();
    table.string('reason', 40);
    table.primary(['batch_id', 'position']);
    table.index(['batch_id', 'outcome', 'reason', 'position']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('user_batch_rows');
  await knex.schema.dropTableIfExists('user_batches');
}
