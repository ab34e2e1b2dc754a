import type { Knex } from 'knex';

/** Members' CPE hours, the evidence of their own entries, who practises, and certificates of attendance. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('cpe_entries')) return;
  await knex.schema.createTable('attendance_certificates', (table) => {
    table.string('id', 64).primary();
    table.string('number', 32).notNullable().unique();
    table.string('code', 64).notNullable().unique();
    table.integer('user_id').notNullable().index();
    table.string('kind', 16).notNullable();
    // A course or seminar.
    table.string('subject_id', 64).notNullable();
    table.string('title', 255).notNullable();
    table.string('holder_name', 255).notNullable();
    table.integer('tenths').notNullable();
    table.string('completed_on', 10).notNullable();
    table.timestamp('issued_at').notNullable();
    table.timestamp('revoked_at');
    table.string('revoked_reason', 255);
  });
  await knex.raw(
    `create unique index attendance_certificates_valid_uq
     on attendance_certificates (kind, subject_id, user_id) where revoked_at is null`,
  );
  await knex.schema.createTable('cpe_entries', (table) => {
    table.string('id', 64).primary();
    table.integer('user_id').notNullable();
    table.string('day', 10).notNullable();
    // Hours are whole tenths, so that sums are exact.
    table.integer('tenths').notNullable();
    table.string('subject', 255).notNullable();
    table.string('provider', 255).notNullable();
    table.string('part', 16).notNullable();
    table.string('source', 16).notNullable();
    table.string('certificate_id', 64).index();
    table.string('idempotency_key', 64).notNullable();
    table.string('request_hash', 64).notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('revoked_at');
    table.string('revoked_reason', 255);
    table.index(['user_id', 'day']);
    table.unique(['user_id', 'idempotency_key']);
  });
  await knex.schema.createTable('cpe_evidence', (table) => {
    table.string('id', 64).primary();
    table.integer('user_id').notNullable().index();
    // Null until an entry claims the file.
    table.string('entry_id', 64).unique();
    table.string('name', 255).notNullable();
    table.string('type', 64).notNullable();
    table.integer('size').notNullable();
    table.timestamp('uploaded_at').notNullable();
    table.binary('content').notNullable();
  });
  await knex.schema.createTable('cpe_practice', (table) => {
    table.integer('user_id').notNullable();
    table.string('certificate_id', 64).notNullable();
    table.integer('year').notNullable();
    table.boolean('practising').notNullable();
    table.primary(['user_id', 'certificate_id', 'year']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['cpe_practice', 'cpe_evidence', 'cpe_entries', 'attendance_certificates']) {
    await knex.schema.dropTableIfExists(table);
  }
}
