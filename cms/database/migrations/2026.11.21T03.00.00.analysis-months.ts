import type { Knex } from 'knex';

/** Sales per item and month, so that reading years of sales touches few rows. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('analysis_item_months')) return;
  await knex.schema.createTable('analysis_item_months', (table) => {
    table.string('month', 7).notNullable();
    table.string('kind', 20).notNullable();
    table.string('item_id', 64).notNullable();
    table.string('title', 200).notNullable();
    table.integer('quantity').notNullable();
    table.bigInteger('revenue').notNullable();
    table.primary(['month', 'kind', 'item_id']);
  });
  // Recomputes totals written before monthly totals existed.
  await knex('analysis_marks').update({ changed_until: 0 });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('analysis_item_months');
}
