import type { Knex } from 'knex';

/** What each person agreed to or declined, and when; rows are only added. Also pending account deletions. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('consents')) return;
  await knex.schema.createTable('consents', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index();
    table.string('kind', 40).notNullable();
    table.boolean('agreed').notNullable();
    // Of the text that was displayed (src/identity/consents/consents.ts).
    table.string('version', 20).notNullable();
    table.timestamp('given_at').notNullable();
  });
  await knex.schema.createTable('account_deletions', (table) => {
    table.integer('user_id').primary();
    table.timestamp('asked_at').notNullable();
    table.timestamp('due_at').notNullable().index();
    table.timestamp('done_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('account_deletions');
  await knex.schema.dropTableIfExists('consents');
}
