import type { Knex } from 'knex';

/** Bodies of emails, separate from their records (`src/api/outbox`), which staff see in the panel. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('letter_bodies')) return;
  await knex.schema.createTable('letter_bodies', (table) => {
    table.integer('letter_id').primary();
    table.string('reply_to', 255);
    table.text('text').notNullable();
    table.text('html').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('letter_bodies');
}
