import type { Core } from '@strapi/strapi';
import { addDays, isoDate } from '@iia/shared/dates';
import { endOf, sqlDay } from '../../platform/clock/days';
import { refreshMemberships } from '../memberships/refreshMemberships';
import { sendReminders } from './sendReminders';

/** Days before a membership ends, latest reminder first. */
const DAYS_BEFORE = [1, 7, 30];

/** 30, 7 and 1 day ahead, once per end date; catches up on missed days. @returns the number of reminders */
export async function remindExpiring(strapi: Core.Strapi, now: Date): Promise<number> {
  await refreshMemberships(strapi.db.connection, now);
  let reminded = 0;
  let after = now;
  for (const days of DAYS_BEFORE) {
    reminded += await sendReminders(strapi, {
      kind: 'membership_expiring',
      actor: null,
      key: `membership_expiring_${days}`,
      day: { sql: sqlDay(strapi, 'u.member_expires_at'), bindings: [] },
      concerned: {
        where: `u.member_type <> 'none' and u.member_expires_at > ? and u.member_expires_at <= ?
                and ${endsWithOwnTerm(strapi)}`,
        bindings: [after, lastMomentIn(now, days)],
      },
    });
    after = lastMomentIn(now, days);
  }
  return reminded;
}

/** A seat ends with the company's term: its administrator is reminded, seat holders are not. */
function endsWithOwnTerm(strapi: Core.Strapi): string {
  return `(not exists (select 1 from membership_seats s where s.holder_id = u.id and s.ended_at is null)
    or exists (select 1 from membership_terms t where t.user_id = u.id
      and cast(coalesce(t.ended_on, t.ends_on) as text) = ${sqlDay(strapi, 'u.member_expires_at')}))`;
}

/** The end of the day in Vietnam this many days from now: a membership ends with its last day. */
function lastMomentIn(now: Date, days: number): Date {
  return new Date(endOf(addDays(isoDate(now), days)).getTime() - 1);
}
