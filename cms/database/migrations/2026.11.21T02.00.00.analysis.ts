import type { Knex } from 'knex';

/** Daily sales totals (src/analysis/salesFigures.ts) and reminders already sent. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('analysis_orders')) return;
  await knex.schema.createTable('analysis_orders', (table) => {
    table.string('day', 10).notNullable();
    // An order status counts orders placed that day; `sales` counts orders paid that day and not
    // refunded.
    table.string('figure', 20).notNullable();
    table.integer('orders').notNullable();
    table.bigInteger('total').notNullable();
    table.primary(['day', 'figure']);
  });
  await knex.schema.createTable('analysis_items', (table) => {
    table.string('day', 10).notNullable();
    table.string('kind', 20).notNullable();
    table.string('item_id', 64).notNullable();
    table.string('title', 200).notNullable();
    table.integer('quantity').notNullable();
    table.bigInteger('revenue').notNullable();
    table.primary(['day', 'kind', 'item_id']);
  });
  await knex.schema.createTable('analysis_marks', (table) => {
    table.string('name', 20).primary();
    // In milliseconds: the totals include every order change before this moment.
    table.bigInteger('changed_until').notNullable();
  });
  await knex('analysis_marks').insert({ name: 'sales', changed_until: 0 });
  await knex.schema.createTable('reminders', (table) => {
    table.integer('user_id').notNullable();
    table.string('kind', 40).notNullable();
    table.string('day', 10).notNullable();
    table.bigInteger('sent_at').notNullable();
    table.primary(['user_id', 'kind', 'day']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['analysis_orders', 'analysis_items', 'analysis_marks', 'reminders']) {
    await knex.schema.dropTableIfExists(table);
  }
}
