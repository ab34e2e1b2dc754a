import type { Knex } from 'knex';

/** Previous slugs of records. Our own table, like `order_places`. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('old_slugs')) return;
  await knex.schema.createTable('old_slugs', (table) => {
    table.string('uid', 128).notNullable();
    table.string('slug', 255).notNullable();
    table.string('document_id', 64).notNullable().index();
    table.primary(['uid', 'slug']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('old_slugs');
}
