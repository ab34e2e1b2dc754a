import type { Knex } from 'knex';

/** Which orders and requests a transfer counts for, and how much: one transfer may pay several. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('bank_transaction_allocations')) return;
  await knex.schema.createTable('bank_transaction_allocations', (table) => {
    table.integer('bank_transaction_id').notNullable();
    table.string('code', 16).notNullable().index();
    table.bigInteger('amount').notNullable();
    table.primary(['bank_transaction_id', 'code']);
  });
  if (!(await knex.schema.hasTable('bank_transactions'))) return;
  if (!(await knex.schema.hasColumn('bank_transactions', 'allocated'))) return;
  await knex.raw(
    `insert into bank_transaction_allocations (bank_transaction_id, code, amount)
     select id, code, allocated from bank_transactions where allocated > 0 and code is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('bank_transaction_allocations');
}
