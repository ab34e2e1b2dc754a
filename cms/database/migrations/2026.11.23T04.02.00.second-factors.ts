import type { Knex } from 'knex';

/** Authenticator apps, recovery codes, and logins that wait for either. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('second_factors')) return;
  await knex.schema.createTable('second_factors', (table) => {
    table.integer('user_id').primary();
    // Sealed with ENCRYPTION_KEY.
    table.text('secret').notNullable();
    table.timestamp('confirmed_at');
    // The 30-second step of the last accepted code: neither it nor an earlier one is accepted
    // again.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.integer('user_id').notNullable();
    table.string('digest', 64).notNullable();
    table.timestamp('used_at');
    table.primary(['user_id', 'digest']);
  });
  await knex.schema.createTable('login_challenges', (table) => {
    table.string('digest', 64).primary();
    table.integer('user_id').notNullable().index();
    // Digest of the password hash: a new password ends a login started with the old one.
    table.string('password_digest', 64).notNullable();
    table.timestamp('expires_at').notNullable().index();
    table.integer('attempts').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['login_challenges', 'recovery_codes', 'second_factors']) {
    await knex.schema.dropTableIfExists(table);
  }
}
