import type { Knex } from 'knex';

/** When each member first opened a lesson, and how many seconds a finished lesson has used. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('lesson_openings'))) {
    await knex.schema.createTable('lesson_openings', (table) => {
      table.integer('user_id').notNullable();
      table.string('course_id', 64).notNullable();
      table.string('lesson_id', 64).notNullable();
      table.timestamp('opened_at').notNullable();
      table.primary(['user_id', 'course_id', 'lesson_id']);
    });
  }
  if (await knex.schema.hasColumn('lesson_progress', 'seconds')) return;
  await knex.schema.alterTable('lesson_progress', (table) => {
    // Lessons finished before the rule existed used no time.
    table.integer('seconds').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('lesson_progress', (table) => table.dropColumn('seconds'));
  await knex.schema.dropTableIfExists('lesson_openings');
}
