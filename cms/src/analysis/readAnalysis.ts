import type { Core } from '@strapi/strapi';
import { ORDER_STATUSES } from '../orders/orderStatus';
import { refreshMemberships } from '../memberships/keepMemberships';
import { query } from '../platform/sql/query';
import type { ItemKind, OrderStatus } from '../generated/types';
import {
  daysOf,
  endOf,
  sqlDay,
  startOf,
  wholeMonthsOf,
  type Day,
  type DayRange,
} from '../platform/clock/days';
import type { AnalysisUser, MemberType } from '../generated/types';
import { expiringMembers, MEMBER_TYPES } from '../user-list/members';
import { refreshSales } from './salesFigures';
import { tables } from '../platform/tables';
import { limits } from '../generated/limits';

interface RevenuePoint {
  on: Day;
  revenue: number;
  orders: number;
}

interface BestSeller {
  kind: ItemKind;
  documentId: string;
  title: string;
  quantity: number;
  revenue: number;
}

export interface Analysis extends DayRange {
  revenue: number;
  orderCount: number;
  revenueByDay: RevenuePoint[];
  revenueByMonth: RevenuePoint[];
  ordersByStatus: { status: OrderStatus; count: number; total: number }[];
  bestSellers: BestSeller[];
  newMembers: { on: Day; count: number }[];
  membersByType: { memberType: MemberType; count: number }[];
  expiringMemberships: AnalysisUser[];
}

const EXPIRING_MS = 30 * 86_400_000;
/** All figures of a range. Days and months without sales are included as 0. */
export async function readAnalysis(strapi: Core.Strapi, range: DayRange): Promise<Analysis> {
  await refreshSales(strapi);
  const now = new Date();
  await refreshMemberships(strapi.db.connection, now);
  const sums = await readSums(strapi, range);
  const revenueByDay = byDay(sums, range);
  return {
    ...range,
    revenue: total(revenueByDay, ({ revenue }) => revenue),
    orderCount: total(revenueByDay, ({ orders }) => orders),
    revenueByDay,
    revenueByMonth: byMonth(revenueByDay),
    ordersByStatus: ORDER_STATUSES.map((status) => {
      const rows = sums.filter(({ figure }) => figure === status);
      return {
        status,
        count: total(rows, (row) => row.orders),
        total: total(rows, (row) => row.total),
      };
    }),
    bestSellers: await readBestSellers(strapi, range),
    newMembers: await readNewMembers(strapi, range),
    membersByType: await readMembersByType(strapi, now),
    expiringMemberships: await expiringMembers(
      strapi,
      now,
      new Date(now.getTime() + EXPIRING_MS),
      limits.expiringMembers,
    ),
  };
}

interface Sum {
  day: Day;
  figure: string;
  orders: number;
  total: number;
}

async function readSums(strapi: Core.Strapi, { from, to }: DayRange): Promise<Sum[]> {
  const rows = await query<Sum & { total: number | string }>(
    strapi.db.connection,
    'select day, figure, orders, total from analysis_orders where day >= ? and day <= ?',
    [from, to],
  );
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

function byDay(sums: readonly Sum[], range: DayRange): RevenuePoint[] {
  const sales = new Map(
    sums.filter(({ figure }) => figure === 'sales').map((sum) => [sum.day, sum] as const),
  );
  return daysOf(range).map((on) => {
    const sum = sales.get(on);
    return { on, revenue: sum?.total ?? 0, orders: sum?.orders ?? 0 };
  });
}

function byMonth(days: readonly RevenuePoint[]): RevenuePoint[] {
  const months = new Map<string, RevenuePoint>();
  for (const { on, revenue, orders } of days) {
    const first = `${on.slice(0, 7)}-01`;
    const month = months.get(first) ?? { on: first, revenue: 0, orders: 0 };
    months.set(first, {
      on: first,
      revenue: month.revenue + revenue,
      orders: month.orders + orders,
    });
  }
  return [...months.values()];
}

/** Combines totals of whole months with the days before and after them. */
async function readBestSellers(strapi: Core.Strapi, range: DayRange): Promise<BestSeller[]> {
  const { from, to } = range;
  const months = wholeMonthsOf(range);
  const sums = (where: string) =>
    `select kind, item_id, title, quantity, revenue from analysis_items where ${where}`;
  const rows = await query<BestSeller & { quantity: number | string; revenue: number | string }>(
    strapi.db.connection,
    `select kind, item_id as "documentId", max(title) as title, sum(quantity) as quantity,
            sum(revenue) as revenue
     from (${
       months
         ? `${sums('day >= ? and day < ?')} union all ${sums('day > ? and day <= ?')}
            union all select kind, item_id, title, quantity, revenue from analysis_item_months
            where month >= ? and month <= ?`
         : sums('day >= ? and day <= ?')
     }) sold
     group by kind, item_id order by sum(revenue) desc, sum(quantity) desc, item_id limit 10`,
    months
      ? [from, `${months.first}-01`, `${months.last}-31`, to, months.first, months.last]
      : [from, to],
  );
  return rows.map((row) => ({
    ...row,
    quantity: Number(row.quantity),
    revenue: Number(row.revenue),
  }));
}

async function readNewMembers(
  strapi: Core.Strapi,
  range: DayRange,
): Promise<{ on: Day; count: number }[]> {
  const rows = await query<{ day: Day; members: number | string }>(
    strapi.db.connection,
    `select ${sqlDay(strapi, 'created_at')} as day, count(*) as members from ${tables.users}
     where created_at >= ? and created_at < ? group by 1`,
    [startOf(range.from), endOf(range.to)],
  );
  const counts = new Map(rows.map(({ day, members }) => [day, Number(members)]));
  return daysOf(range).map((on) => ({ on, count: counts.get(on) ?? 0 }));
}

/** An expired membership counts as no membership. */
async function readMembersByType(
  strapi: Core.Strapi,
  now: Date,
): Promise<{ memberType: MemberType; count: number }[]> {
  const rows = await query<{ type: MemberType; members: number | string }>(
    strapi.db.connection,
    `select case when member_expires_at > ? then member_type else 'none' end as type,
            count(*) as members
     from ${tables.users} group by 1`,
    [now],
  );
  const counts = new Map(rows.map(({ type, members }) => [type, Number(members)]));
  return MEMBER_TYPES.map((memberType) => ({ memberType, count: counts.get(memberType) ?? 0 }));
}

function total<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amount(row), 0);
}
