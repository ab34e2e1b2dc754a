import type { Knex } from 'knex';

/** The address by which a recipient unsubscribes from emails of this kind. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('letter_bodies', 'unsubscribe_url')) return;
  await knex.schema.alterTable('letter_bodies', (table) => table.string('unsubscribe_url', 1000));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('letter_bodies', (table) => table.dropColumn('unsubscribe_url'));
}
