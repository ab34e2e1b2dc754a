import type { Knex } from 'knex';

/**
 * What a member sees of each login, and until when it counts as fresh. One row per device id of
 * Strapi's sessions.
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('login_sessions')) return;
  await knex.schema.createTable('login_sessions', (table) => {
    table.string('device_id', 64).primary();
    table.string('document_id', 24).notNullable().unique();
    table.integer('user_id').notNullable().index();
    table.string('browser', 40);
    table.string('system', 40);
    table.string('network', 45);
    table.timestamp('started_at').notNullable();
    table.timestamp('last_used_at').notNullable();
    table.timestamp('fresh_until');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('login_sessions');
}
