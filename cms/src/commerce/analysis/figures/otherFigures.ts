import type { Core } from '@strapi/strapi';
import { sqlHour } from '../../../platform/clock/days';
import { tables } from '../../../platform/tables';
import type { NewSource, Watched } from './Source';

/** A member who starts a new term within this many days after the last one has renewed. */
export const DAYS_TO_RENEW = 30;

/** Days have no hour: their figures belong to the first hour. */
const firstHour = (day: string) => `cast(${day} as text) || 'T00'`;

const atMoment = (
  strapi: Core.Strapi,
  table: string,
  moment: string,
  others: readonly string[],
): Watched => ({
  table,
  columns: ['id', moment, ...others],
  marks: [
    {
      hour: (row) => sqlHour(strapi, `${row}.${moment}`),
      when: (row) => `${row}.${moment} is not null`,
    },
  ],
});

const onDay = (table: string, day: string, others: readonly string[]): Watched => ({
  table,
  columns: ['id', day, ...others],
  marks: [
    { hour: (row) => firstHour(`${row}.${day}`), when: (row) => `${row}.${day} is not null` },
  ],
});

/** Refunded money, by the day of the transfer. */
export const refundFigures: NewSource = (strapi) => ({
  name: 'refunds',
  version: 1,
  watched: [atMoment(strapi, 'refunds', 'sent_at', ['state', 'amount'])],
  figures: [
    {
      figure: 'returned',
      range: 'moments',
      select: `select ${sqlHour(strapi, 'r.sent_at')} as hour, '' as series, count(*) as count,
          sum(r.amount) as amount, null as title
        from refunds r where r.state = 'sent' and r.sent_at >= ? and r.sent_at < ? group by 1`,
    },
  ],
  allHours: [`select ${sqlHour(strapi, 'sent_at')} from refunds where sent_at is not null`],
});

export const memberFigures: NewSource = (strapi) => ({
  name: 'members',
  version: 1,
  watched: [atMoment(strapi, tables.users, 'created_at', [])],
  figures: [
    {
      figure: 'members',
      range: 'moments',
      select: `select ${sqlHour(strapi, 'u.created_at')} as hour, '' as series, count(*) as count,
          0 as amount, null as title
        from ${tables.users} u where u.created_at >= ? and u.created_at < ? group by 1`,
    },
  ],
  allHours: [
    `select ${sqlHour(strapi, 'created_at')} from ${tables.users} where created_at is not null`,
  ],
});

/** Memberships by the hour of their end: those that end later are in force. */
export const expiryFigures: NewSource = (strapi) => ({
  name: 'expiries',
  version: 1,
  watched: [atMoment(strapi, tables.users, 'member_expires_at', ['member_type'])],
  figures: [
    {
      figure: 'expiries',
      range: 'moments',
      select: `select ${sqlHour(strapi, 'u.member_expires_at')} as hour, u.member_type as series,
          count(*) as count, 0 as amount, null as title
        from ${tables.users} u
        where u.member_expires_at >= ? and u.member_expires_at < ? and u.member_type is not null
        group by 1, 2`,
    },
  ],
  allHours: [
    `select ${sqlHour(strapi, 'member_expires_at')} from ${tables.users}
     where member_expires_at is not null`,
  ],
});

/** Terms by their agreed last day, unless ended early: whether the member has renewed. */
export const renewalFigures: NewSource = (strapi) => ({
  name: 'renewals',
  version: 1,
  watched: [
    {
      table: 'membership_terms',
      columns: ['id', 'user_id', 'member_type', 'starts_on', 'ends_on', 'ended_on'],
      marks: [
        {
          hour: (row) => firstHour(`${row}.ends_on`),
          when: (row) => `${row}.ends_on is not null`,
        },
        {
          hour: () => firstHour('t.ends_on'),
          via: { table: 'membership_terms t', on: (row) => `t.user_id = ${row}.user_id` },
        },
      ],
    },
  ],
  figures: [
    {
      figure: 'renewals',
      range: 'days',
      select: `select ${firstHour('t.ends_on')} as hour,
          t.member_type || ':' || case when exists (
            select 1 from membership_terms n
            where n.user_id = t.user_id and n.starts_on > t.ends_on and n.starts_on <= ${
              strapi.db.dialect.client === 'sqlite'
                ? `date(t.ends_on, '+${DAYS_TO_RENEW} days')`
                : `t.ends_on + ${DAYS_TO_RENEW}`
            } and (n.ended_on is null or n.ended_on >= n.starts_on)
          ) then 'kept' else 'lost' end as series,
          count(*) as count, 0 as amount, null as title
        from membership_terms t where t.ends_on >= ? and t.ends_on <= ? and t.ended_on is null
        group by 1, 2`,
    },
  ],
  allHours: [`select ${firstHour('ends_on')} from membership_terms where ends_on is not null`],
});

/** Hours from certificates of attendance, in tenths, by the day of completion. */
export const cpeFigures: NewSource = () => ({
  name: 'cpe',
  version: 1,
  watched: [onDay('attendance_certificates', 'completed_on', ['kind', 'tenths', 'revoked_at'])],
  figures: [
    {
      figure: 'cpe',
      range: 'days',
      select: `select ${firstHour('a.completed_on')} as hour, a.kind as series, count(*) as count,
          sum(a.tenths) as amount, null as title
        from attendance_certificates a
        where a.completed_on >= ? and a.completed_on <= ? and a.revoked_at is null
        group by 1, 2`,
    },
  ],
  allHours: [`select ${firstHour('completed_on')} from attendance_certificates`],
});

/** Certificates by the day of issue: the total over all days is the register. */
export const certificateFigures: NewSource = () => ({
  name: 'certificates',
  version: 1,
  watched: [onDay('certificate_statuses', 'issued_on', ['certification', 'state'])],
  figures: [
    {
      figure: 'certificates',
      range: 'days',
      select: `select ${firstHour('s.issued_on')} as hour, s.certification || ':' || s.state as series,
          count(*) as count, 0 as amount, null as title
        from certificate_statuses s where s.issued_on >= ? and s.issued_on <= ? group by 1, 2`,
    },
  ],
  allHours: [
    `select ${firstHour('issued_on')} from certificate_statuses where issued_on is not null`,
  ],
});
