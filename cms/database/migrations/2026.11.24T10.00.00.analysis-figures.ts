import type { Knex } from 'knex';

/** Figures by hour, day and month, and the hours whose figures are stale: docs/decisions/0122. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('analysis_figures')) return;
  await knex.schema.createTable('analysis_figures', (table) => {
    table.string('grain', 5).notNullable();
    table.string('figure', 20).notNullable();
    // In Vietnam: `2026-07-05T14`, `2026-07-05` or `2026-07`, as the grain says.
    table.string('period', 13).notNullable();
    table.string('series', 100).notNullable();
    table.bigInteger('count').notNullable();
    table.bigInteger('amount').notNullable();
    table.string('title', 200);
    table.primary(['grain', 'figure', 'period', 'series']);
  });
  await knex.schema.createTable('analysis_stale', (table) => {
    table.string('source', 20).notNullable();
    table.string('hour', 13).notNullable();
    table.index(['source', 'hour']);
  });
  await knex.schema.createTable('analysis_sources', (table) => {
    table.string('name', 20).primary();
    // Version of the definition that the figures follow; another version rebuilds them at startup.
    table.integer('version').notNullable();
  });
  for (const table of [
    'analysis_orders',
    'analysis_items',
    'analysis_item_months',
    'analysis_marks',
  ]) {
    await knex.schema.dropTableIfExists(table);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['analysis_figures', 'analysis_stale', 'analysis_sources']) {
    await knex.schema.dropTableIfExists(table);
  }
}
