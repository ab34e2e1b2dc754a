import type { Knex } from 'knex';

/** `search_text` of accounts now contains their tokens; startup rebuilds it where `sort_title` is null. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('up_users'))) return;
  if (!(await knex.schema.hasColumn('up_users', 'sort_title'))) return;
  await knex.raw('update up_users set sort_title = null');
}

export async function down(): Promise<void> {
  // Startup writes the search columns.
}
