import type { Core } from '@strapi/strapi';
import type {
  Certification,
  CertificatesOfState,
  CertificateState,
  MembersOfType,
  MemberType,
} from '../../generated/types';
import { hourOf, nextHour } from '../../platform/clock/days';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { readAfter, readTotals } from './figures/readFigures';
import { MEMBER_TYPES } from '../../membership/user-list/readMembers';

/** As of now; an expired membership counts as no membership. */
export async function readMembersByType(strapi: Core.Strapi, now: Date): Promise<MembersOfType[]> {
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
export async function readCertificatesByState(strapi: Core.Strapi): Promise<CertificatesOfState[]> {
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
