import type { Knex } from 'knex';

/** Members' passkeys, and challenges that await a browser's response. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('passkeys')) return;
  await knex.schema.createTable('passkeys', (table) => {
    table.increments('id');
    table.string('document_id').notNullable().unique();
    table.integer('user_id').notNullable().index();
    table.string('name', 60).notNullable();
    // Base64url, as is the key.
    table.text('credential_id').notNullable().unique();
    table.text('public_key').notNullable();
    // Signature counter, where the device has one: a copied key falls behind.
    table.bigInteger('counter').notNullable();
    table.string('transports').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('last_used_at');
  });
  await knex.schema.createTable('passkey_challenges', (table) => {
    table.string('digest', 64).primary();
    // The account that adds a passkey; null for a login.
    table.integer('user_id');
    table.timestamp('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('passkey_challenges');
  await knex.schema.dropTableIfExists('passkeys');
}
