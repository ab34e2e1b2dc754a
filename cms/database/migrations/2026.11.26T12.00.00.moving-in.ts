import type { Knex } from 'knex';

/** Redirects from addresses of an old site, and the records that were moved in from it. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('redirects')) return;
  await knex.schema.createTable('redirects', (table) => {
    table.string('old_path', 500).primary();
    table.string('new_path', 500).notNullable();
    table.timestamp('changed_at').notNullable();
  });
  await knex.schema.createTable('moved_records', (table) => {
    table.string('source', 32).notNullable();
    table.string('uid', 128).notNullable();
    table.string('external_id', 255).notNullable();
    table.string('document_id', 64).notNullable();
    table.string('digest', 64).notNullable();
    table.string('saved_at', 32).notNullable();
    table.boolean('pictures').notNullable();
    table.primary(['source', 'uid', 'external_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('moved_records');
  await knex.schema.dropTableIfExists('redirects');
}
