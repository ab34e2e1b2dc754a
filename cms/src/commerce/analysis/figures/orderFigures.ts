import { HOUR_MS } from '@iia/shared/dates';
import { sqlHour } from '../../../platform/clock/days';
import type { Mark, NewSource } from './Source';

/** A transition to a status that has a figure by its own day. */
const DATED = "('paid', 'refunded')";

/** An order reaches a status once; if rows repeat it, the first counts. */
const isFirst = `not exists (select 1 from order_status_changes e
  where e.order_id = c.order_id and e.order_status = c.order_status and e.id < c.id)`;

const HOURS_TO_PAY = { hour: 1, day: 24, threeDays: 72 } as const;

/** `cross join` fixes the join sequence for SQLite, which without statistics would scan all orders of a status. */
export const orderFigures: NewSource = (strapi) => {
  const hourOf = (column: string) => sqlHour(strapi, column);
  const later = (column: string, hours: number) =>
    strapi.db.dialect.client === 'sqlite'
      ? `${column} + ${hours * HOUR_MS}`
      : `${column} + interval '${hours} hours'`;

  const placed: Mark = {
    hour: () => hourOf('o.placed_at'),
    via: { table: 'orders o', on: (row) => `o.id = ${row}.order_id` },
  };
  const changed = (order: string): Mark => ({
    hour: () => hourOf('c.changed_at'),
    via: {
      table: 'order_status_changes c',
      on: (row) => `c.order_id = ${row}.${order} and c.order_status in ${DATED}`,
    },
  });
  const isDated = (row: string) => `${row}.order_status in ${DATED}`;

  const placedIn = 'o.placed_at >= ? and o.placed_at < ?';
  const changedTo = (status: string, now: string, lines = '') =>
    `from order_status_changes c cross join orders o ${lines}
     where c.order_status = '${status}' and c.changed_at >= ? and c.changed_at < ?
       and o.id = c.order_id and o.order_status in (${now}) and ${isFirst}`;
  const sold = (lines?: string) => changedTo('paid', "'paid', 'completed'", lines);
  return {
    name: 'orders',
    version: 1,
    watched: [
      {
        table: 'orders',
        columns: ['id', 'order_status', 'placed_at', 'total'],
        marks: [{ hour: (row) => hourOf(`${row}.placed_at`) }, changed('id')],
      },
      {
        table: 'order_status_changes',
        columns: ['id', 'order_id', 'order_status', 'changed_at'],
        marks: [
          { hour: (row) => hourOf(`${row}.changed_at`), when: isDated },
          { ...placed, when: isDated },
          { ...changed('order_id'), when: isDated },
        ],
      },
      {
        table: 'order_lines',
        columns: ['id', 'order_id', 'kind', 'item_document_id', 'title', 'quantity', 'amount'],
        marks: [placed, changed('order_id')],
      },
    ],
    figures: [
      {
        figure: 'placed',
        range: 'moments',
        select: `select ${hourOf('o.placed_at')} as hour, o.order_status as series, count(*) as count,
            sum(o.total) as amount, null as title
          from orders o where ${placedIn} group by 1, 2`,
      },
      {
        figure: 'kinds',
        range: 'moments',
        select: `select ${hourOf('o.placed_at')} as hour, o.order_status || ':' || l.kind as series,
            count(distinct o.id) as count, sum(l.amount) as amount, null as title
          from orders o cross join order_lines l
          where ${placedIn} and l.order_id = o.id group by 1, 2`,
      },
      {
        figure: 'payment',
        range: 'moments',
        select: `select ${hourOf('p.placed_at')} as hour,
            case when p.paid_at <= ${later('p.placed_at', HOURS_TO_PAY.hour)} then 'within_hour'
                 when p.paid_at <= ${later('p.placed_at', HOURS_TO_PAY.day)} then 'within_day'
                 when p.paid_at <= ${later('p.placed_at', HOURS_TO_PAY.threeDays)} then 'within_three_days'
                 when p.paid_at is not null then 'later'
                 when p.order_status = 'cancelled' then 'never' else 'waiting' end as series,
            count(*) as count, sum(p.total) as amount, null as title
          from (select o.placed_at, o.order_status, o.total,
                  (select min(c.changed_at) from order_status_changes c
                   where c.order_id = o.id and c.order_status = 'paid') as paid_at
                from orders o where ${placedIn}) p
          group by 1, 2`,
      },
      {
        figure: 'sales',
        range: 'moments',
        select: `select ${hourOf('c.changed_at')} as hour, '' as series, count(*) as count,
            sum(o.total) as amount, null as title ${sold()} group by 1`,
      },
      {
        figure: 'items',
        range: 'moments',
        select: `select ${hourOf('c.changed_at')} as hour, l.kind || ':' || l.item_document_id as series,
            sum(l.quantity) as count, sum(l.amount) as amount, max(l.title) as title
          ${sold('cross join order_lines l')} and l.order_id = o.id group by 1, 2`,
      },
      {
        figure: 'refunded',
        range: 'moments',
        select: `select ${hourOf('c.changed_at')} as hour, '' as series, count(*) as count,
            sum(o.total) as amount, null as title ${changedTo('refunded', "'refunded'")} group by 1`,
      },
    ],
    allHours: [
      `select ${hourOf('placed_at')} from orders`,
      `select ${hourOf('changed_at')} from order_status_changes where order_status in ${DATED}`,
    ],
  };
};
