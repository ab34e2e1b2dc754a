import type { Knex } from 'knex';

/** The counts that processes share (`src/platform/limits/RateLimiter.ts`), in the columns of rate-limiter-flexible. */
export async function up(knex: Knex): Promise<void> {
  if (knex.client.dialect !== 'postgresql' || (await knex.schema.hasTable('rate_limits'))) return;
  await knex.schema.createTable('rate_limits', (table) => {
    table.text('key').primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('rate_limits');
}
