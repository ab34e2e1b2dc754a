import type { Core } from '@strapi/strapi';
import { sqlDay } from '../platform/clock/days';
import { sendReminders } from './sendReminders';
import { addTasks } from '../platform/clock/addTasks';

const DAY_MS = 86_400_000;

/** Days before a membership ends, latest reminder first. */
const DAYS_BEFORE = [1, 7, 30];

/** 30, 7 and 1 day ahead, once per end date; catches up on missed days. @returns how many */
export async function remindExpiring(strapi: Core.Strapi, now: Date): Promise<number> {
  let reminded = 0;
  let after = 0;
  for (const days of DAYS_BEFORE) {
    reminded += await sendReminders(strapi, {
      kind: 'membership_expiring',
      key: `membership_expiring_${days}`,
      day: { sql: sqlDay(strapi, 'u.member_expires_at'), bindings: [] },
      concerned: {
        where: "u.member_type <> 'none' and u.member_expires_at > ? and u.member_expires_at <= ?",
        bindings: [inDays(now, after), inDays(now, days)],
      },
    });
    after = days;
  }
  return reminded;
}

export function registerReminders(strapi: Core.Strapi): void {
  addTasks(strapi, {
    remindExpiring: {
      options: { rule: '0 8 * * *', tz: 'Asia/Ho_Chi_Minh' },
      task: async () => {
        const reminded = await remindExpiring(strapi, new Date());
        if (reminded > 0)
          strapi.log.info(`${reminded} members reminded that their membership ends`);
      },
    },
  });
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
