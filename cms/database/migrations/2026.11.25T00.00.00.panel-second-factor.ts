import type { Knex } from 'knex';

/** The second factor of panel users, and which of their logins have proved it. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('admin_second_factors')) return;
  await knex.schema.createTable('admin_second_factors', (table) => {
    table.integer('user_id').primary();
    // Sealed with ENCRYPTION_KEY, as is `next_secret`, which replaces it once confirmed.
    table.text('secret').notNullable();
    table.text('next_secret');
    table.timestamp('confirmed_at');
    // The 30-second step of the last accepted code: neither it nor an earlier one is accepted
    // again.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('admin_recovery_codes', (table) => {
    table.integer('user_id').notNullable();
    table.string('digest', 64).notNullable();
    table.timestamp('used_at');
    table.primary(['user_id', 'digest']);
  });
  await knex.schema.createTable('admin_login_proofs', (table) => {
    // Shared by all refreshes of one login.
    table.string('device_id').primary();
    table.integer('user_id').notNullable().index();
    table.timestamp('proved_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['admin_login_proofs', 'admin_recovery_codes', 'admin_second_factors']) {
    await knex.schema.dropTableIfExists(table);
  }
}
