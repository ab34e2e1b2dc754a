import type { Knex } from 'knex';

/** Seats taken per item and option. Runs before Strapi's schema sync, so may use none of its tables. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('order_places')) return;
  await knex.schema.createTable('order_places', (table) => {
    table.string('item_id', 64).notNullable();
    table.string('option_id', 64).notNullable().defaultTo('');
    table.integer('taken').notNullable();
    table.integer('capacity');
    table.primary(['item_id', 'option_id']);
    table.check('taken >= 0', [], 'order_places_taken_check');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('order_places');
}
