import type { Knex } from 'knex';

/** Uses of each discount code, per member and in total (`user_id` 0). */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('discount_uses')) return;
  await knex.schema.createTable('discount_uses', (table) => {
    table.string('discount_id', 64).notNullable();
    table.integer('user_id').notNullable();
    table.integer('used').notNullable();
    table.integer('use_limit');
    table.primary(['discount_id', 'user_id']);
    table.check('used >= 0', [], 'discount_uses_used_check');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('discount_uses');
}
