import type { TestApi } from '../support/startApi';

/** Both ends included, days in Vietnam. */
export interface Range {
  from: string;
  to: string;
}

interface Counted {
  count: number;
  amount: number;
}

/** By `day`, `day series` or `series`; without zeros. */
export type Figures = Record<string, Counted>;

/** Minutes from what the database stores to Vietnam's clock: SQLite has UTC, PostgreSQL the server's local time. */
const localMinutes = 7 * 60 + new Date().getTimezoneOffset();

/**
 * The statistics' definitions (docs/decisions/0122), each as one statement over all rows, that shares
 * nothing with the server.
 */
export function plainFigures(api: TestApi, { from, to }: Range) {
  const sqlite = api.database === 'sqlite';
  const day = (column: string) =>
    sqlite
      ? `date(${column} / 1000, 'unixepoch', '+7 hours')`
      : `cast(cast(${column} + interval '${localMinutes} minutes' as date) as text)`;
  const text = (column: string) => `cast(${column} as text)`;
  const hoursAfter = (column: string, hours: number) =>
    sqlite ? `(${column} + ${hours} * 3600000)` : `(${column} + interval '${hours} hours')`;
  const read = async (statement: string, values: readonly unknown[] = []): Promise<Figures> => {
    const rows = await api.sql<Record<'name' | 'count' | 'amount', unknown>>(statement, values);
    return Object.fromEntries(
      rows
        .map(
          (row) =>
            [String(row.name), { count: Number(row.count), amount: Number(row.amount) }] as const,
        )
        .filter(([, { count, amount }]) => count !== 0 || amount !== 0),
    );
  };
  const inRange = (column: string) => `${column} between '${from}' and '${to}'`;
  const firstChange = (status: string) =>
    `(select order_id, min(changed_at) as at from order_status_changes
      where order_status = '${status}' group by order_id)`;
  const sold = `orders o join ${firstChange('paid')} p on p.order_id = o.id
    and o.order_status in ('paid', 'completed') and ${inRange(day('p.at'))}`;
  return {
    revenueByDay: () =>
      read(
        `select ${day('p.at')} as name, count(*) as count, sum(o.total) as amount from ${sold} group by 1`,
      ),
    revenueByMonth: () =>
      read(
        `select substr(${day('p.at')}, 1, 7) || '-01' as name, count(*) as count, sum(o.total) as amount
         from ${sold} group by 1`,
      ),
    ordersByStatus: () =>
      read(
        `select order_status as name, count(*) as count, sum(total) as amount from orders
         where ${inRange(day('placed_at'))} group by 1`,
      ),
    ordersByKind: () =>
      read(
        `select l.kind || ' ' || o.order_status as name, count(distinct o.id) as count, sum(l.amount) as amount
         from orders o join order_lines l on l.order_id = o.id
         where ${inRange(day('o.placed_at'))} group by 1`,
      ),
    ordersByPayment: () =>
      read(
        `select case when p.at is null and o.order_status = 'cancelled' then 'never'
                     when p.at is null then 'waiting'
                     when p.at > ${hoursAfter('o.placed_at', 72)} then 'later'
                     when p.at > ${hoursAfter('o.placed_at', 24)} then 'within_three_days'
                     when p.at > ${hoursAfter('o.placed_at', 1)} then 'within_day'
                     else 'within_hour' end as name, count(*) as count, sum(o.total) as amount
         from orders o left join ${firstChange('paid')} p on p.order_id = o.id
         where ${inRange(day('o.placed_at'))} group by 1`,
      ),
    refundedByDay: () =>
      read(
        `select ${day('r.at')} as name, count(*) as count, sum(o.total) as amount
         from orders o join ${firstChange('refunded')} r on r.order_id = o.id
         where o.order_status = 'refunded' and ${inRange(day('r.at'))} group by 1`,
      ),
    returnedByDay: () =>
      read(
        `select ${day('sent_at')} as name, 0 as count, sum(amount) as amount from refunds
         where state = 'sent' and ${inRange(day('sent_at'))} group by 1`,
      ),
    itemsSold: () =>
      read(
        `select l.kind || ' ' || l.item_document_id as name, sum(l.quantity) as count, sum(l.amount) as amount
         from ${sold} join order_lines l on l.order_id = o.id group by 1`,
      ),
    newMembers: () =>
      read(
        `select ${day('created_at')} as name, count(*) as count, 0 as amount from up_users
         where ${inRange(day('created_at'))} group by 1`,
      ),
    membersByType: (now: Date) =>
      read(
        `select case when member_expires_at > ? then member_type else 'none' end as name,
           count(*) as count, 0 as amount from up_users group by 1`,
        [sqlite ? now.getTime() : now],
      ),
    renewals: (name: 'day' | 'memberType') =>
      read(
        `select ${name === 'day' ? text('t.ends_on') : 't.member_type'} as name, count(*) as count,
           sum(case when exists (select 1 from membership_terms n where n.user_id = t.user_id
             and ${text('n.starts_on')} > ${text('t.ends_on')}
             and ${text('n.starts_on')} <= ${sqlite ? "date(t.ends_on, '+30 days')" : text("cast(t.ends_on + interval '30 days' as date)")}
             and (n.ended_on is null or not n.ended_on < n.starts_on)) then 1 else 0 end) as amount
         from membership_terms t where t.ended_on is null and ${inRange(text('t.ends_on'))} group by 1`,
      ),
    certificates: () =>
      read(
        `select certification || ' ' || state as name, count(*) as count, 0 as amount
         from certificate_statuses group by 1`,
      ),
    /** In tenths of an hour. */
    cpeByDay: () =>
      read(
        `select completed_on as name, count(*) as count, sum(tenths) as amount from attendance_certificates
         where revoked_at is null and ${inRange('completed_on')} group by 1`,
      ),
  };
}
