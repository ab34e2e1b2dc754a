import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { query } from '../platform/sql/query';
import {
  endOf,
  consecutiveRanges,
  sqlDay,
  startOf,
  type Day,
  type DayRange,
} from '../platform/clock/days';

/** Days per transaction, so that none blocks the database for long. */
const MAX_DAYS_PER_RUN = 31;

/** Longer than any order transaction plus the clock skew between servers. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Recomputes daily totals for the days of orders changed since the last run, so the cost depends on
 * changes, not on the number of orders.
 *
 * `cross join` fixes the join sequence for SQLite, which has no statistics here and would scan all
 * orders of a status.
 */
export async function refreshSales(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const db = strapi.db.connection;
  const [mark] = await query<{ changed_until: number | string }>(
    db,
    "select changed_until from analysis_marks where name = 'sales'",
  );
  const since = new Date(Number(mark?.changed_until ?? 0));
  const changed = await query<{ day: Day }>(
    db,
    `select ${sqlDay(strapi, 'o.placed_at')} as day from orders o where o.updated_at >= ?
     union
     select ${sqlDay(strapi, 'c.changed_at')} as day from orders o
     cross join order_status_changes c
     where c.order_id = o.id and c.order_status = 'paid' and o.updated_at >= ?`,
    [since, since],
  );
  const days = changed.map(({ day }) => day);
  for (const run of consecutiveRanges(days, MAX_DAYS_PER_RUN)) await sumDays(strapi, run);
  const until = now.getTime() - OVERLAP_MS;
  await query(
    db,
    "update analysis_marks set changed_until = ? where name = 'sales' and changed_until < ?",
    [until, until],
  );
}

async function sumDays(strapi: Core.Strapi, run: DayRange): Promise<void> {
  const [placed, paid] = [sqlDay(strapi, 'o.placed_at'), sqlDay(strapi, 'c.changed_at')];
  const between = [startOf(run.from), endOf(run.to)];
  const paidOrders = 'from order_status_changes c cross join orders o';
  const isPaid = `o.id = c.order_id and o.order_status in ('paid', 'completed')
     and c.order_status = 'paid' and c.changed_at >= ? and c.changed_at < ?`;
  await strapi.db.connection.transaction(async (trx) => {
    // Locks: if two servers sum the same days, one waits.
    await query(
      trx,
      "update analysis_marks set changed_until = changed_until where name = 'sales'",
    );
    for (const table of ['analysis_orders', 'analysis_items']) {
      await query(trx, `delete from ${table} where day >= ? and day <= ?`, [run.from, run.to]);
    }
    await query(
      trx,
      `insert into analysis_orders (day, figure, orders, total)
       select ${placed}, o.order_status, count(*), sum(o.total) from orders o
       where o.placed_at >= ? and o.placed_at < ? group by 1, 2
       union all
       select ${paid}, 'sales', count(*), sum(o.total) ${paidOrders}
       where ${isPaid} group by 1`,
      [...between, ...between],
    );
    await query(
      trx,
      `insert into analysis_items (day, kind, item_id, title, quantity, revenue)
       select ${paid}, l.kind, l.item_document_id, max(l.title), sum(l.quantity), sum(l.amount)
       ${paidOrders} cross join order_lines l
       where ${isPaid} and l.order_id = o.id group by 1, 2, 3`,
      between,
    );
    await sumMonths(trx, run.from.slice(0, 7), run.to.slice(0, 7));
  });
}

async function sumMonths(trx: Knex, first: string, last: string): Promise<void> {
  await query(trx, 'delete from analysis_item_months where month >= ? and month <= ?', [
    first,
    last,
  ]);
  await query(
    trx,
    `insert into analysis_item_months (month, kind, item_id, title, quantity, revenue)
     select substr(day, 1, 7), kind, item_id, max(title), sum(quantity), sum(revenue)
     from analysis_items where day >= ? and day <= ? group by 1, 2, 3`,
    [`${first}-01`, `${last}-31`],
  );
}
