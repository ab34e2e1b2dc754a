import type { Knex } from 'knex';

const tables = ['second_factors', 'admin_second_factors'];

/** The step of a code that came too early: the person who tried it knows that it will become valid. */
export async function up(knex: Knex): Promise<void> {
  for (const name of tables) {
    if (await knex.schema.hasColumn(name, 'refused_step')) continue;
    await knex.schema.alterTable(name, (table) => {
      table.bigInteger('refused_step').notNullable().defaultTo(0);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of tables) {
    await knex.schema.alterTable(name, (table) => table.dropColumn('refused_step'));
  }
}
