import type { Knex } from 'knex';
import { placeholders, query } from '../../platform/sql/query';

export interface OrderTotals {
  /** Orders placed and not cancelled. */
  orderCount: number;
  /** Đồng paid and not refunded. */
  spent: number;
}

const nothing: OrderTotals = { orderCount: 0, spent: 0 };

interface TotalsRow {
  user_id: number;
  order_count: number | string;
  spent: number | string;
}

/** Keyed by row id of the account, from an index that covers all columns. */
export async function readOrderTotals(
  db: Knex,
  userIds: readonly number[],
): Promise<(userId: number) => OrderTotals> {
  if (userIds.length === 0) return () => nothing;
  const rows = await query<TotalsRow>(
    db,
    `select user_id, sum(case when order_status <> 'cancelled' then 1 else 0 end) as order_count,
            sum(case when order_status in ('paid', 'completed') then total else 0 end) as spent
     from orders where user_id in (${placeholders(userIds.length)}) group by user_id`,
    userIds,
  );
  const found = new Map(
    rows.map(({ user_id: id, order_count: count, spent }) => [
      Number(id),
      { orderCount: Number(count), spent: Number(spent) },
    ]),
  );
  return (userId) => found.get(Number(userId)) ?? nothing;
}
