import type { Knex } from 'knex';

/** When a session proved the second factor, and an app that will replace the current one. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('login_sessions', 'second_factor_at'))) {
    await knex.schema.alterTable('login_sessions', (table) => {
      table.timestamp('second_factor_at');
    });
  }
  if (await knex.schema.hasColumn('second_factors', 'next_secret')) return;
  await knex.schema.alterTable('second_factors', (table) => {
    // Sealed with ENCRYPTION_KEY, like `secret`, which stays in use until this one is confirmed.
    table.text('next_secret');
  });
  await knex('second_factors')
    .whereNull('confirmed_at')
    .update({ next_secret: knex.ref('secret') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('second_factors', (table) => table.dropColumn('next_secret'));
  await knex.schema.alterTable('login_sessions', (table) => table.dropColumn('second_factor_at'));
}
