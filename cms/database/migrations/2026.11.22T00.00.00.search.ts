import type { Knex } from 'knex';

/** What search displays of each published record, and its terms. The server fills it at startup. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('search_entries')) return;
  await knex.schema.createTable('search_entries', (table) => {
    table.increments('id');
    table.string('uid', 64).notNullable();
    table.string('document_id', 64).notNullable();
    table.string('kind', 20).notNullable();
    table.text('title').notNullable();
    table.string('slug', 255);
    table.string('within', 255);
    table.string('date', 30);
    table.text('summary').notNullable();
    table.text('text').notNullable();
    table.string('stamp', 60).notNullable();
    table.unique(['uid', 'document_id']);
  });
  if (knex.client.dialect === 'postgresql') {
    await knex.raw('alter table search_entries add column terms tsvector not null');
    // fastupdate off: a search never scans entries written since the last vacuum.
    await knex.raw(
      'create index search_entries_terms_ix on search_entries using gin (terms) with (fastupdate = off)',
    );
  } else {
    await knex.raw(
      `create virtual table search_terms using fts5(terms, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '.'")`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('search_terms');
  await knex.schema.dropTableIfExists('search_entries');
}
