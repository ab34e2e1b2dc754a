import type { Knex } from 'knex';

/** Email address changes: requested, confirmed by the new address, cancelled by the old one. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('email_changes')) return;
  await knex.schema.createTable('email_changes', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index();
    table.string('old_email', 254).notNullable();
    table.string('new_email', 254).notNullable();
    // Digests of the codes in the emails, which are derived from the nonce and a secret.
    table.string('nonce', 32).notNullable();
    table.string('confirm_digest', 64).notNullable().unique();
    table.string('stop_digest', 64).notNullable().unique();
    table.timestamp('asked_at').notNullable();
    table.timestamp('confirm_before').notNullable();
    table.timestamp('stop_before').notNullable();
    table.timestamp('confirmed_at');
    table.timestamp('stopped_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('email_changes');
}
