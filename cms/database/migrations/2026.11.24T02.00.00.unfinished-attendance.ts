import type { Knex } from 'knex';

/** Past events, with the number of attendees who came and never checked out. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('unfinished_attendance')) return;
  await knex.schema.createTable('unfinished_attendance', (table) => {
    table.increments('id');
    table.string('event_id', 64).notNullable().unique();
    // course, seminar
    table.string('kind', 16).notNullable();
    table.string('title', 255).notNullable();
    table.timestamp('ended_at').notNullable();
    table.integer('tickets').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('unfinished_attendance');
}
