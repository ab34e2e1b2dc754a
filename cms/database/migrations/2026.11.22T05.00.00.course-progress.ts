import type { Knex } from 'knex';

/** Each member's progress in a course, and the lessons that are done. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('course_progress'))) {
    await knex.schema.createTable('course_progress', (table) => {
      table.integer('user_id').notNullable();
      table.string('course_id', 64).notNullable();
      table.string('last_lesson', 64).notNullable();
      table.timestamp('last_at').notNullable();
      table.timestamp('completed_at');
      table.primary(['user_id', 'course_id']);
    });
  }
  if (await knex.schema.hasTable('lesson_progress')) return;
  await knex.schema.createTable('lesson_progress', (table) => {
    table.integer('user_id').notNullable();
    table.string('course_id', 64).notNullable();
    table.string('lesson_id', 64).notNullable();
    table.timestamp('done_at').notNullable();
    table.primary(['user_id', 'course_id', 'lesson_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('lesson_progress');
  await knex.schema.dropTableIfExists('course_progress');
}
