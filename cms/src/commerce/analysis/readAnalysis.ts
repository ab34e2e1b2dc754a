import type { Core } from '@strapi/strapi';
import { refreshMemberships } from '../../membership/memberships/refreshMemberships';
import { limits } from '@iia/shared/limits';
import type { Analysis as AnalysisResponse, AnalysisUser } from '../../generated/types';
import type { DayRange } from '../../platform/clock/days';
import { readBestSellers, readSeminarSales } from './bestSellers';
import { readDays, readSums } from './figures/readFigures';
import { refreshFigures } from './figures/refreshFigures';
import { expiringMembers } from '../../membership/user-list/readMembers';
import { byMonth, daySeries, total, type DayValue } from './daySeries';
import { kindsOf, paymentsOf, renewalsOf, statusesOf } from './shares';
import { readCertificatesByState, readMembersByType } from './currentCounts';

export interface Analysis extends Omit<AnalysisResponse, '__typename' | 'expiringMemberships'> {
  expiringMemberships: AnalysisUser[];
}

const EXPIRING_MS = 30 * 86_400_000;
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
