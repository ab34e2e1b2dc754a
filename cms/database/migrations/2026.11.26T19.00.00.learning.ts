import type { Knex } from 'knex';

/** Time studied in each lesson, declarations, and attempts at questions. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('lesson_openings', 'studied_ms'))) {
    await knex.schema.alterTable('lesson_openings', (table) => {
      table.integer('studied_ms').notNullable().defaultTo(0);
      // Where the video was left, in seconds.
      table.float('position');
    });
  }
  if (!(await knex.schema.hasColumn('course_progress', 'declared_at'))) {
    await knex.schema.alterTable('course_progress', (table) => table.timestamp('declared_at'));
  }
  if (!(await knex.schema.hasTable('study_clocks'))) {
    await knex.schema.createTable('study_clocks', (table) => {
      table.integer('user_id').primary();
      // Until when the member's time is counted, in any lesson.
      table.timestamp('counted_at').notNullable();
    });
  }
  if (await knex.schema.hasTable('quiz_attempts')) return;
  await knex.schema.createTable('quiz_attempts', (table) => {
    table.string('id', 64).primary();
    table.integer('user_id').notNullable();
    table.string('course_id', 64).notNullable();
    // Empty for the exam.
    table.string('lesson_id', 64).notNullable();
    // JSON. With their solutions, so the export of a person's data omits it by its name.
    table.text('secret_questions').notNullable();
    table.text('answers').notNullable();
    table.integer('pass_mark').notNullable();
    table.timestamp('started_at').notNullable();
    table.timestamp('expires_at');
    table.timestamp('submitted_at');
    table.boolean('passed').notNullable().defaultTo(false);
  });
  await knex.raw(
    `create unique index quiz_attempts_open on quiz_attempts (user_id, course_id, lesson_id)
     where submitted_at is null`,
  );
  await knex.raw(
    'create index quiz_attempts_started on quiz_attempts (user_id, course_id, lesson_id, started_at)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('quiz_attempts');
  await knex.schema.dropTableIfExists('study_clocks');
  await knex.schema.alterTable('course_progress', (table) => table.dropColumn('declared_at'));
  await knex.schema.alterTable('lesson_openings', (table) =>
    table.dropColumns('studied_ms', 'position'),
  );
}
