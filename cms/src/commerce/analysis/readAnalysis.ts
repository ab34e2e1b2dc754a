import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { refreshMemberships } from '../../membership/memberships/refreshMemberships';
import { limits } from '@iia/shared/limits';
import type {
  Analysis as AnalysisResponse,
  AnalysisUser,
  ItemKind,
  OrdersByPayment,
  OrdersOfKind,
  OrdersOfStatus,
  PaymentTime,
  RenewableType,
  RenewalsOfType,
  Certification,
  CertificatesOfState,
  CertificateState,
  MembersOfType,
  MemberType,
} from '../../generated/types';
import { type DayRange, hourOf, nextHour } from '../../platform/clock/days';
import { readBestSellers, readSeminarSales } from './bestSellers';
import { readDays, readSums, type Sum, readAfter, readTotals } from './figures/readFigures';
import { refreshFigures } from './figures/refreshFigures';
import { expiringMembers, MEMBER_TYPES } from '../../membership/user-list/readMembers';
import { byMonth, daySeries, total, type DayValue } from './daySeries';
import { itemKindNames, paymentTimeNames } from '@iia/shared/names';
import { ORDER_STATUSES } from '../orders/orderStatus';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

export interface Analysis extends Omit<AnalysisResponse, '__typename' | 'expiringMemberships'> {
  expiringMemberships: AnalysisUser[];
}

const KINDS = Object.keys(itemKindNames) as readonly ItemKind[];

const PAYMENT_TIMES = Object.keys(paymentTimeNames) as readonly PaymentTime[];

const RENEWABLE = MEMBER_TYPES.filter((type): type is RenewableType => type !== 'none');

function find(sums: readonly Sum[], figure: string, series: string) {
  const sum = sums.find((one) => one.figure === figure && one.series === series);
  return { count: sum?.count ?? 0, total: sum?.amount ?? 0 };
}

const statusesOf = (sums: readonly Sum[]): OrdersOfStatus[] =>
  ORDER_STATUSES.map((status) => ({ status, ...find(sums, 'placed', status) }));

const kindsOf = (sums: readonly Sum[]): OrdersOfKind[] =>
  KINDS.flatMap((kind) =>
    ORDER_STATUSES.map((status) => ({ kind, status, ...find(sums, 'kinds', `${status}:${kind}`) })),
  );

const paymentsOf = (sums: readonly Sum[]): OrdersByPayment[] =>
  PAYMENT_TIMES.map((time) => ({ time, ...find(sums, 'payment', time) }));

const renewalsOf = (sums: readonly Sum[]): RenewalsOfType[] =>
  RENEWABLE.map((memberType) => {
    const { count: kept } = find(sums, 'renewals', `${memberType}:kept`);
    const { count: lost } = find(sums, 'renewals', `${memberType}:lost`);
    return { memberType, due: kept + lost, kept };
  });

const EXPIRING_MS = 30 * DAY_MS;
const TENTHS = 10;

/** All figures of a range. Days and months without any are 0. */
export async function readAnalysis(strapi: Core.Strapi, range: DayRange): Promise<Analysis> {
  const now = new Date();
  await refreshMemberships(strapi.db.connection, now);
  await refreshFigures(strapi);
  const days = daySeries(
    await readDays(strapi, ['sales', 'refunded', 'returned', 'members', 'renewals', 'cpe'], range),
    range,
  );
  const sums = await readSums(strapi, ['placed', 'kinds', 'payment', 'renewals'], range);
  const revenueByDay = days(({ on, of }: DayValue) => ({
    on,
    revenue: of('sales').amount,
    orders: of('sales').count,
  }));
  return {
    ...range,
    revenue: total(revenueByDay, ({ revenue }) => revenue),
    orderCount: total(revenueByDay, ({ orders }) => orders),
    revenueByDay,
    revenueByMonth: byMonth(revenueByDay),
    ordersByStatus: statusesOf(sums),
    ordersByKind: kindsOf(sums),
    ordersByPayment: paymentsOf(sums),
    refundsByDay: days(({ on, of }) => ({
      on,
      orders: of('refunded').count,
      total: of('refunded').amount,
      returned: of('returned').amount,
    })),
    bestSellers: await readBestSellers(strapi, range),
    seminarSales: await readSeminarSales(strapi, range),
    newMembers: days(({ on, of }) => ({ on, count: of('members').count })),
    membersByType: await readMembersByType(strapi, now),
    renewalsByDay: days(({ on, of }) => ({
      on,
      due: of('renewals').count,
      kept: of('renewals', ':kept').count,
    })),
    renewalsByType: renewalsOf(sums),
    certificatesByState: await readCertificatesByState(strapi),
    cpeByDay: days(({ on, of }) => ({
      on,
      certificates: of('cpe').count,
      hours: of('cpe').amount / TENTHS,
    })),
    expiringMemberships: await expiringMembers(
      strapi,
      now,
      new Date(now.getTime() + EXPIRING_MS),
      limits.expiringMembers,
    ),
  };
}

/** As of now; an expired membership counts as no membership. */
async function readMembersByType(strapi: Core.Strapi, now: Date): Promise<MembersOfType[]> {
  const [all] = await readTotals(strapi, ['members']);
  const later = await readAfter(strapi, 'expiries', hourOf(now));
  // An import may have omitted the date they joined.
  const [undated] = await query<{ count: number | string }>(
    strapi.db.connection,
    `select count(*) as count from ${tables.users} where created_at is null`,
  );
  const soon = await query<{ series: MemberType; count: number | string }>(
    strapi.db.connection,
    `select member_type as series, count(*) as count from ${tables.users}
     where member_expires_at > ? and member_expires_at < ? group by 1`,
    [now, nextHour(now)],
  );
  const counts = new Map<string, number>();
  for (const { series, count } of [...later, ...soon]) {
    counts.set(series, (counts.get(series) ?? 0) + Number(count));
  }
  const members = MEMBER_TYPES.filter((type) => type !== 'none').map((memberType) => ({
    memberType,
    count: counts.get(memberType) ?? 0,
  }));
  const everybody = (all?.count ?? 0) + Number(undated?.count ?? 0);
  const none = members.reduce((rest, { count }) => rest - count, everybody);
  return [{ memberType: 'none', count: none }, ...members];
}

/** As of now; combinations without any are absent. */
async function readCertificatesByState(strapi: Core.Strapi): Promise<CertificatesOfState[]> {
  const sums = await readTotals(strapi, ['certificates']);
  return sums
    .filter(({ count }) => count > 0)
    .map(({ series, count }) => {
      const [certification, state] = series.split(':') as [Certification, CertificateState];
      return { certification, state, count };
    })
    .sort((one, other) =>
      `${one.certification} ${one.state}` < `${other.certification} ${other.state}` ? -1 : 1,
    );
}
