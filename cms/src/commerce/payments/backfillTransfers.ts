import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';

/**
 * Completes transactions from before several providers were supported. Strapi's columns exist only
 * once it runs.
 */
export async function backfillTransfers(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const old = await query(
    db,
    `update bank_transactions set provider = 'bank', banked_at = coalesce(banked_at, received_at),
       allocated = case when state = 'confirmed' then amount else 0 end
     where provider is null returning id`,
  );
  if (old.length === 0) return;
  await query(
    db,
    `insert into bank_transaction_sources (provider, transaction_id, bank_transaction_id)
     select provider, transaction_id, id from bank_transactions where provider = 'bank'
     on conflict do nothing`,
  );
  await query(
    db,
    `insert into bank_transaction_allocations (bank_transaction_id, code, amount)
     select id, code, allocated from bank_transactions
     where provider = 'bank' and allocated > 0 and code is not null
     on conflict do nothing`,
  );
}
