import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bearerToken, requireMember } from '../../identity/auth/requireMember';
import {
  currentMembership,
  type MembershipColumns,
} from '../../membership/memberships/currentMembership';
import { query } from '../../platform/sql/query';
import type { Buyer } from './orderRecord';
import { tables } from '../../platform/tables';

interface AccountRow extends MembershipColumns {
  email: string;
  confirmed: boolean | number | null;
  grace_days: number | null;
}

export function buyerOf(strapi: Core.Strapi, ctx: Context): Promise<Buyer> {
  return readBuyer(strapi, (ctx.state.user as { id: number }).id);
}

/** @throws Error for an account that does not exist */
export async function readBuyer(strapi: Core.Strapi, id: number): Promise<Buyer> {
  const [row] = await query<AccountRow>(
    strapi.db.connection,
    `select id, email, confirmed, member_type, member_expires_at, member_changes_at,
            (select min(grace_days) from membership_settings) as grace_days
     from ${tables.users} where id = ?`,
    [id],
  );
  if (row === undefined) throw new Error(`Account ${id} does not exist.`);
  return {
    id,
    email: row.email,
    confirmed: Boolean(row.confirmed),
    activeMembership: await isActive(strapi, row, new Date()),
  };
}

/** Null without a token. @throws HttpError 401 for an invalid one, which would get the wrong price */
export async function optionalBuyer(strapi: Core.Strapi, ctx: Context): Promise<Buyer | null> {
  if (bearerToken(ctx) === null) return null;
  await requireMember(strapi, ctx);
  return buyerOf(strapi, ctx);
}

/** Key for rate-limiting wrong guesses at discount codes. */
export function rateLimitKeyOf({ id }: { id: number }): string {
  return `member ${id}`;
}

/** Also true in the grace period after a term, in which a renewal continues the term without a gap. */
async function isActive(strapi: Core.Strapi, row: AccountRow, now: Date): Promise<boolean> {
  const { memberType, memberExpiresAt } = await currentMembership(strapi.db.connection, row, now);
  if (memberType === 'none' || memberExpiresAt === null) return false;
  return memberExpiresAt.getTime() + (row.grace_days ?? 0) * DAY_MS >= now.getTime();
}
